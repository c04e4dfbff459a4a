import Canvas
import Controls
import Desktop

import class Stepper.Stepper

// One line ties a window to its desktop: screen readers, the user's preferences, haptics.

let copies = Stepper(value: 3, in: 1...20, label: "Copies")
copies.identifier = "copies"

// Its owner has not made up its mind, so it is pending once it is used.
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

  // README.md: from here
  let services = DesktopServices(for: window)  // keep it as long as the window
  services.onPreferencesChange = { preferences in
    scene.theme = preferences.prefersDark == true ? .dark : .light
  }
  // README.md: to here

  try window.run()
  withExtendedLifetime(services) {}
} catch {
  print(error)
}
