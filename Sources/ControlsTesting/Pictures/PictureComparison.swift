/// What came of comparing a picture: whether it passes and, if not, why and what to look at.
///
/// A test writes two lines, whatever library it is written with:
///
///     let comparison = KeptPicture(path).compare(try rig.picture())
///     #expect(comparison.passes, "\(comparison)")
public struct PictureComparison: Sendable, CustomStringConvertible {
  /// Whether the picture is what it should be.
  public let passes: Bool

  /// In one line: the name, the figures beside those of the gate, and the folder in which the
  /// pictures are.
  public let description: String

  /// A comparison that came to an end, and why, in one line.
  public init(passes: Bool, _ description: String) {
    self.passes = passes
    self.description = description
  }
}

extension PictureDifference {
  /// Judges the difference; if it is too large, leaves pictures to look at.
  ///
  /// - Parameters:
  ///   - gate: what is allowed.
  ///   - name: says what is in the picture; names the folder of the evidence.
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

  /// Writes both pictures and their difference, magnified; says where.
  public func writeEvidence(named name: String) -> String {
    PictureEvidence.write(
      name, actual: actual, expected: expected,
      difference: hasSameSize ? magnified(by: PictureEvidence.magnification) : nil)
  }
}
