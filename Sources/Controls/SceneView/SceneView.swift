import Canvas

/// Shows a scene in another one: larger or smaller, faster, slower or standing still, and with
/// figures or colours of its own.
///
/// What is shown is a scene like any other: pointers, wheel, keyboard, focus and readers reach what
/// lies in it, and it is painted at its size in the view, not stretched. Its colours and its
/// environment are those of the scene that the view is in, unless it says otherwise.
///
/// ```swift
/// let stage = SceneView(Scene(Switch(label: "Wi-Fi")))
/// stage.magnification = 4
/// stage.speed = 0.1
/// ```
public final class SceneView: Node {
  /// What is shown; another one begins at the time at which it is.
  public var content: Scene {
    didSet {
      if content === oldValue { return }
      release(oldValue)
      adopt()
    }
  }

  /// pt of the view for each point of the content, above 0; what is not changes nothing.
  public var magnification: Double {
    get { factor }
    set {
      guard newValue.isFinite, newValue > 0, newValue != factor else { return }
      content.cancelInteraction()
      factor = newValue
      invalidate([.layout, .paint], reason: "magnification")
    }
  }
  private var factor = 1.0

  /// Seconds of the content for each second of the view, 0 or more: 0 stands still; what is no number
  /// changes nothing.
  ///
  /// What the content does goes on from where it is.
  public var speed: Double {
    get { clock.rate }
    set {
      guard newValue.isFinite, newValue >= 0, newValue != clock.rate else { return }
      clock.setRate(newValue, from: viewTime)
      invalidate(.motion, reason: "speed")
    }
  }
  private var clock = ContentClock()

  /// How much of the content is seen, 0 to 1.
  package var opacity = 1.0 {
    didSet { if opacity != oldValue { invalidate(.paint, reason: "opacity") } }
  }

  /// Whether the content has the colours of the scene that the view is in, and fades with them.
  public var followsTheme = true {
    didSet { if followsTheme != oldValue { content.repaintEverything(reason: "theme") } }
  }

  /// Changes what the content is told of direction, motion and figures; nil for no change.
  public var adaptEnvironment: ((inout SceneEnvironment) -> Void)? {
    didSet { passEnvironment() }
  }

  /// Whether pointers, keyboard and readers reach the content; otherwise it is a picture that lives.
  public var isInteractive = true {
    didSet {
      if isInteractive == oldValue { return }
      content.cancelInteraction()
      scene?.dropUnreachable()
      scene?.semanticsWatch?.noteTree()
    }
  }

  /// Called before the content gets a press; what it changes is there when the press is.
  public var willPress: (() -> Void)?

  private var frameNumber = 0
  /// Whether the content is being brought up to date, and what it says of that is known.
  private var isUpdating = false

  /// - Parameter content: in no window and no other view.
  public init(_ content: Scene) {
    self.content = content
    super.init()
    adopt()
  }

  isolated deinit { release(content) }

  // MARK: Time

  /// The time in the scene that the view is in.
  private var viewTime: Instant { scene?.now ?? .zero }

  /// The content's time at a time of the scene that the view is in.
  func contentTime(at time: Instant) -> Instant { clock.time(at: time) }

  /// Moves the content's time on, by the length of a frame for instance; of use while it stands still.
  ///
  /// - Parameter seconds: 0 or more; what is not changes nothing.
  public func step(by seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    clock.advance(by: seconds)
    invalidate(.motion, reason: "step")
  }

  /// Stands still at a time of the content, which stays what it is if it has been later already.
  package func hold(at time: Instant) {
    clock.hold(at: time, from: viewTime)
    invalidate(.motion, reason: "hold")
  }

  // MARK: The content

  private func adopt() {
    content.host = self
    content.attach(
      text: scene?.text ?? content.text,
      clock: { [weak self] in self.map { $0.contentTime(at: $0.viewTime) } ?? .zero },
      changed: { [weak self] in self?.contentChanged() })
    passEnvironment()
    content.repaintEverything(reason: "shown")
    invalidate([.layout, .paint, .motion], reason: "content")
  }

  private func release(_ content: Scene) {
    content.host = nil
    content.attach(text: content.text, clock: { .zero })
    content.cancelInteraction()
    content.pointersLeft()
  }

  private func contentChanged() {
    content.noteMeanings()
    if !isUpdating { scene?.noteChange() }
  }

