import Canvas
import Controls
import Testing

@testable import Workbench

/// A switch, without input at first, whose replicas are all kept.
private final class KeptReplicas: TimeSource {
  weak var time: PageTime?
  private(set) var replicas: [SceneReplica] = []
  /// The number of events that the replicas have played.
  private(set) var playedEvents = 0
  private(set) var now = Instant(seconds: 10)
  private let recording = InputRecording(InputLogHeader(scene: .control("switch")), since: .zero)
  private var subscriptions: [Subscription] = []

  var plays: [Int] { replicas.map { $0.frameNumber - 1 } }
  var oldest: Instant? { .zero }
  var marks: TimeMarks? { TimeMarks() }

  /// Records keys, 100 in a second.
  func strike(_ count: Int) {
    for index in 1...count {
      now = Instant(seconds: Double(index) / 100)
      recording.add(.input(.key(KeyEvent(.down, .left, time: now))), at: now)
    }
  }

  func makeReplica(before position: Instant) -> SceneReplica? {
    let replica = SceneReplica(of: recording, since: .zero, tokens: nil)
    subscriptions.append(replica.scene.observe(.input) { [weak self] _ in self?.playedEvents += 1 })
    replicas.append(replica)
    return replica
  }

  func eventCount(before time: Instant) -> Int { recording.count(until: time) }

  func preview(of preview: ControlPreview, in replica: SceneReplica) -> ControlPreview? { nil }
  func setRecording(_ isOn: Bool) {}
  func noteFrame() {}
  func willLookBack() {}
}

@Suite struct `Replicas of past moments` {
  private let source: KeptReplicas
  private let time: PageTime

  init() {
    source = KeptReplicas()
    time = PageTime(source)
    time.mostWork = .max
  }

  @Test func `a frame plays a few events of a long history, whichever replica plays them`() {
    let count = 3000
    source.strike(count)
    time.mostWork = 240
    time.scrub(to: time.now)
    var played: [Int] = []
    repeat {
      time.continueWork(at: Instant(seconds: Double(played.count) / 60))
      _ = time.replica
      played.append(source.playedEvents)
    } while time.isWorking && played.count < count
    // The shown replica plays all events, and the base those before the last 20 s.
    #expect(time.isReached && source.replicas.count == 2)
    #expect(source.playedEvents >= count + 999 && played.first == 0)
    #expect(zip(played, played.dropFirst()).allSatisfy { $1 - $0 <= 30 })
  }

  @Test func `a replica is made when it is shown, not for each step`() {
    for _ in 0..<100 { time.step(forward: false) }
    #expect(source.replicas.isEmpty && time.replica?.scene === source.replicas.first?.scene)
    #expect(source.plays == [1] && abs(time.age - 100 * PageTime.step) < 1e-6)
  }

  @Test func `a replica is reused forward and replaced backward`() {
    for (seconds, plays) in [(5.0, [1]), (6, [2]), (4, [2, 1])] {
      time.scrub(to: Instant(seconds: seconds))
      for _ in 0..<3 { _ = time.replica?.scene }
      #expect(source.plays == plays)
    }
    time.returnToNow()
    #expect(time.replica?.scene == nil)
    time.scrub(to: Instant(seconds: 4))
    _ = time.replica?.pointer
    #expect(source.plays == [2, 1, 1])
  }
}

@Suite struct `Pictures of the past` {
  private let pictures = PastPictures()

  /// Adds pictures of many commands, of which some follow the number of the picture.
  private func add(_ count: Int, rate: Double, commands: Int, changing: Int) {
    for number in 0..<count {
      let list = DisplayList { painter in
        for index in 0..<commands {
          let x = Double(index < changing ? number : 0)
          painter.fillAligned(Rect(x: x, y: 0, width: 1, height: 1), color: .black)
        }
      }
      pictures.add(
        PastPictures.Picture(
          time: Instant(seconds: Double(number) / rate), list: list,
          page: PastPage(frame: Rect(x: 0, y: 0, width: 1, height: 1), sceneSize: Size(1, 1))))
    }
  }

  /// The number of the picture that was shown at a time.
  private func number(at seconds: Double) -> Double? {
    guard let list = pictures.picture(at: Instant(seconds: seconds))?.list,
      case .aligned(let rect, _) = list.commands.first
    else { return nil }
    return rect.minX
  }

