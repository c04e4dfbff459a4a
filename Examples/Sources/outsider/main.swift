import Canvas
import Controls
@preconcurrency import Glibc

import class Stepper.Stepper

// A task moves a slider while the window runs, then closes the window, which ends the program.

let level = Slider(value: 0.1, label: "Level")
let copies = Stepper(value: 1, in: 1...20, label: "Copies")
let heartbeat = Label("0")

copies.onChange { print("copies \($0)") }

do {
  let window = try Window(title: "Outsider", size: Size(300, 160))
  window.scene = Scene(
    Stack(.vertical, spacing: 20, padding: 24) {
      level
      copies
      heartbeat
    })

  var beats = 0
  let clock = window.loop.every(.milliseconds(50)) {
    beats += 1
    heartbeat.string = "\(beats)"
  }

  // A loop that runs inside a task handles everything except other tasks, which run after it.
  Task {
    var isOver = false
    window.loop.after(.milliseconds(20)) { isOver = true }
    Task { print("another task") }
    window.loop.run { !isOver }
    print("a timer")
  }

  Task {
    for tenth in 2...9 {
      try await Task.sleep(for: .milliseconds(30))
      level.setValue(Double(tenth) / 10, animated: true)
    }
    // Other threads call the main thread with `post`.
    let loop = window.loop
    Task.detached {
      loop.post {
        clock.cancel()
        print("level \(level.value)")
        window.close()
      }
    }
  }

  try window.run()
  print("closed after \(beats > 2 ? "several beats" : "\(beats) beats")")
} catch {
  fputs("\(error)\n", stderr)
  exit(EXIT_FAILURE)
}
