import Canvas
import Controls
@preconcurrency import Glibc

let minutes = Slider(value: 25, in: 5...60, step: 5, label: "Minutes")
let sound = Switch(isOn: true, label: "Sound")
let left = Label("0:00", font: Font(size: 34, weight: .bold, figures: .tabular))
let start = Button("Start", prominence: .prominent)

let scene = Scene(
  ScrollView(
    Stack(.vertical, spacing: 20, padding: 24) {
      Card {
        FormRow(minutes, style: .stretching())  // shows the label beside the control
        FormRow(sound)
      }
      left
      start
    }),
  background: .groupedPage)

var seconds = 0
start.onPress { seconds = Int(minutes.value) * 60 }
minutes.decide { _ in seconds > 0 ? .refuse : .accept }  // or .later, and resolve(_:) afterwards
scene.addShortcut(.character("t")) {  // unless a control uses the key
  scene.theme = scene.theme == .dark ? .light : .dark
}

do {
  let window = try Window(title: "Timer", size: Size(360, 320))
  window.scene = scene
  window.rememberPlacement(as: "timer")
  window.close(onSignals: [SIGINT, SIGTERM, SIGHUP])
  window.loop.every(.seconds(1)) {
    seconds = max(0, seconds - 1)
    left.string = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
  try window.run()  // until the window closes (Ctrl-Q closes it); `try await` in an async main
} catch {
  fputs("\(error)\n", stderr)
  exit(EXIT_FAILURE)
}
