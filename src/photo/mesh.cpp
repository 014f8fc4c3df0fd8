// Between any two crossings of a grid there is a piece of line. Each of the 180 is looked for on
// its own, across where it should be; how far off they are, all together, bends the mesh. How many
// of them are where the bent mesh has them says whether this is a grid at all: elsewhere something
// dark is found just as often beside as at the place.

#include "photo/mesh.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace nonet::photo {
namespace {

constexpr int kSide = 9;
constexpr int kAcross = 13;  // looks across a line
constexpr int kHalfAcross = kAcross / 2;
constexpr int kAlong = 5;  // and along a piece of it
constexpr int kHalfAlong = kAlong / 2;
constexpr int kPieces = 2 * (kSide + 1) * kSide;
constexpr float kAtPlace = 0.07F;  // of a cell: no further off

// One piece of line: where it should be, and what is seen there.
struct Piece {
  float u, v;          // its middle
  bool is_upright;     // along a column
  float off;           // how far away it is seen, in cells
  float strength;      // how much darker than what is beside it, of that
  float half = 0.32F;  // of its length, so that what crosses it at its ends is left out
};
using Pieces = std::array<Piece, kPieces>;

std::array<float, Mesh::kTerms> terms_of(float u, float v) {
  const float s = u / 4.5F - 1, t = v / 4.5F - 1;
  return {1, s, t, s * s, s * t, t * t, s * s * s, s * s * t, s * t * t, t * t * t};
}

float dot(const std::array<float, Mesh::kTerms>& a, const std::array<float, Mesh::kTerms>& b) {
  float sum = 0;
  for (int i = 0; i < Mesh::kTerms; ++i) sum += a[i] * b[i];
  return sum;
}

// Where, and how clearly, a dark line crosses the profile; `reach` is what half of it spans.
void judge(Piece& piece, const std::array<float, kAcross>& profile, float reach) {
  std::array<float, kAcross> sorted = profile;
  std::sort(sorted.begin(), sorted.end());
  float paper = 0;
  for (int i = kHalfAcross; i < kAcross; ++i) paper += sorted[i];
  paper = std::max(1.0F, paper / static_cast<float>(kAcross - kHalfAcross));
  const auto darkest =
      static_cast<int>(std::min_element(profile.begin(), profile.end()) - profile.begin());
  const float half = (profile[darkest] + paper) / 2;
  int first = darkest, last = darkest;
  while (first > 0 && profile[first - 1] < half) --first;
  while (last + 1 < kAcross && profile[last + 1] < half) ++last;
  const auto middle = static_cast<float>(first + last) / 2 - static_cast<float>(kHalfAcross);
  piece.off = middle * reach / static_cast<float>(kHalfAcross);
  piece.strength = (paper - profile[darkest]) / paper;
}

void look_at(Piece& piece, const Plane& plane, const Mesh& mesh, float reach) {
  const float across_u = piece.is_upright ? reach : 0, across_v = piece.is_upright ? 0 : reach;
  const float along_u = piece.is_upright ? 0 : piece.half,
              along_v = piece.is_upright ? piece.half : 0;
  const Point middle = mesh.at(piece.u, piece.v);
  const Point side = mesh.at(piece.u + across_u, piece.v + across_v);
  const Point end = mesh.at(piece.u + along_u, piece.v + along_v);
  std::array<float, kAcross> profile{};
  for (int i = 0; i < kAcross; ++i) {
    const float a = static_cast<float>(i - kHalfAcross) / static_cast<float>(kHalfAcross);
    const float x = middle.x + a * (side.x - middle.x), y = middle.y + a * (side.y - middle.y);
    for (int k = 0; k < kAlong; ++k) {
      const float b = static_cast<float>(k - kHalfAlong) / static_cast<float>(kHalfAlong);
      profile[i] += plane.at(x + b * (end.x - middle.x), y + b * (end.y - middle.y));
    }
  }
  judge(piece, profile, reach);
}

Pieces look(const Plane& plane, const Mesh& mesh, float reach) {
  Pieces pieces;
  Piece* piece = pieces.data();
  for (int line = 0; line <= kSide; ++line) {
    for (int i = 0; i < kSide; ++i) {
      const auto at = static_cast<float>(line);
      const float between = static_cast<float>(i) + 0.5F;
      piece[0] = {at, between, true, 0, 0};
      piece[1] = {between, at, false, 0, 0};
      look_at(piece[0], plane, mesh, reach);
      look_at(piece[1], plane, mesh, reach);
      piece += 2;
    }
  }
  return pieces;
}

// Half of what the typical piece shows is a line; but never what noise makes.
float least_strength(const Pieces& pieces) {
  std::array<float, kPieces> strengths{};
  for (int i = 0; i < kPieces; ++i) strengths[i] = pieces[i].strength;
  std::nth_element(strengths.begin(), strengths.begin() + kPieces / 2, strengths.end());
  return std::max(0.02F, 0.3F * strengths[kPieces / 2]);
}

float clarity_of(const Pieces& pieces) {
  const float least = least_strength(pieces);
  const auto seen = std::count_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.strength >= least && std::abs(piece.off) <= kAtPlace;
  });
  return static_cast<float>(seen) / kPieces;
}

