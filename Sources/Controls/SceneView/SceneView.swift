import Canvas

/// A view of another scene, with a magnification, a speed, and its own environment.
///
/// The content is a normal scene: it receives input, focus and accessibility actions, and it is
/// painted at its size in the view, not stretched. It has the theme and environment of the outer
/// scene by default.
///
/// ```swift
/// let stage = SceneView(Scene(Switch(label: "Wi-Fi")))
/// stage.magnification = 4
/// stage.speed = 0.1
/// ```
public final class SceneView: Node {
  /// The shown scene; another one continues at its own time.
  public var content: Scene {
    didSet {
      if content === oldValue { return }
      release(oldValue)
      adopt()
    }
  }

  /// The magnification, above 0; other values are ignored.
  public var magnification: Double {
    get { factor }
    set {
      guard newValue.isFinite, newValue > 0, newValue != factor else { return }
      cancelContent()
      factor = newValue
      invalidate([.layout, .paint], reason: "magnification")
    }
  }
  private var factor = 1.0

  /// The speed of time in the content, 0 or more; 0 pauses it; other values are ignored.
  public var speed: Double {
    get { clock.rate }
    set {
      guard newValue.isFinite, newValue >= 0, newValue != clock.rate else { return }
      clock.setRate(newValue, from: viewTime)
      invalidate(.motion, reason: "speed")
    }
  }
  var clock = ContentClock()

  package var opacity = 1.0 { didSet { changed(opacity, from: oldValue, .paint, "opacity") } }

  /// Whether the content has the theme of the outer scene, with its cross-fades.
  public var followsTheme = true {
    didSet { if followsTheme != oldValue { content.repaintEverything(reason: "theme") } }
  }

  /// Modifies the environment of the content.
  public var adaptEnvironment: ((inout SceneEnvironment) -> Void)? { didSet { passEnvironment() } }

  /// Whether the content receives input and is in the accessibility tree.
  ///
  /// A view that is not interactive is a sample: pointer, wheel and keys go to the nodes around it.
  public var isInteractive = true {
    didSet {
      if isInteractive == oldValue { return }
      cancelContent()
      scene?.dropUnreachable()
      scene?.semanticsWatch?.noteTree()
    }
  }

  /// Called before a node of the content receives a press; its changes apply to the press.
  public var willPress: (() -> Void)?

  var isUpdating = false

  /// Creates a view of a scene.
  ///
  /// - Parameter content: Shown in no window and no other view.
  public init(_ content: Scene) {
    self.content = content
    super.init()
    adopt()
  }

  isolated deinit { release(content) }

  // MARK: Time

  var viewTime: Instant { scene?.now ?? .zero }

  func contentTime(at time: Instant) -> Instant { clock.time(at: time) }

  /// Advances the content by some seconds, 0 or more, for instance by a frame while it is paused.
  public func step(by seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    clock.advance(by: seconds)
    invalidate(.motion, reason: "step")
  }

  /// Pauses the content at a time; it never goes backwards.
  package func hold(at time: Instant) {
    clock.hold(at: time, from: viewTime)
    invalidate(.motion, reason: "hold")
  }

  // MARK: Node

  override func setScene(_ scene: Scene?) {
    super.setScene(scene)
    guard let scene else { return }
    precondition(!scene.isIn(content), "a scene cannot contain a view of itself")
    scene.views.append(self)
    content.measure(with: scene.text)
    passEnvironment()
  }

