import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import Testing

struct ComparisonSeries {
  let masks = MaskCache()
  private let memory = ReferenceMemory()
  private let gate: PictureGate
  private let scale: Double
  private var pictureCount = 0
  private var failures: [String] = []

  init(_ gate: PictureGate, scale: Double) {
    self.gate = gate
    self.scale = scale
  }

  func rig<Subject: Control>(_ control: Subject, size: Size, _ look: Look) -> SceneRig<Subject> {
    SceneRig(control, size: size, look: look, scale: scale, masks: masks)
  }

  /// Compares the picture of a scene with a reference; a disabled control is a group.
  mutating func add(
    _ rig: SceneRig<some Control>, _ reference: some ReferenceControl, _ name: String
  ) throws {
    add(
      try rig.referencePicture(), reference.picture(scale: scale, memory: memory),
      "\(name) \(scale)x", rig.control.isEnabled ? gate : .groups)
  }

  private mutating func add(
    _ actual: ReferencePicture, _ expected: ReferencePicture, _ name: String, _ gate: PictureGate
  ) {
    let difference = PixelDifference(actual, expected)
    pictureCount += 1
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

  func expectPass(at sourceLocation: SourceLocation = #_sourceLocation) {
    // The first failures are enough, because a wrong shape breaks every picture.
    #expect(
      failures.isEmpty && pictureCount > 0,
      "\(failures.count) of \(pictureCount):\n\(failures.prefix(4).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}

extension PixelDifference {
  /// Whether the difference is within a gate; never, if the pictures have different sizes.
  func meets(_ gate: PictureGate) -> Bool {
    hasSameSize && gate.isMet(maximum: maximum, mean: mean, count: count(above: gate.threshold))
  }
}

extension Picture {
  init(_ picture: ReferencePicture) {
    self.init(
      width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 & 0xFF_FFFF })
  }
}
