#pragma once

// The pixels seen through a lens, eight at a time. One source is compiled for processors with and
// without AVX2. Both give the same bytes, because all operations are rounded as IEEE 754 says and
// none are fused.

#include "wide.h"

// A lens; lengths are in pixels, and levels are 0 to 255 in the order of the bytes of a pixel.
typedef struct {
  // The content, whose pixels are `density` times as dense as those of the picture. It has at
  // least two rows and two columns.
  const uint32_t *content;
  ptrdiff_t content_stride;
  ptrdiff_t content_width, content_height;
  ptrdiff_t density;
  // The shape: a rectangle around the center, and the radius of its surroundings.
  float center_x, center_y, inner_x, inner_y, radius;
  // The displacement; the bezel is above 0.
  float bezel, amount;
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

// Where eight samples are: distances from the edge (negative inside) and outward normals.
typedef struct {
  cpixels_floats distance, normal_x, normal_y;
} cpixels_lens_places;

CPIXELS_LENS void cpixels_lens_set(cpixels_floats *floats, float value) {
  *floats = (cpixels_floats){value, value, value, value, value, value, value, value};
}

CPIXELS_LENS void cpixels_lens_choose(
  cpixels_floats *floats, const cpixels_ints *where, const cpixels_floats *other
) {
  *floats = (cpixels_floats)(((cpixels_ints)*other & *where) | ((cpixels_ints)*floats & ~*where));
}

// The places of samples relative to the center.
CPIXELS_LENS void cpixels_lens_place(
  const cpixels_lens *lens, const cpixels_floats *x, float y, cpixels_lens_places *places
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {}, one, beyond_y, sign_y;
  cpixels_lens_set(&one, 1);
  cpixels_lens_set(&beyond_y, __builtin_fabsf(y) - lens->inner_y);
  cpixels_lens_set(&sign_y, y < 0 ? -1 : 1);
  cpixels_floats beyond_x = __builtin_elementwise_abs(*x) - lens->inner_x;
  cpixels_floats across_x = __builtin_elementwise_max(beyond_x, zero);
  cpixels_floats across_y = __builtin_elementwise_max(beyond_y, zero);
  cpixels_floats length = __builtin_elementwise_sqrt(across_x * across_x + across_y * across_y);
  cpixels_floats nonzero = __builtin_elementwise_max(length, zero + 1e-6f);
  places->normal_x = across_x / nonzero;
  places->normal_y = across_y / nonzero;
  // In the inner rectangle, the nearest side counts.
  cpixels_ints is_inner = (beyond_x < zero) & (beyond_y < zero);
  cpixels_floats depth = __builtin_elementwise_max(beyond_x, beyond_y);
  cpixels_ints is_beside = is_inner & (beyond_x > beyond_y);
  cpixels_ints is_above = is_inner & ~is_beside;
  cpixels_lens_choose(&length, &is_inner, &depth);
  cpixels_lens_choose(&places->normal_x, &is_beside, &one);
  cpixels_lens_choose(&places->normal_y, &is_above, &one);
  cpixels_ints is_left = *x < zero;
  cpixels_floats left = -places->normal_x;
  cpixels_lens_choose(&places->normal_x, &is_left, &left);
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

// Adds eight samples, whose places are relative to the center.
CPIXELS_LENS void cpixels_lens_add(
  const cpixels_lens *lens, const cpixels_floats *x, float y, float samples,
  cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {}, one, few;
  cpixels_lens_set(&one, 1);
  cpixels_lens_places at;
  cpixels_lens_place(lens, x, y, &at);
  // Samples outside count only for pixels without a sample inside, as if they were at the edge.
  cpixels_ints is_outside = at.distance > zero;
  cpixels_floats weight = one;
  cpixels_lens_set(&few, 0x1p-12f);
  cpixels_lens_choose(&weight, &is_outside, &few);
  cpixels_floats inside = __builtin_elementwise_min(at.distance, zero);
  cpixels_floats slope = __builtin_elementwise_max(inside / lens->bezel + 1, zero);
  cpixels_floats shift = (1 - __builtin_elementwise_sqrt(1 - slope * slope)) * lens->amount
    + (at.distance - inside);
  // The light of the rim, between this sample and the next.
  cpixels_floats lit = __builtin_elementwise_abs(at.normal_x + at.normal_y) * 0.70710678f;
  cpixels_floats ring = (at.distance + lens->rim_width) * samples + 0.5f;
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
    cpixels_floats to_x = (*x + lens->center_x - at.normal_x * way) * density - 0.5f;
    cpixels_floats to_y = (y + lens->center_y - at.normal_y * way) * density - 0.5f;
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
    if (channel == 1) {
      // Coverage is displaced like green.
      cpixels_lens_look(lens, &index, &right, &down, 24, &levels);
      sums->sum[3] += weight * levels;
    }
  }
}

// Adds the undisplaced content of eight pixels: as many samples as it has pixels there.
CPIXELS_LENS void cpixels_lens_copy(
  const cpixels_lens *lens, ptrdiff_t x, ptrdiff_t y, cpixels_lens_sums *sums
) {
  ptrdiff_t density = lens->density;
  cpixels_ints sum[4] = {};
  for (ptrdiff_t row = 0; row < density; row++) {
    const uint32_t *from = lens->content + (y * density + row) * lens->content_stride;
    for (ptrdiff_t column = 0; column < density; column++) {
      cpixels_ints pixels = {};
      for (int lane = 0; lane < 8; lane++) {
        ptrdiff_t place = (x + lane) * density + column;
        pixels[lane] = (int32_t)from[place < lens->content_width ? place : 0];
      }
      for (int channel = 0; channel < 4; channel++) sum[channel] += pixels >> 8 * channel & 255;
    }
  }
  for (int channel = 0; channel < 4; channel++) {
    sums->sum[channel] = __builtin_convertvector(sum[channel], cpixels_floats);
  }
  cpixels_lens_set(&sums->count, (float)(density * density));
}

// The content of eight pixels without the rim's part, and the rim's opacity.
CPIXELS_LENS void cpixels_lens_see(
  const cpixels_lens *lens, ptrdiff_t left, ptrdiff_t top, cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats x = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
  x += (float)left - lens->center_x;
  float y = (float)top + 0.5f - lens->center_y;
  cpixels_lens_places at;
  cpixels_lens_place(lens, &x, y, &at);
  float outermost = at.distance[0];
  for (int lane = 1; lane < 8; lane++) {
    if (at.distance[lane] > outermost) outermost = at.distance[lane];
  }
  // The corners of a pixel are less than this from its center.
  outermost += 0.75f;
  if (outermost > 0) outermost = 0;
  *sums = (cpixels_lens_sums){};
  int has_rim = outermost > -lens->rim_width - 0.5f;
  float slope = outermost / lens->bezel + 1;
  if (slope <= 0 && !has_rim) return cpixels_lens_copy(lens, left, top, sums);
  // Where the displacement changes by at most three pixels from one to the next, the content's own
  // pixels are dense enough. measured
  float steepness = lens->amount * slope, limit = 3 * lens->bezel;
  int is_even = steepness * steepness <= limit * limit * (1 - slope * slope);
  ptrdiff_t samples = is_even && !has_rim ? lens->density : 4;
  for (ptrdiff_t row = 0; row < samples; row++) {
    float down = ((float)row + 0.5f) / (float)samples - 0.5f;
    for (ptrdiff_t column = 0; column < samples; column++) {
      cpixels_floats place = x + (((float)column + 0.5f) / (float)samples - 0.5f);
      cpixels_lens_add(lens, &place, y + down, (float)samples, sums);
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
