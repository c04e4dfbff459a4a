import Canvas
import Controls
import Testing

/// spec: rendering, 5.4: "theme or scale change at any time: state and springs untouched".
@Suite struct `Motion is not disturbed` {
  /// Things that are none of a control's business.
  enum Disturbance: String, CaseIterable, Sendable {
    case theme
    case scale
    case windowSize
    case neighbourFocus
    case move
  }

  private func disturb<Subject: Control>(_ harness: Harness<Subject>, _ kind: Disturbance) throws {
    switch kind {
    case .theme: harness.scene.setTheme(.dark)
    case .scale: try harness.rescale(to: 1.5)
    case .windowSize: harness.scene.resize(to: Size(500, 300), scale: 1)
    case .neighbourFocus: harness.key(.tab)
    case .move: harness.stage.place.origin = Point(3, 40)
    }
    harness.frame()
  }

  @Test(arguments: Disturbance.allCases)
  func `a switch in flight`(kind: Disturbance) throws {
    let harness = try Harness(Switch(isOn: false))
    let twin = try Harness(Switch(isOn: false))
    for each in [harness, twin] { each.tap(at: Point(25, 15)) }
    for _ in 0..<12 {
      for each in [harness, twin] { each.advance(by: 0.02) }
      try disturb(harness, kind)
      #expect(harness.state == twin.state)
    }
  }

  @Test(arguments: Disturbance.allCases)
  func `a pill that is dragged`(kind: Disturbance) throws {
    let harness = try Harness(SegmentedControl(segments: 5, selection: 0))
    let twin = try Harness(SegmentedControl(segments: 5, selection: 0))
    for each in [harness, twin] {
      each.press(at: Point(30, 16))
      each.move(to: Point(150, 16))
    }
    for _ in 0..<12 {
      for each in [harness, twin] { each.advance(by: 0.02) }
      if kind != .neighbourFocus { try disturb(harness, kind) }
      #expect(harness.state == twin.state)
    }
    harness.release()
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test(arguments: Disturbance.allCases)
  func `a slider that is dragged`(kind: Disturbance) throws {
    let harness = try Harness(Slider(value: 0.5))
    let twin = try Harness(Slider(value: 0.5))
    for each in [harness, twin] { each.press(at: Point(143, 22)) }
    for step in 0..<12 {
      for each in [harness, twin] {
        each.advance(by: 0.02)
        each.move(to: Point(143 - Double(step) * 7, 22))
      }
      if kind != .neighbourFocus { try disturb(harness, kind) }
      #expect(harness.state == twin.state)
    }
  }

  @Test func `a slider that becomes wider keeps its value`() throws {
    let harness = try Harness(Slider(value: 0.3))
    harness.stage.place.size.width = 100
    harness.frame()
    #expect(harness.control.value == 0.3)
    #expect(isClose(harness.thumbX, 14 + 0.3 * 72))
    harness.press(at: Point(35.6, 22))
    harness.move(to: Point(42.8, 22))
    #expect(isClose(harness.control.value, 0.4))
  }
}