float boldness_of(const Pieces& pieces) {
  float bold = 0, fine = 0;
  for (const Piece& piece : pieces) {
    const auto line = static_cast<int>(piece.is_upright ? piece.u : piece.v);
    (line % 3 == 0 ? bold : fine) += piece.strength;
  }
  const float ratio = (bold / 8) / std::max(0.001F, fine / 12);
  return std::clamp(ratio - 1, -0.5F, 0.5F);
}

// Least squares by elimination; the diagonal has been made heavy enough.
using Row = std::array<float, Mesh::kTerms + 1>;
void solve(std::array<Row, Mesh::kTerms>& rows, std::array<float, Mesh::kTerms>& out) {
  constexpr int n = Mesh::kTerms;
  for (int i = 0; i < n; ++i) {
    int pivot = i;
    for (int k = i + 1; k < n; ++k) {
      if (std::abs(rows[k][i]) > std::abs(rows[pivot][i])) pivot = k;
    }
    std::swap(rows[i], rows[pivot]);
    for (int k = i + 1; k < n; ++k) {
      const float factor = rows[k][i] / rows[i][i];
      for (int j = i; j <= n; ++j) rows[k][j] -= factor * rows[i][j];
    }
  }
  for (int i = n - 1; i >= 0; --i) {
    float sum = rows[i][n];
    for (int j = i + 1; j < n; ++j) sum -= rows[i][j] * out[j];
    out[i] = sum / rows[i][i];
  }
}

// The smooth shift that fits what is off best; pieces far from the last fit are no part of it.
std::array<float, Mesh::kTerms> fit_shift(const Pieces& pieces, bool is_upright, float stiffness) {
  const float least = least_strength(pieces);
  std::array<float, Mesh::kTerms> shift{};
  float tolerance = 1;
  for (int round = 0; round < 3; ++round) {
    std::array<Row, Mesh::kTerms> rows{};
    for (int i = 0; i < Mesh::kTerms; ++i) {
      rows[i][i] = i < 3 ? 0.01F : stiffness * (i < 6 ? 1.0F : 3.0F);
    }
    float total = 0, weights = 0.01F;
    for (const Piece& piece : pieces) {
      if (piece.is_upright != is_upright || piece.strength < least) continue;
      const std::array<float, Mesh::kTerms> terms = terms_of(piece.u, piece.v);
      const float error = std::abs(piece.off - dot(shift, terms));
      if (round > 0 && error > tolerance) continue;
      const float weight = std::min(piece.strength, 3 * least) / least;
      total += weight * error;
      weights += weight;
      for (int i = 0; i < Mesh::kTerms; ++i) {
        for (int j = 0; j < Mesh::kTerms; ++j) rows[i][j] += weight * terms[i] * terms[j];
        rows[i][Mesh::kTerms] += weight * terms[i] * piece.off;
      }
    }
    solve(rows, shift);
    tolerance = std::max(0.03F, 1.5F * total / weights);
  }
  return shift;
}

}  // namespace

