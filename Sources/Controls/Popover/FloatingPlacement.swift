import Canvas

/// The placement of a popover or menu beside its anchor. spec: docs/spec/window.md#parts/popover
enum FloatingPlacement {
  /// Aligned with the leading edge, below or above, or beside. A menu never covers its anchor: with
  /// little room it is lower than its items, which scroll.
  case menu
  /// Centered below or above, or beside.
  case popover

  /// The margin to the edge of the window, in points. chosen
  static let margin = 8.0
  /// The least height of a menu that is lower than its items, in points. chosen: one row
  private static let leastMenuHeight = 40.0

  /// The distance to the anchor, in points. chosen for menus
  private var distance: Double { self == .menu ? 4 : 8 }

  /// The frame for a size beside an anchor, within the window and shrunk if necessary.
  func frame(
    of wanted: Size, beside anchor: Rect, in window: Size, direction: LayoutDirection
  ) -> Rect {
    let room = Rect(origin: .zero, size: window).inset(by: Self.margin)
    let size = Size(max(0, min(wanted.width, room.width)), max(0, min(wanted.height, room.height)))
    func kept(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(start, high - length))
    }
    let below = anchor.maxY + distance
    let above = anchor.minY - distance - size.height
    let x: Double
    switch self {
    case .menu: x = direction == .leftToRight ? anchor.minX : anchor.maxX - size.width
    case .popover: x = anchor.midX - size.width / 2
    }
    let keptX = kept(x, size.width, room.minX, room.maxX)
    if below + size.height <= room.maxY { return Rect(origin: Point(keptX, below), size: size) }
    if above >= room.minY { return Rect(origin: Point(keptX, above), size: size) }
    let wantedY = self == .menu ? anchor.minY : anchor.midY - size.height / 2
    let besideY = kept(wantedY, size.height, room.minY, room.maxY)
    let (after, before) = (anchor.maxX + distance, anchor.minX - distance - size.width)
    if after + size.width <= room.maxX { return Rect(origin: Point(after, besideY), size: size) }
    if before >= room.minX { return Rect(origin: Point(before, besideY), size: size) }
    let (roomBelow, roomAbove) = (room.maxY - below, anchor.minY - distance - room.minY)
    if self == .menu, max(roomBelow, roomAbove) >= Self.leastMenuHeight {
      let y = roomBelow >= roomAbove ? below : room.minY
      return Rect(x: keptX, y: y, width: size.width, height: max(roomBelow, roomAbove))
    }
    let y = kept(below, size.height, room.minY, room.maxY)
    return Rect(origin: Point(keptX, y), size: size)
  }
}
