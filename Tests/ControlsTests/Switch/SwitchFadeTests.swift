import Canvas
import Controls
import Testing

/// spec: rendering, 4.5: the track's colour fades over 0.15 s, 0.1 s after each flip.
@Suite struct `Colour of a switch's track` {
  /// A held switch whose thumb flips at once.
  private func held() throws -> Harness<Switch> {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(10, 15))
    return harness
  }

  private func flip(_ harness: Harness<Switch>, on isOn: Bool) {
    harness.move(to: Point(isOn ? 40 : 10, 15))
  }

  @Test func `it fades linearly from 0.1 to 0.25 s, both ends exact`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.tap(at: Point(25, 15))
    harness.advance(by: 0.1)
    #expect(harness.state.trackMix == 0)
    harness.advance(by: 0.015)
    #expect(isClose(harness.state.trackMix, 0.1))
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.trackMix, 0.5))
    harness.advance(by: 0.075)
    #expect(harness.state.trackMix == 1)
  }

  @Test func `it fades back as well`() throws {
    let harness = try Harness(Switch(isOn: true))
    harness.tap(at: Point(25, 15))
    harness.advance(by: 0.13)
    #expect(isClose(harness.state.trackMix, 0.8))
    harness.advance(by: 0.12)
    #expect(harness.state.trackMix == 0)
  }

  @Test func `a flip within the delay replaces the one before`() throws {
    let harness = try held()
    flip(harness, on: true)
    harness.advance(by: 0.09)
    flip(harness, on: false)
    for _ in 0..<30 {
      harness.advance(by: 0.01)
      #expect(harness.state.trackMix == 0)
    }
  }

  @Test func `a flip after the delay waits its own delay, and the fade before goes on`() throws {
    let harness = try held()
    flip(harness, on: true)
    harness.advance(by: 0.12)
    #expect(isClose(harness.state.trackMix, 0.02 / 0.15))
    flip(harness, on: false)
    harness.advance(by: 0.1)
    // 0.22 s: the second fade begins from what the first one has reached.
    #expect(isClose(harness.state.trackMix, 0.8))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.trackMix, 0.4))
    harness.advance(by: 0.075)
    #expect(harness.state.trackMix == 0)
  }

  @Test func `a fade that is done is left after the delay of the flip back`() throws {
    let harness = try held()
    flip(harness, on: true)
    harness.advance(by: 0.18)
    flip(harness, on: false)
    harness.advance(by: 0.08)
    #expect(harness.state.trackMix == 1)
    harness.advance(by: 0.095)
    #expect(isClose(harness.state.trackMix, 0.5))
    harness.advance(by: 0.075)
    #expect(harness.state.trackMix == 0)
  }

  @Test func `a third flip replaces the second and leaves the first alone`() throws {
    let harness = try held()
    flip(harness, on: true)
    harness.advance(by: 0.12)
    flip(harness, on: false)
    harness.advance(by: 0.03)
    flip(harness, on: true)
    harness.advance(by: 0.08)
    // 0.23 s: the first fade.
    #expect(isClose(harness.state.trackMix, 0.13 / 0.15))
    harness.advance(by: 0.03)
    #expect(harness.state.trackMix == 1)
    harness.advance(by: 0.3)
    #expect(harness.state.trackMix == 1)
  }

  @Test func `a program's change fades the same way`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.control.setOn(true, animated: true)
    harness.advance(by: 0.175)
    #expect(isClose(harness.state.trackMix, 0.5))
  }
}
