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

static inline int cx11_supports_preedit(XIM method) {
  XIMStyles *styles = NULL;
  if (XGetIMValues(method, XNQueryInputStyle, &styles, NULL) || !styles) return 0;
  int found = 0;
  for (int i = 0; i < styles->count_styles; i++)
    if (styles->supported_styles[i] == (XIMPreeditCallbacks | XIMStatusNothing)) found = 1;
  XFree(styles);
  return found;
}

static inline XIC cx11_create_preedit_context(
    XIM method, Window window, void *context, XICProc start, XIMProc done, XIMProc draw,
    XIMProc caret) {
  XICCallback on_start = {(XPointer)context, start};
  XIMCallback on_done = {(XPointer)context, done};
  XIMCallback on_draw = {(XPointer)context, draw};
  XIMCallback on_caret = {(XPointer)context, caret};
  XVaNestedList list = XVaCreateNestedList(
      0, XNPreeditStartCallback, &on_start, XNPreeditDoneCallback, &on_done,
      XNPreeditDrawCallback, &on_draw, XNPreeditCaretCallback, &on_caret, NULL);
  if (!list) return NULL;
  XIC result = XCreateIC(
      method, XNInputStyle, XIMPreeditCallbacks | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, XNPreeditAttributes, list, NULL);
  XFree(list);
  return result;
}

static inline void cx11_set_input_spot(XIC context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList list = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (!list) return;
  XSetICValues(context, XNPreeditAttributes, list, NULL);
  XFree(list);
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
