#pragma once

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xcursor/Xcursor.h>
#include <X11/Xlib.h>
#include <X11/Xresource.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xext.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/sync.h>
#include <X11/keysym.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/uio.h>
#include <sysexits.h>
#include <unistd.h>

// Declared by <poll.h> and <errno.h> for GNU programs only.
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
extern char *program_invocation_short_name;

static inline int cx11_poll_until(
    struct pollfd *sources, nfds_t count, const struct timespec *time) {
  return ppoll(sources, count, time, NULL);
}

// Ends the process with a message and EX_UNAVAILABLE where the display library cannot recover. The
// message is left out where writing it would block. Can be called in signal handlers.
static inline void __attribute__((noreturn)) cx11_end_process(const char *sentence) {
  struct pollfd error = {STDERR_FILENO, POLLOUT, 0};
  if (poll(&error, 1, 0) == 1 && error.revents & POLLOUT) {
    const char *parts[] = {program_invocation_short_name, ": ", sentence, "\n"};
    struct iovec line[4];
    for (int i = 0; i < 4; i++) line[i] = (struct iovec){(void *)parts[i], strlen(parts[i])};
    if (writev(STDERR_FILENO, line, 4) < 0) _exit(EX_UNAVAILABLE);
  }
  _exit(EX_UNAVAILABLE);
}

// Variadic functions that Swift cannot import.

static inline XIC cx11_create_input_context(XIM method, Window window) {
  return XCreateIC(
      method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, NULL);
}

static inline void cx11_on_input_method_end(XIM method, XIMProc body, void *context) {
  XIMCallback callback = {(XPointer)context, body};
  XSetIMValues(method, XNDestroyCallback, &callback, NULL);
}

// Function-like macros that Swift cannot import.

static inline void cx11_destroy_image(XImage *image) { XDestroyImage(image); }

static inline void cx11_xi_set_mask(unsigned char *mask, int event) { XISetMask(mask, event); }

static inline int cx11_xi_mask_is_set(const unsigned char *mask, int event) {
  return XIMaskIsSet(mask, event) ? 1 : 0;
}

static inline int cx11_xi_mask_length(int event) { return XIMaskLen(event); }
