import Canvas

final class ProbeContent: WindowContent {
  var needsUpdate = false
  /// The damage of the next updates; `nil` damages the whole window.
  var damage: Region?
  var next = NextFrame.idle
  var fullRepaintReason: String?
  var answersInput = false
  var cursor = Cursor.arrow
  var color = Color(hex: 0x3060C0)
  var onEvent: ((InputEvent) -> Void)?
  var onUpdate: (() -> Void)?
  private(set) var events: [InputEvent] = []
  private(set) var frames: [FrameTime] = []
  private(set) var paints: [PixelRect] = []
  private(set) var sizes: [Size] = []
  private(set) var scales: [Double] = []
  private(set) var clock: () -> Instant = { .zero }
  private(set) var changed: () -> Void = {}

  func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant, changed: @escaping () -> Void
  ) {
    self.clock = clock
    self.changed = changed
  }

  func askForFrame() {
    needsUpdate = true
    changed()
  }

  func resize(to size: Size, scale: Double) {
    sizes.append(size)
    scales.append(scale)
  }

  func handle(_ event: InputEvent) {
    events.append(event)
    if answersInput { needsUpdate = true }
    onEvent?(event)
  }

  func update(for frame: FrameTime) -> FrameUpdate {
    frames.append(frame)
    needsUpdate = false
    onUpdate?()
    let size = sizes.last ?? Size(0, 0)
    let scale = scales.last ?? 1
    let whole = PixelRect(
      x: 0, y: 0, width: Int(size.width * scale), height: Int(size.height * scale))
    return FrameUpdate(
      damage: damage ?? Region(whole), next: next, fullRepaintReason: fullRepaintReason)
  }

  func paint(_ rect: PixelRect, with painter: any Painter) {
    paints.append(rect)
    painter.fill(Rect(x: 0, y: 0, width: 4000, height: 4000), color: color)
  }

  var pointers: [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  var keys: [KeyEvent] { events.compactMap { if case .key(let event) = $0 { event } else { nil } } }

  var scrolls: [ScrollEvent] {
    events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
  }
}
