import Canvas

/// A segment of a ``SegmentedControl``.
public struct Segment: Hashable, Sendable {
  /// The identifier for the app, unique among the segments of a control; `nil` for none.
  public var id: ID?
  /// The title; empty for none.
  public var title: String
  /// The icon, beside the title or alone; `nil` for none.
  public var icon: Icon?
  /// The label beneath the segment; empty for none; not shown in a vertical control.
  public var labelBeneath: String
  /// The accessibility label; `nil` for the fallbacks of ``spokenLabel``.
  public var label: String?
  /// The help tag, a sentence; `nil` for none.
  public var helpTag: String?
  /// Whether the user can select the segment.
  public var isEnabled: Bool

  /// The width in points, or the height in a vertical control; 0 for automatic; negative and
  /// non-finite values are ignored.
  public var width: Double { didSet { if !Self.isWidth(width) { width = oldValue } } }

  /// The offset of the content from the center, in points, toward the trailing edge and down;
  /// non-finite values are ignored.
  public var contentOffset: Point {
    didSet { if !Self.isOffset(contentOffset) { contentOffset = oldValue } }
  }

  /// Creates a segment with a title, a symbol, or both; parameters are documented at the
  /// properties.
  public init(
    _ title: String = "", id: ID? = nil, symbol: Symbol? = nil, beneath: String = "",
    label: String? = nil, helpTag: String? = nil, width: Double = 0, isEnabled: Bool = true
  ) {
    (self.id, self.title, labelBeneath, self.label) = (id, title, beneath, label)
    (icon, self.helpTag, self.isEnabled) = (symbol.map { .symbol($0) }, helpTag, isEnabled)
    (self.width, contentOffset) = (Self.isWidth(width) ? width : 0, .zero)
  }

  /// A segment with an image, beside a title or alone.
  public init(_ title: String = "", id: ID? = nil, image: Image) {
    self.init(title, id: id)
    icon = .image(image)
  }

  static func isWidth(_ width: Double) -> Bool { width >= 0 && width.isFinite }

  static func isOffset(_ offset: Point) -> Bool { offset.x.isFinite && offset.y.isFinite }

  /// The label, else the title, the label beneath, the help tag, or the symbol's name.
  public var spokenLabel: String {
    if let text = label ?? [title, labelBeneath].first(where: { !$0.isEmpty }) ?? helpTag {
      return text
    }
    return if case .symbol(let symbol) = icon { symbol.name } else { "" }
  }
}

extension Segment {
  /// An identifier that the app gives to a segment, and that stays the same while segments move.
  ///
  /// Names for the identifiers of a program keep their spelling in one place:
  ///
  /// ```swift
  /// extension Segment.ID {
  ///   static let list: Self = "list"
  ///   static let map: Self = "map"
  /// }
  ///
  /// let view = SegmentedControl([Segment("List", id: .list), Segment("Map", id: .map)])
  /// view.selectedID = .map
  /// view.insertSegment(Segment("Grid", id: "grid"), at: 0, animated: true)
  /// // The segment is still selected, now at index 2.
  /// view.onSegmentChange { segment in show(segment?.id) }
  /// ```
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the identifier.
    public var rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }
  }
}

/// The number of segments that can be selected.
public enum SegmentSelectionMode: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// At most one.
  case single
  /// Any number; each segment is a toggle button.
  case multiple
  /// None; segments are push buttons.
  case momentary
}
