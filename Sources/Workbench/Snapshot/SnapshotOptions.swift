import Canvas
import Controls
import Support

/// The size, the environment and the state of the control of a snapshot.
public struct SnapshotOptions {
  /// The length along the control's axis, in points, 30...4000.
  ///
  /// `nil` is the length of the control's description. It has no effect if the description has
  /// none.
  public var width: Double?
  /// The margin on each side of the control, in points, 0...1000.
  public var margin = 16.0

  /// The pixels per point: 1...4, in steps of 0.25.
  public var scale: Double {
    get { environment.scale }
    set { environment.scale = newValue }
  }

  /// The color theme; `.light` by default.
  public var theme: Appearance {
    get { environment.theme }
    set { environment.theme = newValue }
  }

  /// The contrast of the theme; `.normal` by default.
  public var contrast: Contrast {
    get { environment.contrast }
    set { environment.contrast = newValue }
  }

  /// The layout direction; `.leftToRight` by default.
  public var direction: LayoutDirection {
    get { environment.direction }
    set { environment.direction = newValue }
  }

  /// Whether the control is disabled.
  public var isDisabled: Bool {
    get { environment.isDisabled }
    set { environment.isDisabled = newValue }
  }

  /// Whether the control is focused, with a focus ring.
  public var isFocused = false
  /// Whether the control is pressed.
  public var isPressed = false

  /// The index of the part that is pressed, counted from 0; `nil` for none.
  ///
  /// It has no effect if the whole control is pressed.
  public var pressedPart: Int?
  /// The progress of the press that is shown, 0...1; `nil` for that of the control.
  package var pressProgress: Double?

  package var environment = EnvironmentSettings()
  package var tokens: TokenFile?
  package var isElevated = false
  package var isTransparent = false
  package var hasText = true

  /// A picture of an idle control in a light theme, with one pixel per point.
  public init() {}

  package static let widths = 30.0...4000.0
  package static let margins = 0.0...1000.0

  func check() throws {
    func check(_ isValid: Bool, _ name: String, _ expectation: String) throws {
      if !isValid { throw Failure(.badUsage, "\(name) must be \(expectation)") }
    }
    try check(width.map(Self.widths.contains) ?? true, "width", "30 to 4000 points")
    try check(Self.margins.contains(margin), "margin", "0 to 1000 points")
    try check(
      EnvironmentSetting.scale.accepts(.number(scale)), "scale",
      EnvironmentSetting.scale.expectation)
  }
}

package enum PictureFormat: String, CaseIterable {
  case png
  /// Shapes, with blurs for shadows.
  case svg
  /// Shapes, with images for shadows.
  case pdf

  package init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

package final class TextFilter: ForwardingPainter {
  package let painter: any Painter
  private let passesText: Bool
  package private(set) var hasText = false

  package init(_ painter: any Painter, passesText: Bool = false) {
    (self.painter, self.passesText) = (painter, passesText)
  }

  package func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    if passesText { return painter.fill(shape, color: color, casting: shadows) }
    // Golden pictures without text are painted with separate shadows.
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  package func draw(_ text: Text, at origin: Point, color: Color) {
    if text.string.isEmpty { return }
    hasText = true
    if passesText { painter.draw(text, at: origin, color: color) }
  }
}

package enum PictureSize {
  /// The most pixels of a picture, which take 128 MB. chosen: a screen of 7680 x 4320 has fewer
  static let maximumPixels = 1 << 25
  /// In pixels: the limit of Cairo.
  private static let maximumSide = 32767.0

  static let adviceForLogs = "reduce the width, height or scale in the log"

  package static func excess(of size: Size, scale: Double) -> String? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    // Comparisons with NaN are false.
    guard width >= 0, height >= 0 else {
      return "the width and height of a picture must be numbers above 0"
    }
    func text(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }
    let name = "a picture of \(text(width)) x \(text(height)) px"
    if width * height > Double(maximumPixels) {
      return "\(name) has more than \(maximumPixels) pixels"
    }
    if max(width, height) > maximumSide {
      return "\(name) has a side of more than \(Int(maximumSide)) px"
    }
    return nil
  }

  /// Throws if a picture of a size in points is too large; `advice` says what to do.
  package static func check(
    _ size: Size, scale: Double, _ code: Failure.Code = .badInput, advice: String? = nil
  ) throws {
    guard let excess = excess(of: size, scale: scale) else { return }
    throw Failure(code, advice.map { "\(excess); \($0)" } ?? excess)
  }

  static func pixels(of size: Size, scale: Double) -> PixelRect {
    PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
  }
}
