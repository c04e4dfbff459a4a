import Canvas
import Controls

/// A control that records the events it receives in a shared book.
final class Listener: Control {
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

  let book: Book
  var takesPress = true
  var keys: Set<Key> = [.space, .left]
  var inside: (() -> Void)?

  init(_ label: String, in book: Book) {
    self.book = book
    super.init(label: label)
  }

  private func write(_ line: String) { book.lines.append("\(label) \(line)") }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    write("press \(event.position.x) \(event.position.y)")
    inside?()
    return takesPress
  }

  override func pointerMoved(_ event: PointerEvent) {
    write("move \(event.position.x) \(event.position.y)")
  }

  override func pointerReleased(_ event: PointerEvent) {
    write("release \(event.position.x) \(event.position.y)")
  }

  override func interactionCanceled(time: Instant) { write("cancel") }

  override func scrolled(_ event: ScrollEvent) -> Bool {
    write("scroll")
    return true
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if !keys.contains(event.key) { return false }
    write("down")
    return true
  }

  override func keyReleased(_ event: KeyEvent) { write("up") }
}
