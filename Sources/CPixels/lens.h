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
  // Whether all of the content is opaque, and its tiles.
  bool is_opaque;
  const uint64_t *tiles;
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

// The side of the tiles in which content is searched for plain areas, in pixels of the content.
#define CPIXELS_TILE 8
// The highest bit of a tile of one color, whose lowest bits are the color; 0 for other tiles.
#define CPIXELS_PLAIN (1ull << 63)

#define CPIXELS_LENS static inline __attribute__((always_inline))

// Eight samples: what their pixels are made of.
typedef struct {
  cpixels_floats sum[4], rim, count;
} cpixels_lens_sums;

// Where eight pixels are: their centers, the distances of these from the edge (negative inside),
// the outward normals, and the curvature of lines along the edge.
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

CPIXELS_LENS uint64_t cpixels_lens_pair(const uint32_t *content) {
  uint64_t pair;
  __builtin_memcpy(&pair, content, sizeof pair);
  return pair;
}

// One channel of a row of the content at eight places, between two pixels each. Loops over lanes
// are written out, because Swift's compiler does not unroll them.
CPIXELS_LENS void cpixels_lens_read(
  const uint32_t *content, const cpixels_ints *index, const cpixels_floats *right, int shift,
  cpixels_floats *levels
) {
#pragma clang fp contract(off)
  cpixels_ints at = *index;
  cpixels_ints first = (cpixels_ints)(cpixels_pairs){
    cpixels_lens_pair(content + at[0]), cpixels_lens_pair(content + at[1]),
    cpixels_lens_pair(content + at[2]), cpixels_lens_pair(content + at[3])};
  cpixels_ints second = (cpixels_ints)(cpixels_pairs){
    cpixels_lens_pair(content + at[4]), cpixels_lens_pair(content + at[5]),
    cpixels_lens_pair(content + at[6]), cpixels_lens_pair(content + at[7])};
  cpixels_ints before = __builtin_shufflevector(first, second, 0, 2, 4, 6, 8, 10, 12, 14);
  cpixels_ints after = __builtin_shufflevector(first, second, 1, 3, 5, 7, 9, 11, 13, 15);
  cpixels_floats from = __builtin_convertvector(before >> shift & 255, cpixels_floats);
  cpixels_floats to = __builtin_convertvector(after >> shift & 255, cpixels_floats);
  *levels = from + (to - from) * *right;
}

// One channel of the content at eight places, between the four nearest pixels.
CPIXELS_LENS void cpixels_lens_look(
  const cpixels_lens *lens, const cpixels_ints *index, const cpixels_floats *right,
  const cpixels_floats *down, int shift, cpixels_floats *levels
) {
#pragma clang fp contract(off)
  cpixels_floats upper, lower;
  cpixels_lens_read(lens->content, index, right, shift, &upper);
  cpixels_lens_read(lens->content + lens->content_stride, index, right, shift, &lower);
  *levels = upper + (lower - upper) * *down;
}

// The opacity of the rim at samples, of which there are as many per pixel.
CPIXELS_LENS void cpixels_lens_light(
  const cpixels_lens *lens, const cpixels_lens_places *at, const cpixels_floats *distance,
  float samples, cpixels_floats *rim
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {};
  cpixels_floats lit = __builtin_elementwise_abs(at->normal_x + at->normal_y) * 0.70710678f;
  cpixels_floats ring = (*distance + lens->rim_width) * samples + 0.5f;
  ring = __builtin_elementwise_min(__builtin_elementwise_max(ring, zero), zero + 1);
  *rim = lit * ring * lens->rim_alpha;
}

