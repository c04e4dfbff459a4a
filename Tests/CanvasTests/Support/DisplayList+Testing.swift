import Testing

@testable import Canvas

extension DisplayList {
  init(_ commands: [Command]) {
    self.init()
    self.commands = commands
  }

  func bounds(at origin: Point, scale: Double) -> PixelRect {
    bounds(at: Placement(origin: origin, scale: scale), text: TextEngine())
  }

  func damage(since old: DisplayList, at placement: Placement) -> Region {
    var region = Region()
    addDamage(since: old, at: placement, text: TextEngine(), to: &region)
    return region
  }
}

extension FrameReport {
  static func testing(
    _ number: Int = 0, interval: Double? = nil, update: Double = 0, paint: Double = 0,
    present: Double = 0, reason: String? = nil, inputLatency: Double? = nil
  ) -> FrameReport {
    FrameReport(
      number: number, target: .zero, presented: .zero, interval: interval, updateDuration: update,
      paintDuration: paint, presentDuration: present, damagedPixels: 0, rectCount: 0,
      fullRepaintReason: reason, inputLatency: inputLatency)
  }
}

extension Image {
  /// Creates an image from premultiplied words, row by row.
  init(width: Int, scale: Double = 1, words: [UInt32]) {
    self.init(width: width, height: words.count / width, scale: scale, words: words)
  }
}

// Short initializers, because tests create many rectangles.

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension PixelRect {
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Instant {
  static func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }
}

extension InputEvent {
  var pointerEvent: PointerEvent? { if case .pointer(let event) = self { event } else { nil } }
}

extension EventCoalescer {
  static func coalesced(_ events: [InputEvent]) -> [InputEvent] {
    var coalescer = EventCoalescer()
    for event in events { coalescer.add(event) }
    let result = coalescer.takeEvents()
    #expect(coalescer.isEmpty)
    return result
  }
}

extension InputCollector {
  static func events(of actions: [PointerAction], scale: Double = 1) -> [InputEvent] {
    var collector = InputCollector()
    for action in actions { collector.add(action, scale: scale) }
    return collector.coalescer.takeEvents()
  }
}