  @Test func `frames of the last 20 s are found, up to half a step before they were shown`() {
    add(2001, rate: 50, commands: 4, changing: 1)
    for (seconds, expected) in [
      (50, 2000), (40, 2000), (30.005, 1500), (30.015, 1501), (20, 1000), (10, nil),
    ] as [(Double, Double?)] {
      #expect(number(at: seconds) == expected, "\(seconds)")
    }
  }

  @Test func `an idle page keeps its last frame`() {
    add(1, rate: 1, commands: 1, changing: 0)
    add(100, rate: 1, commands: 1, changing: 0)
    #expect(pictures.picture(at: Instant(seconds: 99))?.time == .zero)
  }

  @Test func `the number of commands is bounded`() {
    add(300, rate: 60, commands: 500, changing: 500)
    #expect(number(at: 0) == nil && number(at: 3) == nil && number(at: 4.5) == 270)
  }
}

@Suite struct `Time marks` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func span(_ start: Double, _ end: Double?) -> TimeMarks.Span {
    TimeMarks.Span(start: time(start), end: end.map(time))
  }

  @Test func `a span begins and ends once, and overlapping ones are merged`() {
    var marks = TimeMarks()
    for isOn in [false, true, true, false, false] { marks.noteGesture(isOn, at: time(1)) }
    marks.noteGesture(true, at: time(2))
    #expect(marks.gestures == [span(1, 1), span(2, nil)] && marks.motions.isEmpty)
    marks = TimeMarks()
    for (isOn, seconds) in [(true, 1.0), (false, 2), (true, 4), (false, 5)] {
      marks.noteGesture(isOn, at: time(seconds))
    }
    for (isOn, seconds) in [(true, 1.5), (false, 3), (true, 4.5)] {
      marks.noteMotion(isOn, at: time(seconds))
    }
    #expect(marks.spans == [span(1, 3), span(4, nil)])
    marks.forget(before: time(3.5))
    #expect(marks.spans == [span(4, nil)])
  }
}

/// The past fades out over the present. spec: docs/spec/window.md#time/now
@Suite struct `Return to now` {
  private func stage(_ rig: TimeRig) throws -> Stage { try #require(rig.page.controller.stage) }

  private func pastRig() -> TimeRig {
    let rig = TimeRig(.switch)
    rig.tap(0.5, wait: 2)
    rig.scrub(back: 1.95, wait: 0.1)
    return rig
  }

  @Test(arguments: [MotionPreference.full, .reduced])
  func `the overlay fades out linearly within 0.2 s`(motion: MotionPreference) throws {
    let rig = pastRig()
    rig.page.scene.environment.motion = motion
    let stage = try stage(rig)
    #expect(stage.past?.opacity == 1 && stage.view.isHidden)
    rig.page.strike("n")
    // The key advances by a second, so the fade is over; scrub again.
    rig.scrub(back: 1, wait: 0.1)
    rig.time.returnToNow()
    #expect(!stage.view.isHidden && stage.past?.opacity == 1)
    for (seconds, opacity) in [(0.1, 0.5), (0.05, 0.25)] {
      rig.page.advance(by: seconds)
      #expect(abs(try #require(stage.past).opacity - opacity) < 1e-6)
    }
    rig.page.advance(by: 0.05)
    #expect(stage.past == nil && rig.page.scene.all(PastView.self).isEmpty)
    rig.page.advance(by: 0.5)
    #expect(!rig.page.wantsFrame)
  }

  @Test func `the live control receives input during the fade, which scrubbing again cancels`()
    throws
  {
    let rig = pastRig()
    let toggle = try #require(rig.preview.control as? Switch)
    let isOn = toggle.isOn
    let place = try stage(rig).view.frameInScene.center
    // The press that returns to now does nothing else.
    rig.page.tap(at: place)
    #expect(!rig.time.isPast && toggle.isOn == isOn)
    rig.page.advance(by: 0.05)
    #expect(try stage(rig).past != nil)
    rig.page.tap(at: place)
    #expect(toggle.isOn != isOn)
    rig.page.advance(by: 2)
    rig.scrub(back: 1, wait: 0.1)
    rig.time.returnToNow()
    rig.page.advance(by: 0.1)
    rig.scrub(back: 1)
    let stage = try stage(rig)
    #expect(stage.past?.opacity == 1)
    rig.page.advance(by: 1)
    #expect(stage.past?.opacity == 1 && stage.past?.isHitTestable == true)
  }
}
