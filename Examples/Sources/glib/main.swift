import CGLib
import Canvas
import Controls
@preconcurrency import Glibc

let wifi = Switch(isOn: true, label: "Wi-Fi")
wifi.onChange { isOn in print("Wi-Fi", isOn) }

do {
  let window = try Window(title: "GLib", size: Size(360, 240))
  window.scene = Scene(Stack(.vertical, padding: 24) { wifi })
  let main = g_main_loop_new(nil, 0)
  window.onClosed = { _ in g_main_loop_quit(main) }
  window.show()
  GLibServer.serve(window.loop)
  g_main_loop_run(main)
} catch {
  fputs("\(error)\n", stderr)
  exit(EXIT_FAILURE)
}
