import Canvas
import Controls
import Desktop
@preconcurrency import Glibc

import class Stepper.Stepper

// DesktopServices connects a window to screen readers, the user's preferences and haptic feedback.

let copies = Stepper(value: 3, in: 1...20, label: "Copies")
copies.identifier = "copies"

// Stays pending once the user toggles it, because the decision is never resolved.
let backup = Switch(label: "Backup")
backup.identifier = "backup"
backup.decide { _ in .later }

do {
  let window = try Window(title: "Accessible", size: Size(300, 160))
  let scene = Scene(
    Stack(.vertical, spacing: 20, padding: 24) {
      copies
      backup
    })
  window.scene = scene

  let services = DesktopServices(for: window)  // keep a reference as long as the window
  scene.followPreferences(of: services)  // theme, accent color, contrast and motion

  try window.run()
  withExtendedLifetime(services) {}
} catch {
  fputs("\(error)\n", stderr)
  exit(EXIT_FAILURE)
}
