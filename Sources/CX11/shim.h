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
#include <sys/eventfd.h>
#include <sys/ipc.h>
#include <sys/shm.h>

// Declared by <poll.h> for GNU programs only.
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

static inline int cx11_poll_until(
    struct pollfd *sources, nfds_t count, const struct timespec *time) {
  return ppoll(sources, count, time, NULL);
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
