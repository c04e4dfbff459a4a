@preconcurrency import CGtk
import Canvas
import Controls
import Desktop
@preconcurrency import Glibc

let wifi = Switch(isOn: true, label: "Wi-Fi")
wifi.onChange { isOn in print("Wi-Fi", isOn) }
let scene = Scene(Stack(.vertical, padding: 24) { wifi })

do {
  gtk_init()
  let area = try SceneArea(scene)
  let services = DesktopServices(for: scene, title: "GTK", applicationID: "gtk-example")
  scene.followPreferences(of: services)  // theme, accent color, contrast and motion

  let widget = gtk_window_new()
  let window = UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_title(window, "GTK")
  gtk_window_set_default_size(window, 360, 240)
  gtk_window_set_child(window, area.widget)
  gtk_window_present(window)
  while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
    g_main_context_iteration(nil, 1)
  }
  withExtendedLifetime((area, services)) {}
} catch {
  fputs("\(error)\n", stderr)
  exit(EXIT_FAILURE)
}
