#pragma once

// Pixels laid over others, eight at a time, where the processor can: what Swift has no word for.
// The results are pixman's to the last bit, which lays on four at a time, or one.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)

#include <immintrin.h>

#define CPIXELS_WIDE static inline __attribute__((target("avx2")))
#define CPIXELS_PART static inline __attribute__((target("avx2"), always_inline))

// Whether the processor knows the instructions that the rest is made of.
static inline bool cpixels_is_wide(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2");
}

// The product of components and of levels of 0 to 255, 16 bits each, over 255 and rounded.
CPIXELS_PART __m256i cpixels_scaled(__m256i components, __m256i levels) {
  __m256i product = _mm256_add_epi16(
    _mm256_mullo_epi16(components, levels), _mm256_set1_epi16(0x80));
  return _mm256_mulhi_epu16(product, _mm256_set1_epi16(0x101));
}

// Every second component of pixels, 16 bits each.
CPIXELS_PART __m256i cpixels_even(__m256i pixels) {
  return _mm256_and_si256(pixels, _mm256_set1_epi16(0xff));
}

// The other ones.
CPIXELS_PART __m256i cpixels_odd(__m256i pixels) { return _mm256_srli_epi16(pixels, 8); }

CPIXELS_PART __m256i cpixels_joined(__m256i even, __m256i odd) {
  return _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
}

// Pixels seen through others, whose components are premultiplied.
CPIXELS_PART __m256i cpixels_over(__m256i upper, __m256i lower) {
  __m256i alpha = _mm256_srli_epi32(upper, 24);
  __m256i through = _mm256_sub_epi16(
    _mm256_set1_epi16(0xff), _mm256_or_si256(alpha, _mm256_slli_epi32(alpha, 16)));
  __m256i kept = cpixels_joined(
    cpixels_scaled(cpixels_even(lower), through), cpixels_scaled(cpixels_odd(lower), through));
  return _mm256_adds_epu8(upper, kept);
}

// Which of eight pixels are among the first ones.
CPIXELS_PART __m256i cpixels_first(int count) {
  return _mm256_cmpgt_epi32(
    _mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

CPIXELS_PART bool cpixels_is_opaque(__m256i pixels) {
  return _mm256_testc_si256(pixels, _mm256_set1_epi32((int)0xff000000));
}

// Eight pixels of a picture over those of another.
CPIXELS_PART __m256i cpixels_laid(const uint32_t *from, const uint32_t *to) {
  __m256i upper = _mm256_loadu_si256((const __m256i *)from);
  if (cpixels_is_opaque(upper)) return upper;
  return cpixels_over(upper, _mm256_loadu_si256((const __m256i *)to));
}

// Lays a picture over another; the strides are in pixels.
//
// What is left of a row after its eights is part of its last eight pixels, which are mixed before
// the row changes: stores of less than eight are slow.
CPIXELS_WIDE void cpixels_lay(
  const uint32_t *from, ptrdiff_t from_stride, uint32_t *to, ptrdiff_t to_stride, ptrdiff_t width,
  ptrdiff_t height
) {
  __m256i first = cpixels_first((int)width);
  for (; height > 0; height--, from += from_stride, to += to_stride) {
    if (width < 8) {
      __m256i upper = _mm256_maskload_epi32((const int *)from, first);
      __m256i lower = _mm256_maskload_epi32((const int *)to, first);
      _mm256_maskstore_epi32((int *)to, first, cpixels_over(upper, lower));
      continue;
    }
    __m256i last = cpixels_laid(from + width - 8, to + width - 8);
    for (ptrdiff_t x = 0; x + 8 < width; x += 8) {
      __m256i upper = _mm256_loadu_si256((const __m256i *)(from + x));
      if (_mm256_testz_si256(upper, upper)) continue;
      _mm256_storeu_si256((__m256i *)(to + x), cpixels_laid(from + x, to + x));
    }
    _mm256_storeu_si256((__m256i *)(to + width - 8), last);
  }
}

// Eight pixels of one color, as much of each as a coverage of 0 to 255 says, over those of a
// picture.
CPIXELS_PART __m256i cpixels_covered(__m256i color, uint64_t coverage, __m256i lower) {
  __m256i levels = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)coverage));
  levels = _mm256_or_si256(levels, _mm256_slli_epi32(levels, 16));
  __m256i upper = cpixels_joined(
    cpixels_scaled(cpixels_even(color), levels), cpixels_scaled(cpixels_odd(color), levels));
  return cpixels_over(upper, lower);
}

CPIXELS_PART uint64_t cpixels_levels(const uint8_t *coverage) {
  uint64_t levels;
  __builtin_memcpy(&levels, coverage, sizeof levels);
  return levels;
}

// Lays a color over a picture wherever there is coverage; strides are in pixels.
CPIXELS_WIDE void cpixels_cover(
  uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, uint32_t *to,
  ptrdiff_t to_stride, ptrdiff_t width, ptrdiff_t height
) {
  __m256i pixel = _mm256_set1_epi32((int)color);
  __m256i first = cpixels_first((int)width);
  bool is_opaque = color >> 24 == 255;
  for (; height > 0; height--, coverage += coverage_stride, to += to_stride) {
    if (width < 8) {
      uint64_t levels = 0;
      for (ptrdiff_t x = 0; x < width; x++) levels |= (uint64_t)coverage[x] << 8 * x;
      __m256i lower = _mm256_maskload_epi32((const int *)to, first);
      _mm256_maskstore_epi32((int *)to, first, cpixels_covered(pixel, levels, lower));
      continue;
    }
    uint32_t *end = to + width - 8;
    __m256i last = cpixels_covered(
      pixel, cpixels_levels(coverage + width - 8), _mm256_loadu_si256((const __m256i *)end));
    for (ptrdiff_t x = 0; x + 8 < width; x += 8) {
      uint64_t levels = cpixels_levels(coverage + x);
      if (levels == 0) continue;
      __m256i upper = pixel;
      if (!is_opaque || levels != UINT64_MAX) {
        upper = cpixels_covered(pixel, levels, _mm256_loadu_si256((const __m256i *)(to + x)));
      }
      _mm256_storeu_si256((__m256i *)(to + x), upper);
    }
    _mm256_storeu_si256((__m256i *)end, last);
  }
}

#else

static inline bool cpixels_is_wide(void) { return false; }

static inline void cpixels_lay(
  const uint32_t *from, ptrdiff_t from_stride, uint32_t *to, ptrdiff_t to_stride, ptrdiff_t width,
  ptrdiff_t height
) {}

static inline void cpixels_cover(
  uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, uint32_t *to,
  ptrdiff_t to_stride, ptrdiff_t width, ptrdiff_t height
) {}

#endif
