import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 4.2: the state at a time does not depend on the number of earlier frames.
@Suite struct `Motion at different frame rates` {
  /// Frames a second; `nil` for frames at irregular intervals.
  nonisolated static let rates: [Double?] = [24, 60, 75, 144, nil]

  private func pass(_ seconds: Double, at rate: Double?, _ rig: SceneDriver) {
    let end = rig.now.advanced(by: seconds)
    var step = 0
    while true {
      step += 1
      let length = rate.map { 1 / $0 } ?? [0.004, 0.019, 0.0331, 0.0007][step % 4]
      if rig.now.advanced(by: length) >= end { break }
      rig.showFrame(after: length)
    }
    rig.showFrame(after: end.seconds(since: rig.now))
  }

  @Test(arguments: rates)
  func `a switch that flips back and forth is the same at every rate`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> [SwitchState] {
      let rig = SceneRig(Switch(isOn: false))
      var states: [SwitchState] = []
      rig.press(at: Point(10, 15))
      for x in [40.0, 10, 40] {
        rig.move(to: Point(x, 15))
        pass(0.13, at: rate, rig)
        states.append(rig.state)
      }
      rig.release()
      pass(0.11, at: rate, rig)
      return states + [rig.state]
    }
    #expect(try run(rate) == run(1000))
  }

  @Test(arguments: rates)
  func `a pill dragged across five segments is the same at every rate`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> [SegmentedState] {
      let rig = SceneRig(SegmentedControl(segments: 5, selection: 0))
      var states: [SegmentedState] = []
      rig.press(at: Point(30, 16))
      for x in [90.0, 150, 100, 270] {
        rig.move(to: Point(x, 16))
        pass(0.07, at: rate, rig)
        states.append(rig.state)
      }
      return states
    }
    #expect(try run(rate) == run(1000))
  }

  @Test(arguments: rates)
  func `a slider that jumps is the same at every rate`(rate: Double?) throws {
    func run(_ rate: Double?) throws -> SliderState {
      let rig = SceneRig(Slider(value: 0.1, step: 0.25))
      rig.press(at: Point(143, 22))
      pass(0.06, at: rate, rig)
      rig.move(to: Point(160, 22))
      pass(0.04, at: rate, rig)
      rig.release()
      pass(0.05, at: rate, rig)
      return rig.state
    }
    #expect(try run(rate) == run(1000))
  }

  @Test func `a clock that runs backward does not reverse motion`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.1)
    let position = rig.state.position.position
    _ = rig.scene.update(
      for: FrameTime(target: rig.now.advanced(by: -0.05), interval: 1.0 / 60, number: 9))
    #expect(rig.state.position.position == position)
  }
}
