import Canvas
import Controls
@preconcurrency import Glibc

/// A thermostat for several rooms, which shares a model between all controls.
@main
struct Thermostat {
  @MainActor
  static func main() {
    do {
      let window = try Window(title: "Thermostat", size: Size(380, 520))
      window.scene = Scene(page(of: Home()), background: .groupedPage)
      try window.run()
    } catch {
      fputs("\(error)\n", stderr)  // no display: the message says what to do
      exit(EXIT_FAILURE)
    }
  }
}