// The unit square to a quad (Heckbert's way), and nine cells to the unit.
Mesh::Mesh(const Quad& q) {
  const float dx1 = q[1].x - q[2].x, dx2 = q[3].x - q[2].x, dx3 = q[0].x - q[1].x + q[2].x - q[3].x;
  const float dy1 = q[1].y - q[2].y, dy2 = q[3].y - q[2].y, dy3 = q[0].y - q[1].y + q[2].y - q[3].y;
  const float area = dx1 * dy2 - dx2 * dy1;
  const float g = area == 0 ? 0 : (dx3 * dy2 - dx2 * dy3) / area;
  const float h = area == 0 ? 0 : (dx1 * dy3 - dx3 * dy1) / area;
  plane_ = {q[1].x - q[0].x + g * q[1].x,
            q[3].x - q[0].x + h * q[3].x,
            q[0].x,
            q[1].y - q[0].y + g * q[1].y,
            q[3].y - q[0].y + h * q[3].y,
            q[0].y,
            g,
            h,
            1};
}

Point Mesh::at(float u, float v) const {
  const std::array<float, kTerms> terms = terms_of(u, v);
  const float s = (u + dot(shift_u_, terms)) / kSide, t = (v + dot(shift_v_, terms)) / kSide;
  float w = plane_[6] * s + plane_[7] * t + plane_[8];
  if (w < 0.01F) w = 0.01F;  // behind the eye
  return {scale_ * (plane_[0] * s + plane_[1] * t + plane_[2]) / w,
          scale_ * (plane_[3] * s + plane_[4] * t + plane_[5]) / w};
}

Mesh Mesh::scaled(float factor) const {
  Mesh mesh = *this;
  mesh.scale_ *= factor;
  return mesh;
}

class MeshFitter {
 public:
  static void bend(Mesh& mesh, const Pieces& pieces, float stiffness) {
    const auto u = fit_shift(pieces, true, stiffness), v = fit_shift(pieces, false, stiffness);
    for (int i = 0; i < Mesh::kTerms; ++i) {
      mesh.shift_u_[i] += u[i];
      mesh.shift_v_[i] += v[i];
    }
  }
};

FittedMesh fit_mesh(const Plane& plane, const Quad& quad, float reach) {
  Mesh mesh(quad);
  struct Pass {
    float reach, stiffness;
  };
  for (const Pass pass : {Pass{reach, 8}, Pass{reach * 0.67F, 2}, Pass{0.2F, 0.5F}}) {
    MeshFitter::bend(mesh, look(plane, mesh, pass.reach), pass.stiffness);
  }
  const Pieces pieces = look(plane, mesh, 0.25F);
  return {mesh, clarity_of(pieces), boldness_of(pieces)};
}

float clarity_between(const Plane& plane, const Mesh& mesh) {
  const float least = least_strength(look(plane, mesh, 0.25F));
  int seen = 0;
  for (int i = 0; i < kSide * kSide; ++i) {
    const int row = i / kSide, column = i % kSide;
    // Near the sides of cells, where no digit comes.
    constexpr float kMiddle = 0.5F, kNear = 0.13F, kShort = 0.07F;
    const auto u = static_cast<float>(column), v = static_cast<float>(row);
    for (Piece piece : {Piece{u + kMiddle, v + kNear, true, 0, 0, kShort},
                        Piece{u + kNear, v + kMiddle, false, 0, 0, kShort}}) {
      look_at(piece, plane, mesh, 0.25F);
      seen += piece.strength >= least && std::abs(piece.off) <= kAtPlace ? 1 : 0;
    }
  }
  return static_cast<float>(seen) / (2 * kSide * kSide);
}

}  // namespace nonet::photo
