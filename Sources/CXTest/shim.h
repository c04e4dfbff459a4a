#pragma once

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <sys/syscall.h>
#include <unistd.h>

// A function-like macro that Swift cannot import.
static inline void cxtest_destroy_image(XImage *image) { XDestroyImage(image); }

// A file that becomes readable when a child ends; syscall() is variadic, so Swift cannot call it.
static inline int cxtest_pidfd_open(int pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }
