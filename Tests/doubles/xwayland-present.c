// Makes the Present extension of an X server answer like that of Xwayland. It is loaded before the
// libraries of a program (LD_PRELOAD). A request for refresh N is answered at N - 1, a request for
// the next refresh is answered immediately, and refreshes are counted only while a request is
// pending. With XWAYLAND_DOUBLE=late, it also has the extension XWAYLAND, and answers as Xwayland
// 24.1 does after a pause: a whole interval or more after the request.
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/Xpresent.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { AT_ONCE, NEXT };

static uint64_t count;
static struct {
  uint32_t serial;
  uint64_t answer;
  int is_tick;
} pending[64];

static int is_late(void) {
  const char *mode = getenv("XWAYLAND_DOUBLE");
  return mode && strcmp(mode, "late") == 0;
}

// The second refresh from now, by the count of a server without a display.
static uint64_t refresh_after_next(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec * 1000000ull + now.tv_nsec / 1000) / 16667 + 2;
}

int XQueryExtension(Display *display, const char *name, int *opcode, int *event, int *error) {
  static int (*query)(Display *, const char *, int *, int *, int *);
  if (!query) *(void **)&query = dlsym(RTLD_NEXT, "XQueryExtension");
  if (is_late() && strcmp(name, "XWAYLAND") == 0) return 1;
  return query(display, name, opcode, event, error);
}

uint32_t XPresentQueryCapabilities(Display *display, XID target) {
  return 9;  // Async and Syncobj, which older headers do not define.
}

void XPresentNotifyMSC(Display *display, Window window, uint32_t serial, uint64_t target,
                       uint64_t divisor, uint64_t remainder) {
  static void (*notify)(Display *, Window, uint32_t, uint64_t, uint64_t, uint64_t);
  if (!notify) *(void **)&notify = dlsym(RTLD_NEXT, "XPresentNotifyMSC");
  int is_tick = divisor == 0 && target > count + 1;
  unsigned slot = serial % 64;
  pending[slot].serial = serial;
  pending[slot].is_tick = is_tick;
  pending[slot].answer = is_tick ? target - 1 : count;
  if (is_tick && is_late()) return notify(display, window, serial, refresh_after_next(), 0, 0);
  // The next refresh of the server, or an immediate answer.
  notify(display, window, serial, 0, is_tick ? 1 : 0, 0);
}

int XGetEventData(Display *display, XGenericEventCookie *cookie) {
  static int (*get)(Display *, XGenericEventCookie *);
  static int opcode;
  if (!get) *(void **)&get = dlsym(RTLD_NEXT, "XGetEventData");
  if (!opcode) {
    int event, error;
    if (!XQueryExtension(display, PRESENT_NAME, &opcode, &event, &error)) opcode = -1;
  }
  int has_data = get(display, cookie);
  if (!has_data || cookie->extension != opcode || cookie->evtype != PresentCompleteNotify)
    return has_data;
  XPresentCompleteNotifyEvent *complete = cookie->data;
  unsigned slot = complete->serial_number % 64;
  if (complete->kind != PresentCompleteKindNotifyMSC ||
      pending[slot].serial != complete->serial_number)
    return has_data;
  if (pending[slot].is_tick) count = pending[slot].answer;
  complete->msc = count;
  if (count == 0) complete->ust = 0;
  return has_data;
}
