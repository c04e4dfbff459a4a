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
    self.id = id
    self.title = title
    icon = symbol.map { .symbol($0) }
    labelBeneath = beneath
    self.label = label
    self.helpTag = helpTag
    self.width = Self.isWidth(width) ? width : 0
    self.isEnabled = isEnabled
    contentOffset = .zero
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
    if let label { return label }
    if !title.isEmpty { return title }
    if !labelBeneath.isEmpty { return labelBeneath }
    if let helpTag { return helpTag }
    return if case .symbol(let symbol) = icon { symbol.name } else { "" }
  }
}
