#pragma once

// The pixels seen through a lens, eight at a time. One source is compiled for processors with and
// without AVX2. Both give the same bytes, because all operations are rounded as IEEE 754 says and
// none are fused.

#include "wide.h"

// A lens; lengths are in pixels, and levels are 0 to 255 in the order of the bytes of a pixel.
typedef struct {
  // The content, whose pixels are `density` (1, 2 or 4) times as dense as those of the picture. It
  // has at least two rows and two columns, and memory for whole vectors.
  const uint32_t *content;
  ptrdiff_t content_stride;
  ptrdiff_t content_width, content_height;
  ptrdiff_t density;
  // Whether all of the content is opaque.
  bool is_opaque;
  // The shape: a rectangle around the center, and the radius of its surroundings.
  float center_x, center_y, inner_x, inner_y, radius;
  // The displacement.
  float inverse_bezel, amount;
  // How much farther than green the three colors are displaced, by their place in a pixel.
  float dispersion[3];
  // The layers: premultiplied levels over what is kept, or levels with an opacity.
  float veil_kept, veil[4];
  float shade_alpha, shade[4];
  float rim_width, rim_alpha, rim[4];
  float cover_kept, cover[4];
} cpixels_lens;

typedef float cpixels_floats __attribute__((vector_size(32)));
typedef int32_t cpixels_ints __attribute__((vector_size(32)));
typedef uint64_t cpixels_pairs __attribute__((vector_size(32)));

#define CPIXELS_LENS static inline __attribute__((always_inline))

// Eight samples: what their pixels are made of.
typedef struct {
  cpixels_floats sum[4], rim, count;
} cpixels_lens_sums;

// Where eight pixels are: their centers, the distances of these from the edge (negative inside), the
// outward normals, and the curvature of lines along the edge.
typedef struct {
  cpixels_floats x, y, distance, normal_x, normal_y, curvature;
} cpixels_lens_places;

CPIXELS_LENS void cpixels_lens_set(cpixels_floats *floats, float value) {
  *floats = (cpixels_floats){value, value, value, value, value, value, value, value};
}

CPIXELS_LENS void cpixels_lens_choose(
  cpixels_floats *floats, const cpixels_ints *where, const cpixels_floats *other
) {
  *floats = (cpixels_floats)(((cpixels_ints)*other & *where) | ((cpixels_ints)*floats & ~*where));
}

// The places of eight pixels of a row.
CPIXELS_LENS void cpixels_lens_place(
  const cpixels_lens *lens, ptrdiff_t left, ptrdiff_t top, cpixels_lens_places *places
) {
#pragma clang fp contract(off)
  cpixels_floats steps = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
  places->x = steps + (float)left;
  cpixels_lens_set(&places->y, (float)top + 0.5f);
  // Relative to the center.
  cpixels_floats x = places->x - lens->center_x;
  float y = (float)top + 0.5f - lens->center_y;
  cpixels_floats zero = {}, one, beyond_y, sign_y;
  cpixels_lens_set(&one, 1);
  cpixels_lens_set(&beyond_y, __builtin_fabsf(y) - lens->inner_y);
  cpixels_lens_set(&sign_y, y < 0 ? -1 : 1);
  cpixels_floats beyond_x = __builtin_elementwise_abs(x) - lens->inner_x;
  cpixels_floats across_x = __builtin_elementwise_max(beyond_x, zero);
  cpixels_floats across_y = __builtin_elementwise_max(beyond_y, zero);
  cpixels_floats length = __builtin_elementwise_sqrt(across_x * across_x + across_y * across_y);
  cpixels_floats nonzero = __builtin_elementwise_max(length, zero + 1e-6f);
  cpixels_floats inverse = 1 / nonzero;
  places->normal_x = across_x * inverse;
  places->normal_y = across_y * inverse;
  cpixels_ints is_corner = (across_x > zero) & (across_y > zero);
  places->curvature = (cpixels_floats)((cpixels_ints)inverse & is_corner);
  // In the inner rectangle, the nearest side counts.
  cpixels_ints is_inner = (beyond_x < zero) & (beyond_y < zero);
  cpixels_floats depth = __builtin_elementwise_max(beyond_x, beyond_y);
  cpixels_ints is_beside = is_inner & (beyond_x > beyond_y);
  cpixels_ints is_above = is_inner & ~is_beside;
  cpixels_lens_choose(&length, &is_inner, &depth);
  cpixels_lens_choose(&places->normal_x, &is_beside, &one);
  cpixels_lens_choose(&places->normal_y, &is_above, &one);
  cpixels_ints is_left = x < zero;
  cpixels_floats mirrored = -places->normal_x;
  cpixels_lens_choose(&places->normal_x, &is_left, &mirrored);
  places->normal_y *= sign_y;
  places->distance = length - lens->radius;
}

