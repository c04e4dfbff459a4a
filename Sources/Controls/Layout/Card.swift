import Canvas

/// Rows on a raised surface with rounded corners and hairlines.
///
/// The values of ``FormRow``s have columns of one width, and controls that stretch begin after the
/// widest title.
///
/// Rows can be added, removed and moved at any time, by ``Node/insertChild(_:at:)`` and
/// ``Node/setChildren(_:animated:)``; hidden rows take up no space.
public final class Card: Node {
  /// The corner radius, in points. chosen: design, gallery
  public static let cornerRadius = 14.0
  /// The distance of rows from the left and right edges, in points. chosen: design, gallery
  public static let rowInset = 16.0
  /// In points. chosen: design, gallery
  static let hairlineWidth = 0.5

  package var isRaised = true { didSet { changed(isRaised, from: oldValue, .paint, "surface") } }

  /// The label of the rows as a group, for assistive technology; `nil` if the card is no group.
  public var label: String? { didSet { changed(label, from: oldValue, .semantics, "label") } }

  private let rowHeight: Double?

  /// Creates a card with rows.
  ///
  /// - Parameters:
  ///   - label: The accessibility label of the group, such as "Kitchen".
  ///   - rowHeight: The height of each row, in points; `nil` for the rows' own heights.
  ///   - rows: From the top.
  public init(label: String? = nil, rowHeight: Double? = nil, @NodeBuilder rows: () -> [Node]) {
    (self.label, self.rowHeight) = (label, rowHeight)
    super.init()
    for row in rows() { addChild(row) }
  }

  public override var elevatesChildren: Bool { isRaised }

  public override var semantics: Semantics? { label.map { Semantics(role: .group, label: $0) } }

  /// Gives the rows the columns of the widest title and the widest value.
  private func alignRows(in context: LayoutContext) {
    let rows = children.compactMap { $0 as? FormRow }.filter { !$0.isHidden }
    let columns = rows.reduce(into: FormRow.Columns()) { $1.widen(&$0, in: context) }
    for row in rows { row.columns = columns }
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    alignRows(in: context)
    let width = available.width.orIdeal(idealWidth(in: context))
    var height = 0.0
    for row in children where !row.isHidden { height += self.height(of: row, in: width, context) }
    return Size(width, height)
  }

  private func idealWidth(in context: LayoutContext) -> Double {
    let rows = children.lazy.filter { !$0.isHidden }.map {
      $0.measure(Size(.infinity, .infinity), in: context).width
    }
    return (rows.max() ?? 0) + 2 * Self.rowInset
  }

  public override func layout(in context: LayoutContext) {
    alignRows(in: context)
    var y = 0.0
    for row in children where !row.isHidden {
      let height = height(of: row, in: frame.width, context)
      row.frame = Rect(
        x: Self.rowInset, y: y, width: frame.width - 2 * Self.rowInset, height: height)
      y += height
    }
  }

  private func height(of row: Node, in width: Double, _ context: LayoutContext) -> Double {
    rowHeight.map { $0 * context.growth }
      ?? row.measure(Size(width - 2 * Self.rowInset, .infinity), in: context).height
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    if isRaised { painter.drawCard(bounds, theme: context.theme) }
    for row in children where !row.isHidden && row.frame.minY > 0 {
      painter.fillAligned(
        Rect(
          x: Self.rowInset, y: row.frame.minY, width: frame.width - 2 * Self.rowInset,
          height: Self.hairlineWidth), color: context.theme.hairline)
    }
  }
}

extension Painter {
  @MainActor
  package func drawCard(_ rect: Rect, theme: Theme) {
    let shape = RoundedRectangle(rect, radius: Card.cornerRadius, curve: .continuous)
    drawShadow(theme.cardShadow, of: shape)
    fill(shape, color: theme.card)
  }
}
