import Canvas
import Controls
import Testing

/// spec: rendering, 4.2: the same moment looks the same however many frames came before it.
@Suite struct `Motion and the frame rate` {
  /// Frames a second; nil for frames at odd distances.
  nonisolated static let rates: [Double?] = [24, 60, 75, 144, nil]

  /// Lets time pass in frames of a rate.
  private func pass(_ seconds: Double, at rate: Double?, _ harness: SceneHarness) {
    let end = harness.now.advanced(by: seconds)
    var step = 0
    while true {
      step += 1
      let length = rate.map { 1 / $0 } ?? [0.004, 0.019, 0.0331, 0.0007][step % 4]
      if harness.now.advanced(by: length) >= end { break }
      harness.advance(by: length)
    }
    harness.advance(by: end.seconds(since: harness.now))
  }

  @Test(arguments: rates)
  func `a switch flipped back and forth`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> [SwitchState] {
      let harness = try Harness(Switch(isOn: false))
      var states: [SwitchState] = []
      harness.press(at: Point(10, 15))
      for x in [40.0, 10, 40] {
        harness.move(to: Point(x, 15))
        pass(0.13, at: rate, harness)
        states.append(harness.state)
      }
      harness.release()
      pass(0.11, at: rate, harness)
      return states + [harness.state]
    }
    #expect(try run(rate) == run(1000))
  }

  @Test(arguments: rates)
  func `a pill dragged through five segments`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> [SegmentedState] {
      let harness = try Harness(SegmentedControl(segments: 5, selection: 0))
      var states: [SegmentedState] = []
      harness.press(at: Point(30, 16))
      for x in [90.0, 150, 100, 270] {
        harness.move(to: Point(x, 16))
        pass(0.07, at: rate, harness)
        states.append(harness.state)
      }
      return states
    }
    #expect(try run(rate) == run(1000))
  }

  @Test(arguments: rates)
  func `a slider that jumps`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> SliderState {
      let harness = try Harness(Slider(value: 0.1, step: 0.25))
      harness.press(at: Point(143, 22))
      pass(0.06, at: rate, harness)
      harness.move(to: Point(160, 22))
      pass(0.04, at: rate, harness)
      harness.release()
      pass(0.05, at: rate, harness)
      return harness.state
    }
    #expect(try run(rate) == run(1000))
  }

  @Test func `a clock that runs backwards does not turn motion round`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.tap(at: Point(25, 15))
    harness.advance(by: 0.1)
    let position = harness.state.position.position
    _ = harness.scene.update(
      for: FrameTime(target: harness.now.advanced(by: -0.05), interval: 1.0 / 60, number: 9))
    #expect(harness.state.position.position == position)
  }
}
