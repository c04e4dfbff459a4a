import Canvas
import ControlsTesting

/// A random scene with random events, painted incrementally and completely.
///
/// Two scenes receive the same events. One is painted as in a window: only its damage, and not at
/// all when idle. The other is repainted completely in every frame.
struct FuzzCase {
  let seed: UInt64

  let tools: FuzzTools

  static let stepCount = 24

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func run() throws {
    let shown = FuzzScene(seed: seed, text: tools.text)
    let whole = FuzzScene(seed: seed, text: tools.text)
    let canvas = try FuzzCanvas(shown, tools: tools)
    let expected = try FuzzCanvas(whole, tools: tools)
    var steps = FuzzSteps(seed: seed, scene: shown)
    var names: [String] = []
    for number in 0...Self.stepCount {
      var step = steps.next()
      // The last step is a frame long after all animations.
      if number == Self.stepCount {
        step = FuzzStep(name: "frame", time: step.time.advanced(by: 3))
      }
      names.append("\(step.time.seconds) s: \(step.name)")
      if let perform = step.perform {
        for fuzz in [shown, whole] {
          fuzz.scene.advance(to: step.time)
          perform(fuzz)
        }
        if step.isResize { try canvas.resize() }
        continue
      }
      // An idle scene gets no frame, and its time does not advance.
      let needsFrame = canvas.wantsFrame
      if needsFrame { canvas.update(at: step.time) }
      try expected.repaint(at: needsFrame ? step.time : whole.scene.lastTime)
      if let place = canvas.firstDifference(from: expected) {
        throw Failure(
          description: "stale at \(place) px in step \(number)\(needsFrame ? "" : ", idle") "
            + "of \(canvas.bitmap.width)x\(canvas.bitmap.height) px at scale \(shown.scale); "
            + "see \(pictures(canvas, expected)); \(names.joined(separator: "; "))")
      }
    }
  }

  private func pictures(_ canvas: FuzzCanvas, _ expected: FuzzCanvas) -> String {
    PictureEvidence.write(
      "fuzz-\(seed)", actual: Picture(canvas.bitmap), expected: Picture(expected.bitmap),
      difference: nil)
  }
}
