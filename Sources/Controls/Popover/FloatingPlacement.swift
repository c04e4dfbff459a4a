import Canvas

/// Where something that floats stands beside what it belongs to. design: playground, New parts
struct FloatingPlacement: Hashable {
  enum Kind: Hashable {
    /// From the edge where reading begins on, below or above.
    case menu
    /// In the middle, below, above or beside.
    case popover
  }

  var kind: Kind

  /// pt between the two.
  var distance: Double

  /// pt that stay free between it and the window's edge.
  var margin: Double

  init(kind: Kind, distance: Double, margin: Double) {
    self.kind = kind
    self.distance = distance
    self.margin = margin
  }

  init(kind: Kind, metrics: MenuMetrics) {
    self.init(kind: kind, distance: metrics.distance, margin: metrics.margin)
  }

  /// - Parameters:
  ///   - wanted: its size, pt.
  ///   - anchor: what it belongs to, pt in the window.
  ///   - window: the window's size, pt.
  ///   - direction: in which one reads.
  /// - Returns: all of it in the window, smaller than wanted if it has to be.
  func frame(
    of wanted: Size, beside anchor: Rect, in window: Size, direction: LayoutDirection
  ) -> Rect {
    let room = Rect(origin: .zero, size: window).inset(by: margin)
    let size = Size(max(0, min(wanted.width, room.width)), max(0, min(wanted.height, room.height)))
    func kept(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(start, high - length))
    }
    let below = anchor.maxY + distance
    let above = anchor.minY - distance - size.height
    let x: Double
    switch kind {
    case .menu: x = direction == .leftToRight ? anchor.minX : anchor.maxX - size.width
    case .popover: x = anchor.midX - size.width / 2
    }
    let keptX = kept(x, size.width, room.minX, room.maxX)
    if below + size.height <= room.maxY { return Rect(origin: Point(keptX, below), size: size) }
    if above >= room.minY { return Rect(origin: Point(keptX, above), size: size) }
    if kind == .popover {
      let y = kept(anchor.midY - size.height / 2, size.height, room.minY, room.maxY)
      let (after, before) = (anchor.maxX + distance, anchor.minX - distance - size.width)
      if after + size.width <= room.maxX { return Rect(origin: Point(after, y), size: size) }
      if before >= room.minX { return Rect(origin: Point(before, y), size: size) }
    }
    let y = kept(below, size.height, room.minY, room.maxY)
    return Rect(origin: Point(keptX, y), size: size)
  }
}
