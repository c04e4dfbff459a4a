import Canvas
import Controls
import ControlsTesting
import Testing

private final class Lamp: Node {
  var isLit = false
  var endTime = Instant.zero { didSet { invalidate(.motion, reason: "test") } }
  var moment: Instant?

  override func advance(to time: Instant) -> NextFrame {
    if let moment, moment <= time {
      isLit = true
      self.moment = nil
    }
    if time < endTime { return .tick }
    return moment.map { .at($0) } ?? .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fill(Rect(origin: .zero, size: frame.size), color: isLit ? .white : .black)
  }
}

@Suite struct `Scene driver` {
  private let rig = SceneRig(Lamp(), size: Size(10, 10))

  /// The times of the frames shown during the body, in seconds from now.
  private func frames(_ body: () -> Void) -> [Double] {
    let start = rig.now
    var times: [Double] = []
    rig.scene.onFrame = { frame, _ in times.append(frame.target.seconds(since: start)) }
    body()
    return times
  }

  @Test func `advance shows a frame at each wanted tick and deadline, and one at the end`() {
    rig.control.endTime = rig.now.advanced(by: 0.25)
    #expect(frames { rig.advance(by: 0.55, rate: 10) } == [0.1, 0.2, 0.3, 0.55])
    #expect(frames { rig.advance(by: 1) } == [1] && frames { rig.advance(by: 0) } == [])
    rig.control.moment = rig.now.advanced(by: 0.5)
    rig.control.invalidate(.motion, reason: "test")
    #expect(frames { rig.advance(by: 1, rate: 10) } == [0.1, 0.5, 1] && rig.control.isLit)
  }

  @Test func `settle ends when nothing moves, and advance at an instant, without going back`() {
    #expect(rig.settle() == 0)
    rig.control.endTime = rig.now.advanced(by: 0.095)
    #expect(rig.settle() == 6 && !rig.wantsFrame)
    rig.control.endTime = rig.now.advanced(by: 100)
    #expect(rig.settle() == 600)
    let end = rig.now.advanced(by: 0.3)
    rig.advance(to: end)
    #expect(rig.now == end)
    rig.advance(to: end.advanced(by: -1))
    #expect(rig.now == end)
    rig.passTime(2)
    #expect(rig.now == end.advanced(by: 2))
  }

  @Test func `the scene hears of frames that change pixels`() {
    var count = 0
    rig.scene.onShow = { count += 1 }
    rig.control.isLit = true
    rig.control.invalidate(.paint, reason: "test")
    rig.showFrame()
    rig.showFrame()
    #expect(count == 1)
  }

  @Test func `typing presses Shift with capitals`() {
    var shifts: [Bool] = []
    rig.scene.onKey = { event in
      shifts.append(event.modifiers == .shift)
      return true
    }
    rig.type("aB\n")
    #expect(shifts == [false, true, false])
  }

  @Test func `an endless time or rate traps with its reason`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = SceneDriver(Scene(Node()), size: Size(9, 9)).advance(by: .infinity)
      }
    }
    #expect(result?.text.contains("the time must be finite and not negative") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = SceneDriver(Scene(Node()), size: Size(9, 9)).advance(by: 1, rate: 1e18)
      }
    }
    #expect(result?.text.contains("the rate must be above 0 and at most") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = SceneDriver(Scene(Node()), size: Size(9, 9)).advance(by: 1e6)
      }
    }
    #expect(result?.text.contains("the time must not have more than") == true)
  }

  @Test func `staleness detects an unreported change`() throws {
    #expect(try rig.staleness()?.contains("paintFrames") == true)
    try rig.paintFrames()
    #expect(try rig.staleness() == nil)
    rig.control.isLit = true
    #expect(try rig.shown().staleness()?.contains("100 stale px") == true)
  }
}

@Suite struct `Scene rig` {
  @Test(arguments: LayoutDirection.allCases)
  func `places are measured from the leading edge`(direction: LayoutDirection) {
    let rig = SceneRig(
      SegmentedControl(["", "", ""], selection: 1), size: Size(300, 32), direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(rig.point(.leading) == Point(isMirrored ? 262.5 : 37.5, 16))
    #expect(rig.point(fromLeading: 10, 5) == Point(isMirrored ? 290 : 10, 5))
    for (place, segment) in [(Place.trailing, 2), (.leading, 0), (.center, 1)] {
      #expect(rig.tap(at: place).control.selection == segment)
    }
  }

  @Test func `a drag moves in steps with a frame for each`() {
    let rig = SceneRig(Slider(value: 0), size: Size(200, 44))
    var frames: [Double] = []
    let start = rig.now
    rig.scene.onFrame = { frame, _ in frames.append(frame.target.seconds(since: start)) }
    rig.press(at: rig.point(fromLeading: 14, 22))
    rig.drag(to: Point(100, 22), over: 0.1, rate: 50).release()
    #expect(frames == [0.02, 0.04, 0.06, 0.08, 0.1] && rig.actions.numbers.count == 5)
    #expect(rig.actions.numbers == rig.actions.numbers.sorted())
    #expect(rig.control.value == rig.actions.numbers.last)
  }

  @Test func `a picture shows the current state without changing it`() throws {
    let rig = SceneRig(Switch(isOn: false))
    #expect(rig.controlFrame == Rect(16, 16, 51, 31) && rig.scene.size == Size(83, 63))
    let off = try rig.picture()
    let state = rig.tap(at: .center).after(0.1).control.state
    let moving = try rig.picture()
    #expect(try moving != off && rig.control.state == state && rig.picture() == moving)
    // A change that no frame shows yet is in the picture.
    rig.settle()
    rig.control.setOn(false, animated: false)
    #expect(try rig.picture() == off)
  }
}

@Suite struct `Seeded random numbers` {
  @Test func `trap with the reason of an impossible argument`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var random = SeededGenerator(seed: 1)
        _ = random.pick([Int]())
      }
    }
    #expect(result?.text.contains("the array must not be empty") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var random = SeededGenerator(seed: 1)
        _ = random.chance(oneIn: 0)
      }
    }
    #expect(result?.text.contains("the count must be above 0") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var random = SeededGenerator(seed: 1)
        _ = random.number(in: 0...1, step: -0.1)
      }
    }
    #expect(result?.text.contains("the step must be a finite number above 0") == true)
  }

  @Test func `match the published generator, and differ only for different seeds`() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    func numbers(_ seed: some BinaryInteger) -> [UInt64] {
      var random = SeededGenerator(seed: seed)
      return (0..<4).map { _ in random.next() }
    }
    #expect(numbers(7) == numbers(UInt64(7)) && numbers(-1) == numbers(UInt64.max))
    #expect(numbers(7) != numbers(8))
  }

  @Test func `stay in their ranges and reach both ends`() {
    var random = SeededGenerator(seed: 3)
    var (whole, steps, picked) = (Set<Int>(), Set<Double>(), Set<String>())
    var (often, seldom) = (0, 0)
    for _ in 0..<1000 {
      whole.insert(random.int(in: -1...2))
      steps.insert(random.number(in: 1...2, step: 0.25))
      picked.insert(random.pick(["a", "b", "c"]))
      #expect((0.5...0.75).contains(random.number(in: 0.5...0.75)))
      if random.chance(0.9) { often += 1 }
      if random.chance(oneIn: 10) { seldom += 1 }
    }
    #expect(
      whole == [-1, 0, 1, 2] && steps == [1, 1.25, 1.5, 1.75, 2] && picked == ["a", "b", "c"])
    #expect((850...950).contains(often) && (60...140).contains(seldom))
  }
}
