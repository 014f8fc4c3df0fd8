// Grids are looked for at several levels of darkness, since no one of them suits every light.
// Whatever is large and connected is a candidate; the mesh that is drawn to its lines tells how
// much of a grid it is. The levels are tried until one shows a clear grid.

#include "photo/find.hpp"

#include <algorithm>
#include <cmath>

namespace nonet::photo {
namespace {

constexpr float kSeen = 0.66F;         // below this clarity it is no grid
constexpr float kHalfSeen = 0.5F;      // but it may become one
constexpr float kBetween = 0.8F;       // above it there are twice as many rows, at least
constexpr float kClear = 0.94F;        // above it there is no need to look on
constexpr float kSameCorner = 0.015F;  // of the longer side: candidates that are the same

struct Level {
  float reach;  // of the window, of the longer side
  int margin;   // of 256
  bool is_thickened;
};
constexpr Level kLevels[] = {
    {0.03F, 16, false}, {0.03F, 16, true}, {0.05F, 28, false}, {0.02F, 8, true},
    {0.02F, 8, false},  {0.1F, 20, true},  {0.05F, 44, true},  {0.0125F, 16, true},
};

bool is_same(const Quad& a, const Quad& b, float tolerance) {
  for (int i = 0; i < 4; ++i) {
    if (std::abs(a[i].x - b[i].x) > tolerance || std::abs(a[i].y - b[i].y) > tolerance)
      return false;
  }
  return true;
}

bool is_inside(Point point, const Mesh& mesh) {
  const Point corners[4] = {mesh.at(0, 0), mesh.at(9, 0), mesh.at(9, 9), mesh.at(0, 9)};
  for (int i = 0; i < 4; ++i) {
    const Point a = corners[i], b = corners[(i + 1) % 4];
    if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) < 0) return false;
  }
  return true;
}

bool overlaps(const Mesh& a, const Mesh& b) {
  return is_inside(a.at(4.5F, 4.5F), b) || is_inside(b.at(4.5F, 4.5F), a);
}

float area_of(const Mesh& mesh) {
  const Point a = mesh.at(0, 0), b = mesh.at(9, 0), c = mesh.at(9, 9), d = mesh.at(0, 9);
  return ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
}

// Small beside the largest: yesterday's solution, not today's puzzle.
void drop_small(std::vector<FittedMesh>& meshes) {
  float largest = 0;
  for (const FittedMesh& each : meshes) largest = std::max(largest, area_of(each.mesh));
  std::erase_if(meshes,
                [&](const FittedMesh& each) { return area_of(each.mesh) < 0.4F * largest; });
}

// As a page is read: rows of grids from the top down, each from left to right.
void put_in_order(std::vector<FittedMesh>& meshes) {
  std::stable_sort(meshes.begin(), meshes.end(), [](const FittedMesh& a, const FittedMesh& b) {
    return a.mesh.at(4.5F, 4.5F).y < b.mesh.at(4.5F, 4.5F).y;
  });
  for (auto row = meshes.begin(); row != meshes.end();) {
    const float bottom = std::max(row->mesh.at(0, 9).y, row->mesh.at(9, 9).y);
    const auto end = std::find_if(row, meshes.end(), [bottom](const FittedMesh& each) {
      return each.mesh.at(4.5F, 4.5F).y >= bottom;
    });
    std::stable_sort(row, end, [](const FittedMesh& a, const FittedMesh& b) {
      return a.mesh.at(4.5F, 4.5F).x < b.mesh.at(4.5F, 4.5F).x;
    });
    row = end;
  }
}

// Where the corners would be if only this part of the mesh were right: columns u0 to u1, rows v0 to
// v1.
struct Part {
  float u0, u1, v0, v1;
};
Quad carried_on(const Mesh& mesh, const Part& part) {
  const Mesh flat({mesh.at(part.u0, part.v0), mesh.at(part.u1, part.v0), mesh.at(part.u1, part.v1),
                   mesh.at(part.u0, part.v1)});
  const float u = 9 / (part.u1 - part.u0), v = 9 / (part.v1 - part.v0);
  const float left = -part.u0 * u, top = -part.v0 * v;
  return {flat.at(left, top), flat.at(left + 9 * u, top), flat.at(left + 9 * u, top + 9 * v),
          flat.at(left, top + 9 * v)};
}

