// A lower bound for the cost of a client. All graphics are painted into bitmaps once. Afterwards
// the program only copies them to whole pixels, and sends the changed areas through shared memory.
//
//   floor trio|stress|version
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <cairo/cairo.h>
#include <math.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

enum { COLUMNS = 40, COUNT = 1000, SHADOW = 8 };
static const double FRAME = 1 / 60.0;   // s
static const double SLIDE = 0.25;       // s

typedef struct {
  double position, from, to, start;   // position 0 to 1, start in s
  bool moving;
} Motion;

typedef struct {
  cairo_surface_t *picture;
  int width, height;
} Sprite;

static Display *display;
static Window window;
static GC context;
static XImage *image;
static XShmSegmentInfo segment;
static cairo_surface_t *page;
static cairo_t *pen;
static int width, height;
static Sprite track_on, track_off, thumb, held_thumb, bar, plate, pill;

static Motion toggle, choice;
static double level = 0.3;
static bool stress, pressed, dragging, level_changed;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void fail(const char *sentence) {
  fprintf(stderr, "floor: %s\n", sentence);
  exit(1);
}

// Painting the bitmaps

static void rounded(cairo_t *to, double x, double y, double w, double h, double radius) {
  cairo_new_sub_path(to);
  cairo_arc(to, x + w - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(to, x + w - radius, y + h - radius, radius, 0, M_PI / 2);
  cairo_arc(to, x + radius, y + h - radius, radius, M_PI / 2, M_PI);
  cairo_arc(to, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(to);
}

static Sprite plain(int w, int h, double radius, double red, double green, double blue) {
  Sprite sprite = {cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h), w, h};
  cairo_t *to = cairo_create(sprite.picture);
  cairo_set_source_rgb(to, red, green, blue);
  rounded(to, 0, 0, w, h, radius);
  cairo_fill(to);
  cairo_destroy(to);
  return sprite;
}

// A white shape with a soft shadow, and a margin of SHADOW px on every side.
static Sprite raised(int w, int h, double radius) {
  int full_width = w + 2 * SHADOW, full_height = h + 2 * SHADOW;
  Sprite sprite = {cairo_image_surface_create(CAIRO_FORMAT_ARGB32, full_width, full_height),
                   full_width, full_height};
  cairo_t *to = cairo_create(sprite.picture);
  cairo_set_source_rgba(to, 0, 0, 0, 0.02);
  for (int grow = SHADOW - 3; grow > 0; grow--) {
    rounded(to, SHADOW - grow, SHADOW - grow + 3, w + 2 * grow, h + 2 * grow, radius + grow);
    cairo_fill(to);
  }
  cairo_set_source_rgb(to, 1, 1, 1);
  rounded(to, SHADOW, SHADOW, w, h, radius);
  cairo_fill(to);
  cairo_destroy(to);
  return sprite;
}

// Moving them

static void clear(int x, int y, int w, int h) {
  cairo_set_source_rgb(pen, 1, 1, 1);
  cairo_rectangle(pen, x, y, w, h);
  cairo_fill(pen);
}

static void place(Sprite sprite, int x, int y) {
  cairo_set_source_surface(pen, sprite.picture, x, y);
  cairo_paint(pen);
}

static void send(int x, int y, int w, int h) {
  cairo_surface_flush(page);
  XShmPutImage(display, window, context, image, x, y, x, y, w, h, False);
}

static void draw_switch(int x, int y, bool is_held) {
  place(toggle.position > 0.5 ? track_on : track_off, x, y);
  Sprite sprite = is_held ? held_thumb : thumb;
  int travel = 51 - 4 - (sprite.width - 2 * SHADOW);
  place(sprite, x + 2 - SHADOW + (int)lround(toggle.position * travel), y + 2 - SHADOW);
}

static void draw_toggle(void) {
  if (!stress) {
    clear(32, 92, 67, 47);
    draw_switch(40, 100, pressed);
    send(32, 92, 67, 47);
    return;
  }
  clear(0, 0, width, height);
  draw_switch(35, 10, pressed);
  for (int i = 0; i < COUNT; i++) draw_switch(10 + i % COLUMNS * 29, 60 + i / COLUMNS * 27, false);
  send(0, 0, width, height);
}

static void draw_slider(void) {
  clear(32, 184, 416, 48);
  place(bar, 40, 206);
  place(thumb, 40 + (int)lround(level * 373) - SHADOW, 194 - SHADOW);
  send(32, 184, 416, 48);
}

static void draw_segments(void) {
  clear(32, 284, 416, 48);
  place(plate, 40, 290);
  place(pill, 42 + (int)lround(choice.position * 264) - SHADOW, 292 - SHADOW);
  send(32, 284, 416, 48);
}

// Starts one frame early, so that the first frame of an animation already shows a change.
static void start(Motion *motion, double to) {
  motion->from = motion->position;
  motion->to = to;
  motion->start = now() - FRAME;
  motion->moving = true;
}

static void step(Motion *motion, double time) {
  double part = fmin(1, (time - motion->start) / SLIDE);
  motion->position = motion->from + (motion->to - motion->from) * (1 - pow(1 - part, 3));
  motion->moving = part < 1;
}

// Events

static void expose(void) {
  clear(0, 0, width, height);
  send(0, 0, width, height);
  draw_toggle();
  if (!stress) {
    draw_slider();
    draw_segments();
  }
}

static void press(int x, int y) {
  bool on_switch = stress ? y < 50 : y < 160;
  if (on_switch && x < 100) {
    pressed = true;
    draw_toggle();
  }
  dragging = !stress && y > 180 && y < 240;
}

static void release(int x, int y) {
  if (pressed) start(&toggle, toggle.to > 0.5 ? 0 : 1);
  if (!stress && !dragging && y > 280 && y < 340) start(&choice, (x - 40) / 134 / 2.0);
  pressed = false;
  dragging = false;
}

static void handle(XEvent *event) {
  if (event->type == Expose && event->xexpose.count == 0) expose();
  if (event->type == ButtonPress) press(event->xbutton.x, event->xbutton.y);
  if (event->type == ButtonRelease) release(event->xbutton.x, event->xbutton.y);
  if (event->type == MotionNotify && dragging) {
    level = fmax(0, fmin(1, (event->xmotion.x - 53.5) / 373));
    level_changed = true;
  }
}

static bool is_active(void) { return toggle.moving || choice.moving || level_changed; }

static void frame(double time) {
  if (toggle.moving) {
    step(&toggle, time);
    draw_toggle();
  }
  if (choice.moving) {
    step(&choice, time);
    draw_segments();
  }
  if (level_changed) draw_slider();
  level_changed = false;
  XFlush(display);
}

static void wait_for_events(double next) {
  struct pollfd file = {ConnectionNumber(display), POLLIN, 0};
  if (!is_active()) {
    poll(&file, 1, -1);
    return;
  }
  double left = next - now();
  struct timespec time = {0, (long)(left * 1e9)};
  if (left > 0) ppoll(&file, 1, &time, NULL);
}

static void open_window(void) {
  display = XOpenDisplay(NULL);
  if (!display) fail("cannot open the display; check DISPLAY");
  int screen = DefaultScreen(display), depth = DefaultDepth(display, screen);
  window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0, 0,
                               0xffffff);
  XStoreName(display, window, "floor");
  XSelectInput(display, window,
               ExposureMask | ButtonPressMask | ButtonReleaseMask | ButtonMotionMask);
  context = XCreateGC(display, window, 0, NULL);
  image = XShmCreateImage(display, DefaultVisual(display, screen), depth, ZPixmap, NULL, &segment,
                          width, height);
  if (!image || image->bits_per_pixel != 32) fail("the display does not have 32 bits per pixel");
  segment.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * height, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
  if (segment.shmaddr == (char *)-1) fail("cannot allocate shared memory");
  XShmAttach(display, &segment);
  XSync(display, False);
  shmctl(segment.shmid, IPC_RMID, NULL);
  page = cairo_image_surface_create_for_data((unsigned char *)image->data, CAIRO_FORMAT_RGB24,
                                             width, height, image->bytes_per_line);
  pen = cairo_create(page);
}

int main(int count, char **arguments) {
  const char *name = count > 1 ? arguments[1] : "trio";
  if (strcmp(name, "version") == 0) {
    printf("Cairo %s\n", cairo_version_string());
    return 0;
  }
  stress = strcmp(name, "stress") == 0;
  width = stress ? 1200 : 480;
  height = stress ? 760 : 640;
  open_window();

  track_on = plain(51, 31, 15.5, 0.2, 0.78, 0.35);
  track_off = plain(51, 31, 15.5, 0.91, 0.91, 0.92);
  bar = plain(400, 4, 2, 0.89, 0.89, 0.9);
  plate = plain(400, 32, 9, 0.93, 0.93, 0.94);
  thumb = raised(27, 27, 13.5);
  held_thumb = raised(33, 27, 13.5);
  pill = raised(132, 28, 7);
  XMapWindow(display, window);

  double next = 0;
  while (true) {
    if (!XPending(display)) wait_for_events(next);
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      handle(&event);
    }
    XFlush(display);
    double time = now();
    if (is_active() && time >= next) {
      next = fmax(next + FRAME, time + FRAME / 2);
      frame(time);
    }
  }
}
