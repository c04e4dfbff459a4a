import Canvas

/// One of the segments of a ``SegmentedControl``.
public struct Segment: Hashable, Sendable {
  /// Empty for none.
  public var title: String

  /// Beside the title, or alone; nil for none.
  public var icon: Icon?

  /// What stands beneath the segment; empty for nothing.
  public var labelBeneath: String

  /// What it is called where it cannot be seen; nil for what stands on it, or says what it is for.
  public var label: String?

  /// What it is for, in a sentence, shown to those who rest on it; nil for nothing.
  public var helpTag: String?

  /// Whether the user can select it.
  public var isEnabled: Bool

  /// pt; 0 for what its control gives it.
  ///
  /// What is below that, or not finite, changes nothing.
  public var width: Double {
    didSet {
      if !Self.isWidth(width) { width = oldValue }
    }
  }

  /// How far its content is moved from the middle, pt, towards where reading ends and downwards; what
  /// is not finite changes nothing.
  public var contentOffset: Point {
    didSet {
      if !Self.isOffset(contentOffset) { contentOffset = oldValue }
    }
  }

  /// - Parameters:
  ///   - title: empty for none.
  ///   - symbol: beside the title, or alone.
  ///   - beneath: a label under the segment; empty for none.
  ///   - label: what it is called where it cannot be seen.
  ///   - helpTag: what it is for, in a sentence.
  ///   - width: pt; 0 for what its control gives it.
  ///   - isEnabled: whether the user can select it.
  public init(
    _ title: String = "", symbol: Symbol? = nil, beneath: String = "", label: String? = nil,
    helpTag: String? = nil, width: Double = 0, isEnabled: Bool = true
  ) {
    self.title = title
    icon = symbol.map { .symbol($0) }
    labelBeneath = beneath
    self.label = label
    self.helpTag = helpTag
    self.width = Self.isWidth(width) ? width : 0
    self.isEnabled = isEnabled
    contentOffset = .zero
  }

  /// - Parameters:
  ///   - title: empty for none.
  ///   - image: beside the title, or alone.
  public init(_ title: String = "", image: Image) {
    self.init(title)
    icon = .image(image)
  }

  static func isWidth(_ width: Double) -> Bool { width >= 0 && width.isFinite }

  static func isOffset(_ offset: Point) -> Bool { offset.x.isFinite && offset.y.isFinite }

  /// What it is called where it cannot be seen: its label, else its title, what stands beneath it,
  /// what it is for, or its symbol's name.
  public var spokenLabel: String {
    if let label { return label }
    if !title.isEmpty { return title }
    if !labelBeneath.isEmpty { return labelBeneath }
    if let helpTag { return helpTag }
    return if case .symbol(let symbol) = icon { symbol.name } else { "" }
  }
}
