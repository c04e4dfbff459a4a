import Canvas
import Controls

/// A node that records the events it receives in a shared book.
class RecordingNode: Node {
  final class Book {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func take(after act: () -> Void) -> [String] {
      act()
      return take()
    }
  }

  let name: String
  let book: Book
  /// The keys that are handled; a node without any cannot be focused.
  var keys: Set<Key> = []
  /// Whether presses and drags are accepted.
  var accepts = true
  var canBePressed = true
  var onPress: (() -> Void)?
  var onEnter: (() -> Void)?
  var onExit: (() -> Void)?
  private(set) var events: [PointerEvent] = []
  private(set) var hovers: [Point] = []
  private(set) var drags: [DragEvent] = []

  init(_ name: String, in book: Book, at frame: Rect = .zero) {
    self.name = name
    self.book = book
    super.init()
    self.frame = frame
  }

  override var isHitTestable: Bool { canBePressed }
  override var isFocusable: Bool { !keys.isEmpty }

  private func hear(_ what: String, _ event: PointerEvent) {
    let hand = event.pointer == .primary ? "" : " \(event.pointer.rawValue)"
    book.lines.append("\(name) \(what)\(hand)")
    events.append(event)
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    hear("press", event)
    onPress?()
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

  override func keyReleased(_ event: KeyEvent) { book.lines.append("\(name) up") }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if !keys.contains(event.key) { return false }
    book.lines.append("\(name) down")
    return true
  }

  override func scrolled(_ event: ScrollEvent) -> Bool {
    book.lines.append("\(name) scroll")
    return true
  }

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
