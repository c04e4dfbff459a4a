import Canvas

/// The places of the nodes of a form row, whose x is the distance from the leading edge, and its
/// height, in points.
@MainActor
struct FormRowArrangement {
  /// In points. chosen: design, gallery
  private enum Metrics {
    static let lineSpacing = 1.0
    /// The least room for a title beside a control; a longer one continues on further lines.
    static let leastTitle = 100.0
    static let leastHeight = 44.0
    static let verticalPadding = 8.0
  }

  /// The least room for a control beside the title, in points. chosen: design, gallery
  static let leastStretch = 140.0

  private(set) var control = Rect.zero
  private(set) var value: Rect?
  private(set) var title: Rect
  private(set) var subtitle: Rect?
  let height: Double

  /// Arranges a row in a size; an infinite height is that of the content.
  ///
  /// - Parameters:
  ///   - control: `nil` while another parent lays it out.
  ///   - valueSize: The size of the column of values.
  ///   - titleColumn: The width of the titles before controls that stretch after them, with the
  ///     gap.
  init(
    of control: Control?, _ style: FormRow.Style, title: Label?, subtitle: Label?,
    value valueSize: Size?, titleColumn: Double, in room: Size, _ context: LayoutContext
  ) {
    let width = room.width
    let gap = Card.rowInset / 2
    let end = width - (valueSize?.width ?? 0)
    func measureControl(_ width: Double) -> Size {
      control?.measure(Size(width, room.height), in: context) ?? .zero
    }
    // Only a control at the trailing end leaves room for the title in one line.
    var titleSize: Size?
    var controlSize: Size
    var (start, isStacked) = (0.0, false)
    switch style {
    case .trailing:
      controlSize = measureControl(width)
      titleSize = title?.measure(Size(.infinity, .infinity), in: context)
      start = end - controlSize.width
      isStacked = start - gap < min(titleSize?.width ?? 0, Metrics.leastTitle * context.growth)
    case .stretching(let distance):
      // Larger for large text or long titles, up to the middle.
      let wanted = distance.map { $0 * context.growth } ?? titleColumn
      start = max(distance ?? 0, min(wanted, width / 2))
      controlSize = measureControl(end - start)
      isStacked = end - start < min(max(Self.leastStretch, controlSize.width), end)
      if isStacked { controlSize = measureControl(width) }
    case .full: controlSize = measureControl(end)
    }
    let titleRoom = Size(max(0, (isStacked ? end : start) - gap), .infinity)
    if (titleSize?.width ?? .infinity) > titleRoom.width {
      titleSize = title?.measure(titleRoom, in: context)
    }
    let titleHeight = titleSize?.height ?? 0
    let subtitleSize = subtitle?.measure(titleRoom, in: context)
    let titles = titleHeight + (subtitleSize.map { Metrics.lineSpacing + $0.height } ?? 0)
    let content =
      isStacked
      ? titles + Metrics.lineSpacing + controlSize.height : max(titles, controlSize.height)
    height = room.height.orIdeal(max(Metrics.leastHeight, content + 2 * Metrics.verticalPadding))

    let top = isStacked ? max(0, (height - content) / 2) : (height - titles) / 2
    self.title = Rect(x: 0, y: top, width: titleRoom.width, height: titleHeight)
    if isStacked {
      controlSize.width = style == .trailing ? min(controlSize.width, width) : width
      let y = top + content - controlSize.height
      self.control = Rect(origin: Point(0, y), size: controlSize)
    } else {
      controlSize.width = end - start
      self.control = Rect(x: start, midY: height / 2, size: controlSize)
    }
    value = valueSize.map { Rect(x: end, midY: top + titles / 2, size: $0) }
    if title != nil, let subtitleSize {
      let y = top + titleHeight + Metrics.lineSpacing
      self.subtitle = Rect(x: 0, y: y, width: titleRoom.width, height: subtitleSize.height)
    }
  }
}