// One channel of the content at eight places, between the four nearest pixels.
CPIXELS_LENS void cpixels_lens_look(
  const cpixels_lens *lens, const cpixels_ints *index, const cpixels_floats *right,
  const cpixels_floats *down, int shift, cpixels_floats *levels
) {
#pragma clang fp contract(off)
  const uint32_t *content = lens->content;
  cpixels_pairs pairs[2][2];
  for (int row = 0; row < 2; row++, content += lens->content_stride) {
    for (int half = 0; half < 2; half++) {
      uint64_t pair[4];
      for (int lane = 0; lane < 4; lane++) {
        __builtin_memcpy(&pair[lane], content + (*index)[4 * half + lane], sizeof pair[lane]);
      }
      pairs[row][half] = (cpixels_pairs){pair[0], pair[1], pair[2], pair[3]};
    }
  }
  cpixels_floats rows[2];
  for (int row = 0; row < 2; row++) {
    cpixels_ints first = (cpixels_ints)pairs[row][0], second = (cpixels_ints)pairs[row][1];
    cpixels_ints before = __builtin_shufflevector(first, second, 0, 2, 4, 6, 8, 10, 12, 14);
    cpixels_ints after = __builtin_shufflevector(first, second, 1, 3, 5, 7, 9, 11, 13, 15);
    cpixels_floats from = __builtin_convertvector(before >> shift & 255, cpixels_floats);
    cpixels_floats to = __builtin_convertvector(after >> shift & 255, cpixels_floats);
    rows[row] = from + (to - from) * *right;
  }
  *levels = rows[0] + (rows[1] - rows[0]) * *down;
}

