// The links of a chain as arrows: solid for strong, dashed for weak, bent so that they run between
// the candidates and not over them.
#pragma once

#include <string>
#include <vector>

namespace nonet::explain {

// A place in a picture.
struct Point {
  double x = 0;
  double y = 0;
};

// Something that is not to be drawn over.
struct Spot {
  Point at;
  double radius;
};

// What an arrow has to mind: spots to go around, and the field it must not leave.
struct Surroundings {
  std::vector<Spot> spots;
  Point low, high;
};

struct Arrow {
  std::string shaft;  // path data
  std::string head;
};
// Between the nearest two of the points of two nodes. Both ends keep their distance `radius`, and
// what lies between is gone around.
Arrow draw_arrow(const std::vector<Point>& from, const std::vector<Point>& to, double radius,
                 const Surroundings& around);

// A coordinate with one digit after the point, "12" or "12.5".
std::string coordinate(double value);

}  // namespace nonet::explain
