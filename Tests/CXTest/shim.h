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
