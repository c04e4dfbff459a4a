// GTK 4: GtkSwitch, GtkScale, and linked toggle buttons as the segmented control.
//
//   gtk4 trio|stress|version
#include <gtk/gtk.h>

enum { COLUMNS = 40, COUNT = 1000 };

static gboolean is_stress;
static GtkWidget *switches[COUNT];

static void set_all(GtkSwitch *master, GParamSpec *property, gpointer data) {
  for (int i = 0; i < COUNT; i++) {
    gtk_switch_set_active(GTK_SWITCH(switches[i]), gtk_switch_get_active(master));
  }
}

static void put(GtkWidget *into, GtkWidget *widget, int x, int y) {
  gtk_fixed_put(GTK_FIXED(into), widget, x, y);
}

static void add_trio(GtkWidget *into) {
  put(into, gtk_switch_new(), 40, 100);

  GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001);
  gtk_range_set_value(GTK_RANGE(slider), 0.3);
  gtk_widget_set_size_request(slider, 400, -1);
  put(into, slider, 40, 190);

  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(row, "linked");
  gtk_box_set_homogeneous(GTK_BOX(row), TRUE);
  gtk_widget_set_size_request(row, 400, -1);
  const char *titles[] = {"One", "Two", "Three"};
  GtkToggleButton *first = NULL;
  for (int i = 0; i < 3; i++) {
    GtkWidget *button = gtk_toggle_button_new_with_label(titles[i]);
    gtk_toggle_button_set_group(GTK_TOGGLE_BUTTON(button), first);
    if (!first) first = GTK_TOGGLE_BUTTON(button);
    gtk_box_append(GTK_BOX(row), button);
  }
  gtk_toggle_button_set_active(first, TRUE);
  put(into, row, 40, 290);
}

static void add_stress(GtkWidget *into) {
  GtkWidget *master = gtk_switch_new();
  g_signal_connect(master, "notify::active", G_CALLBACK(set_all), NULL);
  put(into, master, 35, 10);
  for (int i = 0; i < COUNT; i++) {
    switches[i] = gtk_switch_new();
    put(into, switches[i], 10 + i % COLUMNS * 29, 60 + i / COLUMNS * 27);
  }
}

static void activate(GApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(GTK_APPLICATION(application));
  // No decoration, because GTK's title bar would move the page.
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_title(GTK_WINDOW(window), "gtk4");
  gtk_window_set_default_size(GTK_WINDOW(window), is_stress ? 1200 : 480, is_stress ? 760 : 640);
  GtkWidget *page = gtk_fixed_new();
  is_stress ? add_stress(page) : add_trio(page);
  gtk_window_set_child(GTK_WINDOW(window), page);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  const char *name = count > 1 ? arguments[1] : "trio";
  if (g_str_equal(name, "version")) {
    g_print("GTK %u.%u.%u\n", gtk_get_major_version(), gtk_get_minor_version(),
            gtk_get_micro_version());
    return 0;
  }
  is_stress = g_str_equal(name, "stress");
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
