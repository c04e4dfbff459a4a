import ReferenceRenderer

/// Pictures judged one after the other: keeps the worst figures, and what failed.
struct Judgement {
  let gate: Gate
  private(set) var pictureCount = 0
  private(set) var failures: [String] = []
  private var maximum = (0, "")
  private var mean = (0.0, "")
  private var count = (0, "")

  init(_ gate: Gate) {
    self.gate = gate
  }

  /// Whether all pictures were within the gate.
  var passes: Bool { failures.isEmpty && pictureCount > 0 }

  /// The worst failures; a broken shape breaks every picture.
  var report: String {
    "\(failures.count) of \(pictureCount):\n" + failures.prefix(4).joined(separator: "\n")
  }

  mutating func add(_ actual: ReferencePicture, _ expected: ReferencePicture, _ name: String) {
    let difference = PixelDifference(actual, expected)
    pictureCount += 1
    if difference.maximum > maximum.0 {
      maximum = (difference.maximum, "\(name) at \(difference.worst)")
    }
    if difference.mean > mean.0 { mean = (difference.mean, name) }
    let above = difference.count(above: gate.threshold)
    if above > count.0 { count = (above, name) }
    if gate.isMet(by: difference) { return }
    if !difference.hasSameSize {
      failures.append(
        "\(name): \(actual.width)x\(actual.height) px in place of "
          + "\(expected.width)x\(expected.height)")
      return
    }
    var line =
      "\(name): max \(difference.maximum) of \(gate.maximum) at \(difference.worst), "
      + "mean \(difference.mean) of \(gate.mean), \(difference.count(above: gate.threshold)) of "
      + "\(gate.count) px above \(gate.threshold)"
    if failures.count < 4 {
      line += "; see \(Evidence.write(name, actual, expected, difference))"
    }
    failures.append(line)
  }

  func say(_ name: String) {
    Report.say(
      "\(gate.name) \(name): \(pictureCount) pictures; max \(maximum.0) (\(maximum.1)); "
        + "mean \(mean.0) (\(mean.1)); above \(gate.threshold): \(count.0) px (\(count.1))")
  }
}
