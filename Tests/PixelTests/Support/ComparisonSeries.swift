import ControlsTesting
import ReferenceRenderer

/// Pictures compared one after the other: keeps the worst figures, and what failed.
struct ComparisonSeries {
  let name: String
  let gate: PictureGate
  private(set) var pictureCount = 0
  private(set) var failures: [String] = []
  private var maximum = (0, "")
  private var mean = (0.0, "")
  private var count = (0, "")

  /// - Parameters:
  ///   - name: what is in the pictures, for figures.
  ///   - gate: how much each may differ.
  init(_ name: String, _ gate: PictureGate) {
    self.name = name
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
    if difference.meets(gate) { return }
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
      let folder = PictureEvidence.write(
        name, actual: Picture(actual), expected: Picture(expected),
        difference: Picture(difference.magnified(by: PictureEvidence.magnification)))
      line += "; see \(folder)"
    }
    failures.append(line)
  }

  func say(_ circumstances: String) {
    Report.say(
      "\(name) \(circumstances): \(pictureCount) pictures; max \(maximum.0) (\(maximum.1)); "
        + "mean \(mean.0) (\(mean.1)); above \(gate.threshold): \(count.0) px (\(count.1))")
  }
}

extension PixelDifference {
  /// Whether the difference is within a gate; never, if the pictures have different sizes.
  func meets(_ gate: PictureGate) -> Bool {
    hasSameSize
      && gate.isMet(maximum: maximum, mean: mean, count: count(above: gate.threshold))
  }
}

extension Picture {
  init(_ picture: ReferencePicture) {
    self.init(
      width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 & 0xFF_FFFF })
  }
}