// The distances of samples from the edge, and their weights. Samples outside count only for pixels
// without a sample inside, as if they were at the edge.
CPIXELS_LENS void cpixels_lens_weigh(
  const cpixels_lens_places *at, const cpixels_floats *across, cpixels_floats *distance,
  cpixels_floats *weight
) {
  cpixels_floats zero = {}, few;
  *distance = at->distance + *across;
  cpixels_ints is_outside = *distance > zero;
  *weight = zero + 1;
  cpixels_lens_set(&few, 0x1p-12f);
  cpixels_lens_choose(weight, &is_outside, &few);
  *distance = __builtin_elementwise_min(*distance, zero);
}

// The displacement at distances from the edge of at most 0.
CPIXELS_LENS void cpixels_lens_shift(
  const cpixels_lens *lens, const cpixels_floats *distance, cpixels_floats *shift
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {};
  cpixels_floats slope = __builtin_elementwise_max(*distance * lens->inverse_bezel + 1, zero);
  *shift = (1 - __builtin_elementwise_sqrt(1 - slope * slope)) * lens->amount;
}

// Adds one channel of a sample of each of eight pixels; the displacement is that of green.
CPIXELS_LENS void cpixels_lens_shine(
  const cpixels_lens *lens, const cpixels_lens_places *at, const cpixels_floats *distance,
  const cpixels_floats *shift, const cpixels_floats *along, const cpixels_floats *weight,
  int channel, cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats zero = {};
  cpixels_floats last_x = zero + ((float)lens->content_width - 1.0625f);
  cpixels_floats last_y = zero + ((float)lens->content_height - 1.0625f);
  float density = (float)lens->density;
  cpixels_floats way = *shift * lens->dispersion[channel];
  // Where the edge is round, lines toward its center come closer to each other.
  cpixels_floats inward = *distance - at->distance - way;
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
  sums->sum[channel] += *weight * levels;
  if (channel != 1) return;
  // Coverage is displaced like green.
  if (lens->is_opaque) {
    sums->sum[3] += *weight * 255;
  } else {
    cpixels_lens_look(lens, &index, &right, &down, 24, &levels);
    sums->sum[3] += *weight * levels;
  }
}

