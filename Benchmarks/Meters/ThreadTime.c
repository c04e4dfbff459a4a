#define _POSIX_C_SOURCE 200809L
#include "Meters.h"

#include <time.h>

int64_t meters_thread_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}
