import Canvas

/// The padding, font size and compact style of titles in segments that are too narrow for them.
/// spec: docs/spec/rendering.md#8/too-narrow
struct TitleFit: Hashable {
  /// In points.
  static let leastPadding = 6.0
  /// In points, as shown.
  static let leastFontSize = 11.0
  /// In points. chosen
  static let fontStep = 0.5
  /// In points; titles return once the control is this much wider than they need.
  static let hysteresis = 8.0
  /// The largest padding at each side, in points.
  var padding = Double.infinity
  /// The largest font size, in points.
  var fontSize = Double.infinity
  /// The segments whose titles end in an ellipsis, or are not shown beside their icon.
  var truncated: Set<Int> = []
  /// The compact style in use; ``SegmentedCompactStyle/none`` if all titles fit.
  var style = SegmentedCompactStyle.none

  func title(of segment: Segment) -> String {
    style == .symbols && segment.icon != nil ? "" : segment.title
  }
}

extension Font {
  func limited(to size: Double) -> Font {
    var font = self
    font.size = min(font.size, size)
    return font
  }
}

/// The color and font of titles in one state.
public struct TitleAttributes: Hashable, Sendable {
  /// The color; `nil` for the theme's.
  public var color: Color?
  /// The font; `nil` for the default.
  public var font: Font?

  /// A color and a font; `nil` leaves the default.
  public init(color: Color? = nil, font: Font? = nil) {
    (self.color, self.font) = (color, font)
  }
}

extension SegmentedControl {
  /// Sets the color and font of titles in a state; `nil` for the theme's.
  public func setTitleAttributes(_ attributes: TitleAttributes?, for state: SegmentState) {
    titleAttributes[state] = attributes
  }

  /// The color and font of titles in a state; `nil` for the theme's.
  public func titleAttributes(for state: SegmentState) -> TitleAttributes? {
    titleAttributes[state]
  }
}

/// The appearance of a segmented control that is too narrow for its titles, even with the smallest
/// padding and font. spec: docs/spec/rendering.md#8/too-narrow
///
/// The control returns to its titles when it is 8 points wider than they need. Value, actions and
/// accessibility are the same in all styles.
public enum SegmentedCompactStyle: String, Hashable, Sendable, CaseIterable,
  PropertyRepresentable
{
  /// Titles end with an ellipsis.
  case none
  /// Segments with an icon show it without their title.
  case symbols
  /// A pop-up button with a menu of the segments; no effect in a vertical control.
  case menu
}
