import Canvas
import Controls

/// A control that writes down what it is told; several write into one book.
final class Listener: Control {
  final class Book {
    var lines: [String] = []
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

  override func pointerPressed(at point: Point, time: Instant) -> Bool {
    write("press \(point.x) \(point.y)")
    inside?()
    return takesPress
  }

  override func pointerMoved(to point: Point, time: Instant) { write("move \(point.x) \(point.y)") }

  override func pointerReleased(at point: Point, time: Instant) {
    write("release \(point.x) \(point.y)")
  }

  override func interactionCancelled(time: Instant) { write("cancel") }

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
