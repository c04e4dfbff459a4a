/// The colors and shadows of the spec. spec: docs/spec/rendering.md#3
public struct ReferencePalette: Sendable {
  public var page: ReferenceColor

  public var switchOn: ReferenceColor
  public var switchOff: ReferenceColor
  public var switchOffBorder: ReferenceColor?
  public var switchThumb = ReferenceColor(0xFFFFFF)
  public var switchShadows = [
    ReferenceShadow(offset: 3, blur: 8, alpha: 0.15),
    ReferenceShadow(offset: 3, blur: 1, alpha: 0.06),
  ]
  public var switchDisabledAlpha = 0.5
  public var offMark = ReferenceColor(0x8E8E93)
  public var checkboxBorder: ReferenceColor

  public var sliderMinimum: ReferenceColor
  public var sliderMaximum: ReferenceColor
  public var sliderThumb = ReferenceColor(0xFFFFFF)
  public var sliderShadows = [
    ReferenceShadow(offset: 0.5, blur: 4, alpha: 0.12),
    ReferenceShadow(offset: 0.5, blur: 1, alpha: 0.04),
  ]
  public var sliderDisabledAlpha = 0.3
  public var sliderTick: ReferenceColor
  public var sliderUnreachableAlpha = 0.4

  public var segmentedBackground: ReferenceColor
  public var segmentedElevatedBackground: ReferenceColor
  public var separator: ReferenceColor
  public var pressedSegment = ReferenceColor(0x000000, 0.10)
  public var pill: ReferenceColor
  public var pressedPill = ReferenceColor(0x000000, 0.05)
  public var pillShadows: [ReferenceShadow]
  public var segmentedDisabledAlpha = 0.3

  public static let light = ReferencePalette(
    page: ReferenceColor(0xFFFFFF), switchOn: ReferenceColor(0x34C759),
    switchOff: ReferenceColor(0xE9E9EB), switchOffBorder: ReferenceColor(0xE0E0E0),
    checkboxBorder: ReferenceColor(0xC7C7CC), sliderMinimum: ReferenceColor(0x007AFF),
    sliderMaximum: ReferenceColor(0x787880, 0.20), sliderTick: ReferenceColor(0xC7C7CC),
    segmentedBackground: ReferenceColor(0xF2F2F7),
    segmentedElevatedBackground: ReferenceColor(0xF2F2F7), separator: ReferenceColor(0xD1D1D6),
    pill: ReferenceColor(0xFFFFFF),
    pillShadows: [
      ReferenceShadow(offset: 3, blur: 8, alpha: 0.12),
      ReferenceShadow(offset: 3, blur: 1, alpha: 0.04),
    ])

  public static let dark = ReferencePalette(
    page: ReferenceColor(0x000000), switchOn: ReferenceColor(0x30D158),
    switchOff: ReferenceColor(0x39393D), switchOffBorder: nil,
    checkboxBorder: ReferenceColor(0x48484A), sliderMinimum: ReferenceColor(0x0A84FF),
    sliderMaximum: ReferenceColor(0x787880, 0.36), sliderTick: ReferenceColor(0x48484A),
    segmentedBackground: ReferenceColor(0x1C1C1E),
    segmentedElevatedBackground: ReferenceColor(0x2C2C2E), separator: ReferenceColor(0x3A3A3C),
    pill: ReferenceColor(0x48484A),
    pillShadows: [
      ReferenceShadow(offset: 3, blur: 8, alpha: 0.24),
      ReferenceShadow(offset: 3, blur: 1, alpha: 0.08),
    ])
}

/// Colors and states shared by all controls.
public struct ReferenceLook: Sendable {
  public var palette: ReferencePalette
  public var isDisabled = false

  /// Whether the layout is right to left.
  public var isMirrored = false

  /// Whether the control is on a card.
  public var isElevated = false

  public init(palette: ReferencePalette = .light) { self.palette = palette }
}

/// A control without titles, painted with a margin of 16 pt.
public protocol ReferenceControl {
  var look: ReferenceLook { get set }

  /// `memory` is a cache of shadows for several pictures.
  func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture
}

extension ReferenceControl {
  public func picture(scale: Double) -> ReferencePicture {
    picture(scale: scale, memory: ReferenceMemory())
  }
}

/// A color in sRGB with straight alpha.
public struct ReferenceColor: Sendable {
  /// Red, green and blue, 0 to 1.
  public var components: SIMD3<Double>
  public var alpha: Double

  /// `0xRRGGBB` with an alpha of 0 to 1.
  public init(_ hex: UInt32, _ alpha: Double = 1) {
    components = SIMD3([16, 8, 0].map { Double(hex >> $0 & 0xFF) }) / 255
    self.alpha = alpha
  }

  public func opacity(_ factor: Double) -> ReferenceColor {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The mix of two opaque colors.
  public func mixed(with other: ReferenceColor, by amount: Double) -> ReferenceColor {
    var color = self
    color.components += (other.components - components) * amount
    return color
  }
}

/// A Gaussian shadow as defined by the spec.
public struct ReferenceShadow: Sendable {
  /// The vertical offset, in points, positive downward.
  public var offset: Double
  /// The blur, which is twice the standard deviation, in points.
  public var blur: Double
  /// The opacity of black.
  public var alpha: Double

  public init(offset: Double, blur: Double, alpha: Double) {
    (self.offset, self.blur, self.alpha) = (offset, blur, alpha)
  }
}