  public override func environmentChanged(_ environment: SceneEnvironment) { passEnvironment() }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    content.sizeThatFits(Size(available.width / factor, available.height / factor))
      .magnified(by: factor)
  }

  public override func layout(in context: LayoutContext) {
    content.resize(
      to: Size(frame.width / factor, frame.height / factor), scale: (scene?.scale ?? 1) * factor)
    // It is visible in this frame already.
    let next = update(to: viewTime)
    if next != .idle { invalidate(.motion, reason: "content") }
  }

  public override func advance(to time: Instant) -> NextFrame {
    // The first layout gives the content a size, and advances it then.
    content.size == .zero && pending.contains(.layout) ? .idle : update(to: time)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let everything = PixelRect(
      covering: Rect(origin: .zero, size: content.size), scale: content.scale)
    let list = DisplayList {
      // A picture can show what no frame has recorded yet.
      if content.isRecorded {
        content.paint(everything, with: $0)
      } else {
        content.paintNow(with: $0, text: content.text)
      }
    }
    let transform = PaintTransform(factor: factor, scalesText: true)
    painter.group(opacity: opacity) { list.replay(on: painter, transform, text: context.text) }
  }

  // MARK: Input

  public override var isHitTestable: Bool { isInteractive }

  func contentPoint(_ point: Point) -> Point { point * (1 / factor) }

  private func forward(_ event: PointerEvent, _ phase: PointerEvent.Phase) {
    var event = event
    event.phase = phase
    event.position = contentPoint(event.position)
    event.time = contentTime(at: event.time)
    event.firstTime = min(contentTime(at: event.firstTime), event.time)
    content.handle(.pointer(event))
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    if content.hitTest(contentPoint(event.position)) != nil { willPress?() }
    forward(event, .pressed)
    return content.holds(event.pointer)
  }

  public override func contextMenuRequested(at point: Point?) -> Bool {
    isInteractive
      && content.offerContextMenu(at: point.map(contentPoint), time: contentTime(at: viewTime))
  }

  public override func touchPolicy(at point: Point) -> TouchPolicy {
    let place = contentPoint(point)
    return content.touchedScrollView(at: place) == nil ? content.touchPolicy(at: place) : .exclusive
  }

  public override func pointerMoved(_ event: PointerEvent) { forward(event, .moved) }
  public override func pointerReleased(_ event: PointerEvent) { forward(event, .released) }
  public override func pointerHovered(_ event: PointerEvent) { forward(event, .moved) }
  public override func pointerExited(_ event: PointerEvent) { forward(event, .exited) }

  public override func interactionCanceled(time: Instant) { cancelContent() }

  /// Observers see it as input, since nothing else tells them why a gesture ends.
  private func cancelContent() {
    if content.capture == nil && !content.focus.isKeyHeld { return }
    content.recordInput(.cancel) { content.endInteraction() }
  }

  public override func scrolled(_ event: ScrollEvent) -> Bool {
    if !isInteractive { return false }
    var scroll = event
    scroll.position = contentPoint(local(event.position))
    scroll.time = contentTime(at: event.time)
    return content.offer(scroll)
  }

  public override func dragEntered(_ event: DragEvent) -> Bool {
    dragMoved(event)
    return content.drag?.target != nil
  }

  public override func dragMoved(_ event: DragEvent) {
    content.handle(
      .dragOver(
        DragEvent(
          at: contentPoint(event.position), time: contentTime(at: event.time),
          contents: event.contents)))
  }

  public override func dragExited(time: Instant) {
    content.handle(.dragLeft(time: contentTime(at: time)))
  }

  public override func cursor(at point: Point) -> Cursor? { content.cursor }

  public override func helpTag(at point: Point) -> HelpTag? {
    guard var tag = content.helpTag(at: contentPoint(point)) else {
      return super.helpTag(at: point)
    }
    tag.frame = tag.frame.magnified(by: factor)
    return tag
  }

  // MARK: Keyboard

  public override var isFocusable: Bool { isInteractive && !content.focusable.isEmpty }

  public override var wantsCommands: Bool {
    content.focusedNode?.firstUpwards { $0.wantsCommands ? true : nil } ?? false
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool { content.offer(contentEvent(event)) }

  public override func keyReleased(_ event: KeyEvent) { content.handle(.key(contentEvent(event))) }

  public override func textInserted(_ text: String) -> Bool {
    guard let scene else { return false }
    content.handle(.text(text, time: contentTime(at: scene.now)))
    return true
  }

  public override func preeditChanged(_ preedit: Preedit) {
    guard let scene else { return }
    content.handle(.preedit(preedit, time: contentTime(at: scene.now)))
  }

  override var textInput: TextInput? {
    guard var input = content.textInput else { return nil }
    input.caret = input.caret.magnified(by: factor)
    return input
  }

  override func windowFocusChanged(_ isActive: Bool) {
    content.focusedNode?.windowFocusChanged(isActive)
  }

  private func contentEvent(_ event: KeyEvent) -> KeyEvent {
    var event = event
    event.time = contentTime(at: event.time)
    return event
  }

  override func focusChanged(isFocused: Bool, isVisible: Bool) {
    if !isFocused { return content.setFocus(nil, isVisible: false) }
    if let node = content.focusedNode {
      content.setFocus(node, isVisible: isVisible)
    } else {
      content.focusEnd(.forward, isVisible: isVisible)
    }
  }
}

extension Size {
  package func magnified(by factor: Double) -> Size { Size(width * factor, height * factor) }
}

extension Rect {
  package func magnified(by factor: Double) -> Rect {
    Rect(origin: origin * factor, size: size.magnified(by: factor))
  }
}
