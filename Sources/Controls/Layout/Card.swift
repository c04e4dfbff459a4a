import Canvas

/// Rows on a raised surface with round corners, with hairlines between them.
public final class Card: Node {
  /// pt. chosen: design, gallery
  public static let cornerRadius = 14.0
  /// pt from the card's edge to what its rows show. chosen: design, gallery
  public static let padding = 16.0
  /// pt. chosen: design, gallery
  static let hairlineWidth = 0.5

  private let rowHeight: Double

  /// - Parameters:
  ///   - rowHeight: of every row, pt.
  ///   - rows: from the top.
  public init(rowHeight: Double, @NodeBuilder rows: () -> [Node]) {
    self.rowHeight = rowHeight
    super.init()
    for row in rows() { addChild(row) }
  }

  public override var elevatesChildren: Bool { true }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, rowHeight * Double(children.count))
  }

  public override func layout(in context: LayoutContext) {
    for (index, row) in children.enumerated() {
      row.frame = Rect(
        x: Self.padding, y: rowHeight * Double(index), width: frame.width - 2 * Self.padding,
        height: rowHeight)
    }
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(
      Rect(origin: .zero, size: frame.size), radius: Self.cornerRadius, curve: .continuous)
    painter.drawShadow(context.theme.cardShadow, of: shape)
    painter.fill(shape, color: context.theme.card)
    for index in children.indices.dropFirst() {
      painter.fillAligned(
        Rect(
          x: Self.padding, y: rowHeight * Double(index), width: frame.width - 2 * Self.padding,
          height: Self.hairlineWidth),
        color: context.theme.hairline)
    }
  }
}