// A mesh that is drawn to something beside the grid is right in part: a side of it is left out and
// carried on from the others, or lies a row too far in or out.
constexpr Part kParts[] = {{0, 6, 0, 9}, {3, 9, 0, 9}, {0, 9, 0, 6}, {0, 9, 3, 9}};
constexpr Part kShifts[] = {{0, 8, 0, 9}, {1, 9, 0, 9}, {0, 9, 0, 8}, {0, 9, 1, 9}};  // one too few

void mend(const Plane& plane, FittedMesh& best) {
  for (int round = 0; round < 3; ++round) {
    const FittedMesh start = best;
    const auto attempt = [&](const Quad& quad) {
      const FittedMesh fitted = fit_mesh(plane, quad, 0.25F);
      if (fitted.worth() > best.worth()) best = fitted;
    };
    for (const Part& part : kParts) attempt(carried_on(start.mesh, part));
    // A corner that something sticks to is where the other three say.
    const Mesh& mesh = start.mesh;
    const Quad quad{mesh.at(0, 0), mesh.at(9, 0), mesh.at(9, 9), mesh.at(0, 9)};
    for (int i = 0; i < 4; ++i) {
      const Point before = quad[(i + 3) % 4], after = quad[(i + 1) % 4], across = quad[(i + 2) % 4];
      Quad mended = quad;
      mended[i] = {before.x + after.x - across.x, before.y + after.y - across.y};
      attempt(mended);
    }
    // The corners of a mesh of eight rows taken for nine, and of ten.
    for (const Part& part : kShifts) {
      attempt({mesh.at(part.u0, part.v0), mesh.at(part.u1, part.v0), mesh.at(part.u1, part.v1),
               mesh.at(part.u0, part.v1)});
      const float du0 = -part.u0, du1 = 18 - part.u1, dv0 = -part.v0, dv1 = 18 - part.v1;
      attempt({mesh.at(du0, dv0), mesh.at(du1, dv0), mesh.at(du1, dv1), mesh.at(du0, dv1)});
    }
    if (best.worth() <= start.worth() + 0.005F) return;
  }
}

// The clearest first, and none that overlaps a clearer one.
void keep_best(std::vector<FittedMesh>& meshes) {
  std::stable_sort(meshes.begin(), meshes.end(),
                   [](const FittedMesh& a, const FittedMesh& b) { return a.worth() > b.worth(); });
  std::vector<FittedMesh> kept;
  for (const FittedMesh& each : meshes) {
    const bool is_new = std::none_of(kept.begin(), kept.end(), [&](const FittedMesh& other) {
      return overlaps(each.mesh, other.mesh);
    });
    if (is_new) kept.push_back(each);
  }
  meshes = std::move(kept);
}

}  // namespace

std::vector<FittedMesh> find_meshes(const Plane& plane) {
  const auto longest = static_cast<float>(std::max(plane.width, plane.height));
  const Plane thick = thickened(plane);
  const Sums sums(plane), thick_sums(thick);
  std::vector<Quad> met;
  std::vector<FittedMesh> meshes;
  for (const Level& level : kLevels) {
    const Threshold threshold{std::max(3, static_cast<int>(level.reach * longest)), level.margin};
    for (const Quad& quad : level.is_thickened ? find_quads(thick, thick_sums, threshold)
                                               : find_quads(plane, sums, threshold)) {
      const bool is_new = std::none_of(met.begin(), met.end(), [&](const Quad& other) {
        return is_same(quad, other, kSameCorner * longest);
      });
      if (!is_new) continue;
      met.push_back(quad);
      const FittedMesh fitted = fit_mesh(plane, quad);
      if (fitted.clarity >= kHalfSeen) meshes.push_back(fitted);
    }
    keep_best(meshes);
    if (!meshes.empty() && meshes.front().clarity >= kClear) break;
  }
  for (FittedMesh& each : meshes) {
    if (each.clarity < kClear) mend(plane, each);
  }
  std::erase_if(meshes, [&](const FittedMesh& each) {
    return each.clarity < kSeen || clarity_between(plane, each.mesh) > kBetween;
  });
  keep_best(meshes);
  drop_small(meshes);
  put_in_order(meshes);
  return meshes;
}

}  // namespace nonet::photo
