import Controls

@testable import Canvas

/// Events of pointers, touches, keys and drags, delivered to a scene.
enum EventsEntry {
  fileprivate static let window: UInt = 7

  fileprivate struct Reader {
    var collector = InputCollector()
    var pointers = PointerTranslator(window: window)
    var touches = TouchTranslator()
    var keys = KeyTranslator()
    var clock = ServerClock()
    var now = Instant.zero
    let scene: Scene

    init() {
      let stack = Stack(.vertical) {
        [Switch(), Slider(value: 0.3), SegmentedControl(["a", "b"])] as [Node]
      }
      scene = Scene(ScrollView(stack))
      scene.resize(to: Size(120, 90), scale: 1)
    }
  }

  static func handle(_ bytes: [UInt8]) throws {
    var source = EntryBytes(bytes)
    var reader = Reader()
    while !source.isEmpty { reader.step(&source) }
    let frame = reader.scene.semantics.frame
    try require(frame == Rect(x: 0, y: 0, width: 120, height: 90), "a scene that is at \(frame)")
  }
}

extension EventsEntry.Reader {
  fileprivate mutating func step(_ source: inout EntryBytes) {
    let time = clock.instant(server: UInt(source.byte()) << 24 | UInt(source.byte()), now: now)
    let pointer = source.choice(3)
    switch source.choice(12) {
    case 0, 1, 2: act(.moved(isPrimaryDown: source.choice(2) == 0), pointer, &source, time)
    case 3: act(.pressed(button: source.choice(10)), pointer, &source, time)
    case 4: act(.released(button: source.choice(10)), pointer, &source, time)
    case 5:
      let isPrimaryDown = source.choice(2) == 0 ? nil : source.choice(2) == 0
      let kind = pointers.cross(
        source.choice(4) == 0 ? 8 : 7, mode: Int32(source.choice(6)),
        detail: Int32(source.choice(8)), isPrimaryDown: isPrimaryDown, by: pointer)
      if let kind { act(kind, pointer, &source, time) }
    case 6:
      let number = source.choice(4)
      pointers.axes[pointer] = [
        number: ScrollAxis(isVertical: source.choice(2) == 0, increment: source.number())
      ]
    case 7:
      let (number, value) = (source.choice(4), source.number())
      guard let turn = pointers.axes[pointer]?[number]?.move(to: value) else { return }
      act(.scrolled(x: turn.x, y: turn.y), pointer, &source, time)
    case 8: touch(&source, time)
    case 9: press(&source, time)
    case 10: drag(&source, time)
    default: pass(&source)
    }
  }

  private mutating func act(
    _ kind: PointerAction.Kind, _ pointer: Int, _ source: inout EntryBytes, _ time: Instant
  ) {
    collector.add(
      PointerAction(
        kind: kind, pointer: PointerID(rawValue: pointer), x: source.number(), y: source.number(),
        time: time, modifiers: []), scale: 1)
  }

  private mutating func touch(_ source: inout EntryBytes, _ time: Instant) {
    let number = UInt32(truncatingIfNeeded: source.integer())
    let phases: [TouchTranslator.Phase] = [
      .began, .moved(isOver: false), .moved(isOver: true), .owned, .ended,
    ]
    guard let kind = touches.read(phases[source.choice(phases.count)], of: number) else { return }
    collector.add(
      PointerAction(
        kind: kind, pointer: TouchTranslator.pointer(of: number), device: .touch,
        x: source.number(), y: source.number(), time: time, modifiers: []), scale: 1)
  }

  private mutating func press(_ source: inout EntryBytes, _ time: Instant) {
    let names: [String?] = [nil, "", "Left", "space", "Tab", "\u{301}", "XF86Forward", "é"]
    let symbol = KeyTranslator.Symbol(
      value: UInt(bitPattern: source.integer()), name: names[source.choice(names.count)],
      typed: source.choice(2) == 0 ? nil : source.byte())
    let code = UInt32(source.byte())
    let event =
      source.choice(2) == 0
      ? keys.press(code: code, symbol: symbol, time: time, modifiers: .shift)
      : keys.release(code: code, time: time, modifiers: [])
    if let event { collector.addKey(event) }
  }

  private mutating func drag(_ source: inout EntryBytes, _ time: Instant) {
    let kind = DragMessage.kinds[source.choice(DragMessage.kinds.count)]
    let numbers = (0..<5).map { _ in source.integer() }
    switch DragMessage(kind, numbers) {
    case .moved(let x, let y)?:
      collector.add(DragEvent(at: Point(Double(x), Double(y)), time: time, contents: .files))
    case .left?, .dropped?: collector.dragLeft(time: time)
    case .entered?, nil: break
    }
  }

  /// Delivers the pending events and updates the scene, or changes the focus or the modal state.
  private mutating func pass(_ source: inout EntryBytes) {
    now = now.advanced(by: Double(source.byte()) / 100)
    switch source.choice(6) {
    case 0: collector.setFocus(true, mode: Int32(source.choice(5)), detail: 0, time: now)
    case 1: collector.setFocus(false, mode: Int32(source.choice(5)), detail: 0, time: now)
    case 2: collector.block(time: now)
    case 3: collector.unblock(time: now)
    default:
      for event in collector.coalescer.takeEvents() { scene.handle(event) }
      _ = scene.update(for: FrameTime(target: now))
    }
  }
}

/// Refreshes reported by an X server, and the frames scheduled by them.
enum TicksEntry {
  static func handle(_ bytes: [UInt8]) throws {
    var source = EntryBytes(bytes)
    var classifier = PresentClassifier(capabilities: 0)
    var estimator = PeriodEstimator()
    var counter = PresentCounter()
    var pacer = FramePacer()
    var (number, moment, now) = (UInt64(0), UInt64(0), Instant.zero)
    while !source.isEmpty {
      number = source.choice(8) == 0 ? source.word() : number &+ UInt64(source.byte())
      moment = source.choice(8) == 0 ? source.word() : moment &+ UInt64(source.byte()) * 100
      let refresh = Refresh(ust: moment, msc: number)
      classifier.add(refresh)
      estimator.add(refresh)
      let asked = counter.target(after: number % 2 == 0 ? now : nil, period: estimator.period)
      _ = counter.handle(refresh, target: asked, time: now, now: now)
      try require(counter.lead <= 2, "a lead of \(counter.lead)")
      try require((0.0005...0.06).contains(estimator.period), "a period of \(estimator.period) s")
      now = now.advanced(by: Double(source.byte()) / 1000)
      if source.choice(2) == 0 { pacer.awaitTick() }
      pacer.tick(FrameTick(time: now, period: estimator.period))
      let decision = pacer.decide(
        at: now, wants: source.choice(2) == 0, urgency: .atOnce, canPaint: source.choice(4) > 0)
      if case .draw(let target, _) = decision {
        try require(target >= now, "a frame for a moment that is past")
      }
    }
  }
}