// Adds a sample of each of eight pixels, at a distance from its center across and along the edge.
// The rim is lit between this sample and the next, of which there are as many per pixel.
CPIXELS_LENS void cpixels_lens_add(
  const cpixels_lens *lens, const cpixels_lens_places *at, const cpixels_floats *across,
  const cpixels_floats *along, float samples, cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats distance, weight, shift, rim;
  cpixels_lens_weigh(at, across, &distance, &weight);
  cpixels_lens_shift(lens, &distance, &shift);
  cpixels_lens_light(lens, at, &distance, samples, &rim);
  sums->count += weight;
  sums->rim += weight * rim;
  weight *= 1 - rim;
  cpixels_lens_shine(lens, at, &distance, &shift, along, &weight, 0, sums);
  cpixels_lens_shine(lens, at, &distance, &shift, along, &weight, 1, sums);
  cpixels_lens_shine(lens, at, &distance, &shift, along, &weight, 2, sums);
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

// The smallest and the largest of all values, in pixels of the content and within it.
CPIXELS_LENS void cpixels_lens_span(
  const cpixels_floats *first, const cpixels_floats *second, float margin, float density,
  ptrdiff_t count, ptrdiff_t *from, ptrdiff_t *to
) {
#pragma clang fp contract(off)
  float least = __builtin_reduce_min(__builtin_elementwise_min(*first, *second));
  float most = __builtin_reduce_max(__builtin_elementwise_max(*first, *second));
  *from = (ptrdiff_t)((least - margin) * density) - 2;
  *to = (ptrdiff_t)((most + margin) * density) + 2;
  *from = *from < 0 ? 0 : *from < count ? *from : count - 1;
  *to = *to < 0 ? 0 : *to < count ? *to : count - 1;
}

// The one color of all tiles in which samples of eight pixels can be; 0 if there are several.
CPIXELS_LENS uint64_t cpixels_lens_plain(const cpixels_lens *lens, const cpixels_lens_places *at) {
#pragma clang fp contract(off)
  // Samples are less than this from the center of a pixel.
  const float margin = 0.75f;
  cpixels_floats zero = {};
  cpixels_floats outer = __builtin_elementwise_min(at->distance + margin, zero);
  cpixels_floats inner = __builtin_elementwise_min(at->distance - margin, zero);
  cpixels_floats most, least;
  cpixels_lens_shift(lens, &outer, &most);
  cpixels_lens_shift(lens, &inner, &least);
  most = -margin - most * lens->dispersion[2];
  least = margin - least * lens->dispersion[0];
  cpixels_floats x[2] = {at->x + at->normal_x * most, at->x + at->normal_x * least};
  cpixels_floats y[2] = {at->y + at->normal_y * most, at->y + at->normal_y * least};
  float density = (float)lens->density;
  ptrdiff_t left, right, top, bottom;
  cpixels_lens_span(&x[0], &x[1], margin, density, lens->content_width, &left, &right);
  cpixels_lens_span(&y[0], &y[1], margin, density, lens->content_height, &top, &bottom);
  ptrdiff_t stride = (lens->content_width + CPIXELS_TILE - 1) / CPIXELS_TILE;
  uint64_t color = lens->tiles[top / CPIXELS_TILE * stride + left / CPIXELS_TILE];
  for (ptrdiff_t row = top / CPIXELS_TILE; row <= bottom / CPIXELS_TILE; row++) {
    for (ptrdiff_t column = left / CPIXELS_TILE; column <= right / CPIXELS_TILE; column++) {
      if (lens->tiles[row * stride + column] != color) return 0;
    }
  }
  return color;
}

// Adds content of one color, of which only the rim differs between samples.
CPIXELS_LENS void cpixels_lens_fill(
  const cpixels_lens *lens, const cpixels_lens_places *at, uint64_t color, ptrdiff_t rows,
  cpixels_lens_sums *sums
) {
#pragma clang fp contract(off)
  cpixels_floats kept = {};
  for (ptrdiff_t row = 0; row < rows; row++) {
    cpixels_floats distance, weight, rim;
    cpixels_floats across = (cpixels_floats){} + (((float)row + 0.5f) / (float)rows - 0.5f);
    cpixels_lens_weigh(at, &across, &distance, &weight);
    cpixels_lens_light(lens, at, &distance, (float)rows, &rim);
    sums->count += weight;
    sums->rim += weight * rim;
    kept += weight * (1 - rim);
  }
  for (int channel = 0; channel < 4; channel++) {
    sums->sum[channel] = kept * (float)(color >> 8 * channel & 255);
  }
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
  ptrdiff_t columns = lens->density > 2 ? lens->density : 2, rows = is_steep ? 8 : columns;
  uint64_t color = cpixels_lens_plain(lens, &at);
  if (color != 0) return cpixels_lens_fill(lens, &at, color, rows, sums);
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

// Writes the tiles of a content, row by row, and returns whether all of it is opaque.
static inline bool cpixels_lens_scan(
  const uint32_t *content, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint64_t *tiles
) {
  uint32_t common = UINT32_MAX;
  for (ptrdiff_t top = 0; top < height; top += CPIXELS_TILE) {
    ptrdiff_t rows = height - top < CPIXELS_TILE ? height - top : CPIXELS_TILE;
    for (ptrdiff_t left = 0; left < width; left += CPIXELS_TILE) {
      ptrdiff_t columns = width - left < CPIXELS_TILE ? width - left : CPIXELS_TILE;
      const uint32_t *row = content + top * stride + left;
      uint32_t first = *row, difference = 0;
      for (ptrdiff_t y = 0; y < rows; y++, row += stride) {
        for (ptrdiff_t x = 0; x < columns; x++) {
          difference |= row[x] ^ first;
          common &= row[x];
        }
      }
      *tiles++ = difference == 0 ? CPIXELS_PLAIN | first : 0;
    }
  }
  return common >> 24 == 255;
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
