#pragma once

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/sync.h>
#include <poll.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

// Function-like macros that Swift cannot import.
static inline void cxtest_destroy_image(XImage *image) { XDestroyImage(image); }

static inline unsigned long cxtest_get_pixel(XImage *image, int x, int y) {
  return XGetPixel(image, x, y);
}

// A file that becomes readable when a child ends; syscall() is variadic, so Swift cannot call it.
static inline int cxtest_pidfd_open(int pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

// poll() to the nanosecond, which the C library only declares to GNU programs.
static inline int cxtest_ppoll(struct pollfd *files, int count, struct timespec *time_left) {
  return (int)syscall(SYS_ppoll, files, count, time_left, NULL, 0);
}

// Whether a thread that sleeps in a system call has no time limit there; the arguments are those of
// /proc/PID/task/TID/syscall.
static inline int cxtest_sleeps_without_limit(long call, const unsigned long *arguments) {
  switch (call) {
#ifdef SYS_poll
    case SYS_poll: return (int)arguments[2] < 0;
#endif
#ifdef SYS_epoll_wait
    case SYS_epoll_wait: return (int)arguments[3] < 0;
#endif
    case SYS_epoll_pwait: return (int)arguments[3] < 0;
    case SYS_ppoll: return arguments[2] == 0;
    case SYS_futex: return arguments[3] == 0;
    case SYS_rt_sigtimedwait: return arguments[2] == 0;
    case SYS_read: return 1;
    case SYS_recvmsg: return 1;
    default: return 0;
  }
}