// Adds a sample of each of eight pixels, at a distance from its center across the edge and along it.
// The rim is lit between this sample and the next, of which there are as many per pixel.
CPIXELS_LENS void cpixels_lens_add(
  const cpixels_lens *lens, const cpixels_lens_places *at, const cpixels_floats *across,
  const cpixels_floats *along, float samples, cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {}, one, few;
  cpixels_lens_set(&one, 1);
  cpixels_floats distance = at->distance + *across;
  // Samples outside count only for pixels without a sample inside, as if they were at the edge.
  cpixels_ints is_outside = distance > zero;
  cpixels_floats weight = one;
  cpixels_lens_set(&few, 0x1p-12f);
  cpixels_lens_choose(&weight, &is_outside, &few);
  distance = __builtin_elementwise_min(distance, zero);
  cpixels_floats slope = __builtin_elementwise_max(distance * lens->inverse_bezel + 1, zero);
  cpixels_floats shift = (1 - __builtin_elementwise_sqrt(1 - slope * slope)) * lens->amount;
  cpixels_floats lit = __builtin_elementwise_abs(at->normal_x + at->normal_y) * 0.70710678f;
  cpixels_floats ring = (distance + lens->rim_width) * samples + 0.5f;
  ring = __builtin_elementwise_min(__builtin_elementwise_max(ring, zero), one);
  cpixels_floats rim = lit * ring * lens->rim_alpha;
  sums->count += weight;
  sums->rim += weight * rim;
  weight *= 1 - rim;
  cpixels_floats last_x = zero + ((float)lens->content_width - 1.0625f);
  cpixels_floats last_y = zero + ((float)lens->content_height - 1.0625f);
  float density = (float)lens->density;
  for (int channel = 0; channel < 3; channel++) {
    cpixels_floats way = shift * lens->dispersion[channel];
    // Where the edge is round, lines toward its center come closer to each other.
    cpixels_floats inward = distance - at->distance - way;
    cpixels_floats aside = *along * (1 - way * at->curvature);
    cpixels_floats to_x = at->x + at->normal_x * inward - at->normal_y * aside;
    cpixels_floats to_y = at->y + at->normal_y * inward + at->normal_x * aside;
    to_x = to_x * density - 0.5f;
    to_y = to_y * density - 0.5f;
    to_x = __builtin_elementwise_min(__builtin_elementwise_max(to_x, zero), last_x);
    to_y = __builtin_elementwise_min(__builtin_elementwise_max(to_y, zero), last_y);
    cpixels_ints column = __builtin_convertvector(to_x, cpixels_ints);
    cpixels_ints row = __builtin_convertvector(to_y, cpixels_ints);
    cpixels_ints index = row * (int32_t)lens->content_stride + column;
    cpixels_floats right = to_x - __builtin_convertvector(column, cpixels_floats);
    cpixels_floats down = to_y - __builtin_convertvector(row, cpixels_floats);
    cpixels_floats levels;
    cpixels_lens_look(lens, &index, &right, &down, 8 * channel, &levels);
    sums->sum[channel] += weight * levels;
    if (channel == 1 && lens->is_opaque) sums->sum[3] += weight * 255;
    if (channel == 1 && !lens->is_opaque) {
      // Coverage is displaced like green.
      cpixels_lens_look(lens, &index, &right, &down, 24, &levels);
      sums->sum[3] += weight * levels;
    }
  }
}

// The sums of pixels next to each other, in two vectors.
CPIXELS_LENS void cpixels_lens_join(const cpixels_ints *pixels, cpixels_ints *sums) {
  *sums = __builtin_shufflevector(pixels[0], pixels[1], 0, 2, 4, 6, 8, 10, 12, 14)
    + __builtin_shufflevector(pixels[0], pixels[1], 1, 3, 5, 7, 9, 11, 13, 15);
}

// Adds the undisplaced content of eight pixels: as many samples as it has pixels there.
CPIXELS_LENS void cpixels_lens_copy(
  const cpixels_lens *lens, ptrdiff_t x, ptrdiff_t y, cpixels_lens_sums *sums
) {
  ptrdiff_t density = lens->density;
  // Blue and red, and green and alpha: 16 bits each.
  cpixels_ints even[4] = {}, odd[4] = {};
  for (ptrdiff_t row = 0; row < density; row++) {
    const uint32_t *from =
      lens->content + (y * density + row) * lens->content_stride + x * density;
    for (ptrdiff_t part = 0; part < density; part++) {
      cpixels_ints pixels;
      __builtin_memcpy(&pixels, from + 8 * part, sizeof pixels);
      even[part] += pixels & 0xff00ff;
      odd[part] += pixels >> 8 & 0xff00ff;
    }
  }
  for (ptrdiff_t parts = density; parts > 1; parts /= 2) {
    for (ptrdiff_t part = 0; part < parts / 2; part++) {
      cpixels_lens_join(even + 2 * part, even + part);
      cpixels_lens_join(odd + 2 * part, odd + part);
    }
  }
  sums->sum[0] = __builtin_convertvector(even[0] & 0xffff, cpixels_floats);
  sums->sum[1] = __builtin_convertvector(odd[0] & 0xffff, cpixels_floats);
  sums->sum[2] = __builtin_convertvector(even[0] >> 16, cpixels_floats);
  sums->sum[3] = __builtin_convertvector(odd[0] >> 16, cpixels_floats);
  cpixels_lens_set(&sums->count, (float)(density * density));
}

