import Canvas
import Controls
import ControlsTesting

/// A node in a node, and one beside them: the base class of suites about pointers.
class RecordingScene {
  let book = RecordingNode.Book()
  let root = Node()
  let outer: RecordingNode
  let inner: RecordingNode
  let other: RecordingNode
  let rig: SceneDriver
  let inInner = Point(50, 40)
  let inOuter = Point(20, 30)
  let inOther = Point(130, 30)
  let nowhere = Point(115, 5)
  let second = PointerID(rawValue: 8)

  init() {
    outer = RecordingNode("outer", in: book, at: Rect(10, 20, 100, 60))
    inner = RecordingNode("inner", in: book, at: Rect(30, 15, 40, 30))
    other = RecordingNode("other", in: book, at: Rect(120, 20, 40, 30))
    root.addChild(outer)
    outer.addChild(inner)
    root.addChild(other)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
  }

  func takeLines() -> [String] {
    book.take().filter { !$0.contains("enter") && !$0.contains("exit") }
  }

  func send(_ phase: PointerEvent.Phase, at point: Point, by pointer: PointerID, button: Int = 1) {
    rig.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: rig.now, button: phase == .moved ? 0 : button, pointer: pointer)))
  }
}

final class KeyLog {
  private(set) var keys: [Key] = []

  init(_ scene: Scene) {
    scene.onKey = { [weak self] event in
      self?.keys.append(event.key)
      return true
    }
  }
}

extension Scene {
  @discardableResult func frame(at seconds: Double = 0) -> FrameUpdate {
    update(for: FrameTime(target: Instant(seconds: seconds)))
  }
}

struct Finger {
  let driver: SceneDriver
  var pointer = PointerID(rawValue: 7)

  @discardableResult func press(_ x: Double, _ y: Double) -> Finger { send(.pressed, Point(x, y)) }
  @discardableResult func move(_ x: Double, _ y: Double) -> Finger { send(.moved, Point(x, y)) }
  @discardableResult func release(_ x: Double, _ y: Double) -> Finger {
    send(.released, Point(x, y)).send(.exited, Point(x, y))
  }

  @discardableResult
  private func send(_ phase: PointerEvent.Phase, _ point: Point) -> Finger {
    driver.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: driver.now, isPrimaryDown: phase == .pressed || phase == .moved,
          pointer: pointer, device: .touch)))
    return self
  }
}

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

final class ProbeNode: Node {
  var isPressable: Bool
  var layouts = 0
  var samples = 0
  var paints = 0
  var color = Color.black { didSet { invalidate(.paint, reason: "test") } }

  /// The painted rectangle of a node by its size; `nil` paints nothing.
  var picture: (Size) -> Rect? = ProbeNode.whole { didSet { invalidate(.paint, reason: "test") } }

  private(set) var environments: [SceneEnvironment] = []
  private var endTime = Instant.zero
  private let outsets: Insets

  init(isPressable: Bool = false, outsets: Double = 0) {
    self.isPressable = isPressable
    self.outsets = Insets(outsets)
    super.init()
  }

  private nonisolated static func whole(_ size: Size) -> Rect? { Rect(origin: .zero, size: size) }

  func overflow(by distance: Double) {
    picture = { Rect(origin: .zero, size: $0).outset(by: distance) }
  }

  func move(until seconds: Double) {
    endTime = Instant(seconds: seconds)
    invalidate(.motion, reason: "test")
  }

  override var isHitTestable: Bool { isPressable }
  override var hitOutsets: Insets { outsets }
  override func layout(in context: LayoutContext) { layouts += 1 }

  override func environmentChanged(_ environment: SceneEnvironment) {
    environments.append(environment)
  }

  override func advance(to time: Instant) -> NextFrame {
    samples += 1
    return time < endTime ? .tick : .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    paints += 1
    if let picture = picture(frame.size) { painter.fillAligned(picture, color: color) }
  }
}

final class FixedSizeNode: Node {
  private let size: Size
  private(set) var offered: [Size] = []

  init(_ width: Double, _ height: Double) { size = Size(width, height) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    offered.append(available)
    return size
  }
}

extension Stack {
  convenience init(
    _ axis: Axis, spacing: Double = 0, padding: Double = 0, alignment: Alignment? = nil,
    of children: Node...
  ) {
    self.init(axis, spacing: spacing, padding: padding, alignment: alignment) { children }
  }
}
