import Canvas
import Controls

/// A node that records the events it receives.
class RecordingNode: Node {
  let name: String
  let book: Listener.Book
  /// Whether presses and drags are accepted.
  var accepts = true
  var canBePressed = true
  var onEnter: (() -> Void)?
  var onExit: (() -> Void)?
  private(set) var events: [PointerEvent] = []
  private(set) var hovers: [Point] = []
  private(set) var drags: [DragEvent] = []

  init(_ name: String, in book: Listener.Book, at frame: Rect = .zero) {
    self.name = name
    self.book = book
    super.init()
    self.frame = frame
  }

  override var isHitTestable: Bool { canBePressed }

  private func hear(_ what: String, _ event: PointerEvent) {
    let hand = event.pointer == .primary ? "" : " \(event.pointer.rawValue)"
    book.lines.append("\(name) \(what)\(hand)")
    events.append(event)
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    hear("press", event)
    return accepts
  }

  override func pointerMoved(_ event: PointerEvent) { hear("move", event) }
  override func pointerReleased(_ event: PointerEvent) { hear("release", event) }

  override func pointerEntered(_ event: PointerEvent) {
    hear("enter", event)
    onEnter?()
  }

  override func pointerExited(_ event: PointerEvent) {
    hear("exit", event)
    onExit?()
  }

  override func pointerHovered(_ event: PointerEvent) { hovers.append(event.position) }
  override func interactionCanceled(time: Instant) { book.lines.append("\(name) cancel") }

  override func dragEntered(_ event: DragEvent) -> Bool {
    book.lines.append("\(name) enter")
    drags.append(event)
    onEnter?()
    return accepts
  }

  override func dragMoved(_ event: DragEvent) {
    book.lines.append("\(name) move")
    drags.append(event)
  }

  override func dragExited(time: Instant) { book.lines.append("\(name) exit") }
}