// The content of eight pixels without the rim's part, and the rim's opacity.
CPIXELS_LENS void cpixels_lens_see(
  const cpixels_lens *lens, ptrdiff_t left, ptrdiff_t top, cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_lens_places at;
  cpixels_lens_place(lens, left, top, &at);
  // The corners of a pixel are less than this from its center.
  float outermost = __builtin_reduce_max(at.distance) + 0.75f;
  if (outermost > 0) outermost = 0;
  *sums = (cpixels_lens_sums){};
  float slope = outermost * lens->inverse_bezel + 1;
  if (slope <= 0 && outermost < -lens->rim_width - 0.5f) {
    return cpixels_lens_copy(lens, left, top, sums);
  }
  // Where the displacement changes by at most three pixels from one to the next, the content's own
  // pixels are dense enough; elsewhere it takes more samples across the edge. measured
  float steepness = slope > 0 ? lens->amount * lens->inverse_bezel * slope : 0;
  bool is_steep = steepness * steepness > 9 * (1 - slope * slope);
  ptrdiff_t columns = lens->density > 2 ? lens->density : 2, rows = is_steep ? 6 : columns;
  for (ptrdiff_t row = 0; row < rows; row++) {
    float down = ((float)row + 0.5f) / (float)rows - 0.5f;
    for (ptrdiff_t column = 0; column < columns; column++) {
      float right = ((float)column + 0.5f) / (float)columns - 0.5f;
      cpixels_floats across = (cpixels_floats){} + down, along = (cpixels_floats){} + right;
      if (!is_steep) {
        // Undisplaced samples are the content's own pixels.
        across = at.normal_x * right + at.normal_y * down;
        along = at.normal_x * down - at.normal_y * right;
      }
      cpixels_lens_add(lens, &at, &across, &along, (float)rows, sums);
    }
  }
}

// Writes a row of the picture, premultiplied. Coverage, shade and picture have room for a multiple
// of eight pixels.
CPIXELS_LENS void cpixels_lens_write(
  const cpixels_lens *lens, ptrdiff_t y, const float *coverage, const float *shade, uint32_t *to,
  ptrdiff_t width
) {
#pragma clang fp contract(off)
  for (ptrdiff_t x = 0; x < width; x += 8) {
    cpixels_floats covered, shaded;
    __builtin_memcpy(&covered, coverage + x, sizeof covered);
    __builtin_memcpy(&shaded, shade + x, sizeof shaded);
    cpixels_ints pixels = {};
    float most = __builtin_reduce_max(covered);
    if (most > 0) {
      cpixels_lens_sums sums;
      cpixels_lens_see(lens, x, y, &sums);
      cpixels_floats share = 1 / sums.count;
      cpixels_floats rim = sums.rim * share, without = 1 - rim;
      shaded *= lens->shade_alpha;
      for (int channel = 0; channel < 4; channel++) {
        cpixels_floats level = sums.sum[channel] * share * lens->veil_kept
          + without * lens->veil[channel];
        level = level * (1 - shaded) + without * shaded * lens->shade[channel]
          + rim * lens->rim[channel];
        level = (level * lens->cover_kept + lens->cover[channel]) * covered + 0.5f;
        pixels |= __builtin_convertvector(level, cpixels_ints) << 8 * channel;
      }
    }
    __builtin_memcpy(to + x, &pixels, sizeof pixels);
  }
}

static inline void cpixels_lens_row(
  const cpixels_lens *lens, ptrdiff_t y, const float *coverage, const float *shade, uint32_t *to,
  ptrdiff_t width
) {
  cpixels_lens_write(lens, y, coverage, shade, to, width);
}

#if defined(__x86_64__)

CPIXELS_WIDE void cpixels_lens_wide_row(
  const cpixels_lens *lens, ptrdiff_t y, const float *coverage, const float *shade, uint32_t *to,
  ptrdiff_t width
) {
  cpixels_lens_write(lens, y, coverage, shade, to, width);
}

#else

static inline void cpixels_lens_wide_row(
  const cpixels_lens *lens, ptrdiff_t y, const float *coverage, const float *shade, uint32_t *to,
  ptrdiff_t width
) {}

#endif
