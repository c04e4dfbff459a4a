import Canvas
import Controls

/// A program with an asynchronous `main`, which awaits its window.
@main
struct Asynchronous {
  static func main() async throws {
    // After this suspension the Swift runtime drains the main queue. A blocking `run()` would keep
    // the other tasks of the main actor from running.
    try await Task.sleep(for: .milliseconds(1))

    let level = Slider(value: 0.1, label: "Level")
    let scene = Scene(Stack(.vertical, spacing: 20, padding: 24) { level })
    let window = try Window(title: "Asynchronous", size: Size(300, 100))
    window.scene = scene
    var shown: Set<Double> = []
    scene.onFrame = { _, _ in shown.insert(level.value) }

    Task {
      for tenth in 2...9 {
        try await Task.sleep(for: .milliseconds(30))
        level.setValue(Double(tenth) / 10, animated: true)
      }
      window.close()
    }

    try await window.run()
    print("level \(level.value)")
    print(shown.count > 3 ? "several values shown" : "shown \(shown)")
  }
}
