/// The result of a picture comparison, with a description for a failed expectation.
///
///     let comparison = KeptPicture(path).compare(try rig.picture())
///     #expect(comparison.passes, "\(comparison)")
public struct PictureComparison: Sendable, CustomStringConvertible {
  /// Whether the comparison passes.
  public let passes: Bool

  /// A line with the name, the measurements beside their limits, and the folder of the pictures.
  public let description: String

  /// A result with its description in one line.
  public init(passes: Bool, _ description: String) {
    self.passes = passes
    self.description = description
  }
}

extension PictureDifference {
  /// Compares the difference with a gate, and writes pictures to a folder of the name if it fails.
  public func judged(by gate: PictureGate, named name: String) -> PictureComparison {
    let passes = meets(gate)
    var description: String
    if hasSameSize {
      description =
        "\(name): max \(maximum) of \(gate.maximum) at \(worst), mean \(mean) of \(gate.mean), "
        + "\(count(above: gate.threshold)) of \(gate.count) px above \(gate.threshold)"
    } else {
      description =
        "\(name): \(actual.width)x\(actual.height) px in place of "
        + "\(expected.width)x\(expected.height)"
    }
    if !passes { description += "; see \(writeEvidence(named: name))" }
    return PictureComparison(passes: passes, description)
  }

  /// Writes both pictures and the magnified difference, and returns their folder.
  public func writeEvidence(named name: String) -> String {
    PictureEvidence.write(
      name, actual: actual, expected: expected,
      difference: hasSameSize ? magnified(by: PictureEvidence.magnification) : nil)
  }
}
