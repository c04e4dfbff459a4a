import Canvas
import Controls
import Support

/// The settings of a comparison, and the difference that it allows.
package struct ComparisonOptions: Sendable {
  package var theme = Appearance.light
  /// The level that a different pixel exceeds, 0...255.
  package var tolerance = BitmapDifference.usualTolerance
  /// Rectangles in pixels that do not count.
  package var masks: [PixelRect] = []
  /// The largest mean and the largest difference that pass, in levels; `nil` for any.
  package var meanLimit: Double?
  package var maxLimit: Int?

  package init() {}

  fileprivate func excess(mean: Double, maximum: Int) -> String? {
    if let meanLimit, mean > meanLimit {
      return "the mean difference of \(mean.significantText()) levels exceeds --mean-limit "
        + meanLimit.significantText()
    }
    if let maxLimit, maximum > maxLimit {
      return "the largest difference of \(maximum) levels exceeds --max-limit \(maxLimit)"
    }
    return nil
  }
}

/// The metrics of a picture beside its reference. spec: docs/spec/measuring.md#compare/metrics
package struct PictureComparison: Sendable {
  package let reference, picture: ComparedPicture
  package let mean: Double
  package let maximum: Int
  /// The limit that the picture exceeds, in a sentence; `nil` if it passes.
  package let excess: String?

  private let options: ComparisonOptions
  private let difference: BitmapDifference
  private let shift: FittedShift?
  private let regions: [DifferenceRegion]

  /// Throws a ``Failure`` if the sizes differ, or if the masks cover everything.
  package init(
    of picture: ComparedPicture, with reference: ComparedPicture, _ options: ComparisonOptions
  ) throws {
    guard picture.width == reference.width, picture.height == reference.height else {
      throw Failure(
        .badInput,
        "\(reference.name) is \(reference.width) x \(reference.height) px and \(picture.name) is "
          + "\(picture.width) x \(picture.height) px; compare pictures of one size")
    }
    (self.picture, self.reference, self.options) = (picture, reference, options)
    difference = BitmapDifference(
      picture.words, reference.words, width: picture.width, tolerance: options.tolerance,
      masks: options.masks)
    if difference.counted == 0 {
      throw Failure(
        .badUsage, "the masks cover all of \(reference.name); use smaller ones with --mask")
    }
    (mean, maximum) = (difference.mean, difference.maximum)
    excess = options.excess(mean: mean, maximum: maximum)
    shift = difference.shift(of: picture.words, to: reference.words)
    regions = difference.regions()
  }

  /// The metrics in the order of the spec.
  package var members: [JSON.Member] {
    var members = [JSON.Member("size", .integers([difference.width, difference.height]))]
    if let found = reference.found { members.append(.init("found", found.json)) }
    for (key, picture) in [("profile", reference), ("pictureProfile", picture)] {
      if let name = picture.profile.name { members.append(.init(key, name)) }
    }
    return members + [
      .init("mean", .measured(mean)), .init("max", maximum),
      .init("different", difference.different), .init("share", .measured(difference.share)),
    ] + shiftMembers + [
      .init("regions", .array(regions.map(\.json)))
    ]
  }

  /// The shift, or `null` and `beyond` if a longer one may fit better.
  private var shiftMembers: [JSON.Member] {
    let isBeyond = shift?.isAtLimit == true
    let shift = isBeyond ? nil : shift
    return [.init("shift", shift.map { .array([.measured($0.x), .measured($0.y)]) } ?? .null)]
      + (isBeyond ? [.init("beyond", true)] : [])
      + [.init("meanAfterShift", shift.map { .measured($0.meanAfter) } ?? .null)]
  }

  /// The color over which transparent pixels are laid, as 0xRRGGBB.
  var backdrop: UInt32 { options.theme.backdrop }

  package func paintedDifference() throws -> [UInt8] {
    try difference.picture(over: reference.words, base: options.theme == .light ? 170 : 0).png()
  }
}

extension DifferenceRegion {
  fileprivate var json: JSON {
    .object([
      .init("frame", .integers([frame.x, frame.y, frame.width, frame.height])),
      .init("different", different), .init("mean", .measured(mean)), .init("max", maximum),
    ])
  }
}
