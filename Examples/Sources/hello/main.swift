import Canvas
import Controls
@preconcurrency import Glibc

// The label is for assistive technology. To show a label, add a `Label` or use a `FormRow`.
let wifi = Switch(isOn: true, label: "Wi-Fi")
let level = Slider(value: 0.62, in: 0...1, label: "Brightness")
let view = SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")

wifi.onChange { isOn in print("Wi-Fi", isOn) }
level.onChange { value in print("Brightness", value) }
view.onChange { index in print("View", index ?? "none") }

let scene = Scene(
  Stack(.vertical, spacing: 20, padding: 24) {
    wifi
    level
    view
  })

do {
  let window = try Window(title: "Hello", size: Size(360, 240))
  window.scene = scene
  try window.run()
} catch {
  fputs("\(error)\n", stderr)  // no display: the message says what to do
  exit(EXIT_FAILURE)
}