  /// Whether a frame would show anything new of the content.
  var needsUpdate: Bool {
    if pending.contains(.asleep) { return false }
    return clock.rate == 0 ? content.needsUpdateWithoutMotion : content.needsUpdate
  }

  private func passEnvironment() {
    guard var environment = scene?.environment else { return }
    environment.textScale = effectiveTextScale
    adaptEnvironment?(&environment)
    content.environment = environment
  }

  /// Brings the content to a time of the scene that the view is in.
  private func update(to time: Instant) -> NextFrame {
    isUpdating = true
    defer { isUpdating = false }
    frameNumber += 1
    let update = content.update(
      for: FrameTime(target: contentTime(at: time), interval: 1 / 60, number: frameNumber))
    if !update.damage.isEmpty { invalidate(.paint, reason: "content") }
    switch update.next {
    case .rest: return .rest
    case .tick: return clock.rate == 0 ? .rest : .tick
    case .at(let moment): return clock.wall(at: moment).map { .at($0) } ?? .rest
    }
  }

  /// The text of the scene that the view is in is measured otherwise.
  func textChanged() {
    if let scene { content.measure(with: scene.text) }
  }

  // MARK: Node

  override func setScene(_ scene: Scene?) {
    super.setScene(scene)
    guard let scene else { return }
    precondition(!scene.isIn(content), "a scene cannot be seen in itself")
    scene.views.append(self)
    content.measure(with: scene.text)
    passEnvironment()
  }

  public override func environmentChanged(_ environment: SceneEnvironment) {
    passEnvironment()
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = content.fittingSize(
      in: Size(available.width / factor, available.height / factor))
    return Size(size.width * factor, size.height * factor)
  }

  public override func layout(in context: LayoutContext) {
    content.resize(
      to: Size(frame.width / factor, frame.height / factor), scale: (scene?.scale ?? 1) * factor)
    // It is seen in this frame already.
    let next = update(to: viewTime)
    if next != .rest { invalidate(.motion, reason: "content") }
  }

  public override func advance(to time: Instant) -> NextFrame { update(to: time) }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let everything = PixelRect(
      covering: Rect(origin: .zero, size: content.size), scale: content.scale)
    let scaled: any Painter =
      factor == 1 ? painter : ScaledPainter(painter, factor: factor, texts: .scaled)
    if opacity == 1 { return content.paint(everything, with: scaled) }
    painter.group(opacity: opacity) { content.paint(everything, with: scaled) }
  }

  // MARK: Input

  public override var isHitTestable: Bool { isInteractive }

  /// A place of the view in the content.
  func contentPoint(_ point: Point) -> Point { point.magnified(by: 1 / factor) }

  private func contentEvent(_ event: PointerEvent, _ phase: PointerEvent.Phase) -> PointerEvent {
    var event = event
    event.phase = phase
    event.position = contentPoint(event.position)
    event.time = contentTime(at: event.time)
    event.firstTime = min(contentTime(at: event.firstTime), event.time)
    return event
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    willPress?()
    content.handle(.pointer(contentEvent(event, .pressed)))
    return content.holds(event.pointer)
  }

  public override func pointerMoved(_ event: PointerEvent) {
    content.handle(.pointer(contentEvent(event, .moved)))
  }

  public override func pointerReleased(_ event: PointerEvent) {
    content.handle(.pointer(contentEvent(event, .released)))
  }

  public override func pointerEntered(_ event: PointerEvent) {
    content.handle(.pointer(contentEvent(event, .moved)))
  }

  public override func pointerHovered(_ event: PointerEvent) {
    content.handle(.pointer(contentEvent(event, .moved)))
  }

  public override func pointerExited(_ event: PointerEvent) {
    content.handle(.pointer(contentEvent(event, .left)))
  }

  public override func interactionCancelled(time: Instant) {
    content.tap(.cancel) { content.cancelInteraction() }
  }

  public override func scrolled(_ event: ScrollEvent) -> Bool {
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

  public override var isFocusable: Bool { isInteractive && content.hasFocusable }

  public override func keyPressed(_ event: KeyEvent) -> Bool { content.offer(contentEvent(event)) }

  public override func keyReleased(_ event: KeyEvent) { content.handle(.key(contentEvent(event))) }

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
