// FLTK: light buttons as switches, a slider, and radio buttons. The toolkit has no animations.
//
//   fltk trio|stress|version
#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Light_Button.H>
#include <FL/Fl_Radio_Button.H>
#include <FL/Fl_Slider.H>

#include <cstdio>
#include <string>
#include <vector>

static std::vector<Fl_Light_Button *> switches;

static void set_all(Fl_Widget *master, void *) {
  for (auto *button : switches) button->value(static_cast<Fl_Light_Button *>(master)->value());
}

static void add_trio() {
  new Fl_Light_Button(40, 100, 51, 31);
  auto *slider = new Fl_Slider(40, 190, 400, 30);
  slider->type(FL_HOR_NICE_SLIDER);
  slider->value(0.3);
  const char *titles[] = {"One", "Two", "Three"};
  for (int i = 0; i < 3; i++) {
    auto *segment = new Fl_Radio_Button(40 + 133 * i, 290, 133, 32, titles[i]);
    segment->value(i == 0);
  }
}

static void add_stress() {
  auto *master = new Fl_Light_Button(35, 10, 51, 31);
  master->callback(set_all);
  for (int i = 0; i < 1000; i++) {
    switches.push_back(new Fl_Light_Button(10 + i % 40 * 29, 60 + i / 40 * 27, 28, 25));
  }
}

int main(int count, char **arguments) {
  std::string page = count > 1 ? arguments[1] : "trio";
  if (page == "version") {
    std::printf("FLTK %d.%d.%d\n", FL_MAJOR_VERSION, FL_MINOR_VERSION, FL_PATCH_VERSION);
    return 0;
  }
  bool is_stress = page == "stress";
  Fl_Double_Window window(0, 0, is_stress ? 1200 : 480, is_stress ? 760 : 640, "fltk");
  window.color(FL_WHITE);
  is_stress ? add_stress() : add_trio();
  window.end();
  window.show();
  return Fl::run();
}
