import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: command-line, the fuller set: "`scroll` with `dy` -1 is one notch up and means more: one
/// step, or 2 % of the range.".
@Suite struct `Slider: scroll wheel` {
  private let rig = SceneRig(Slider(value: 0.5))

  private let place = Point(100, 22)

  init() { rig.focus() }

  private func focused(
    _ slider: Slider, direction: LayoutDirection = .leftToRight
  ) -> SceneRig<Slider> {
    let rig = SceneRig(slider, direction: direction)
    rig.focus()
    return rig
  }

  private func value(of rig: SceneRig<Slider>, turnedBy notches: Double) -> Double {
    rig.scroll(at: place, deltaY: notches)
    return rig.control.value
  }

  @Test func `a notch is one step with an impact if there are steps, and fractions add up`() {
    let rig = focused(Slider(value: 3, in: 1...5, step: 1))
    #expect(value(of: rig, turnedBy: -1) == 4)
    rig.scroll(at: place, deltaY: -1)
    #expect(value(of: rig, turnedBy: -1) == 5 && rig.takeActions().hapticCount == 2)
    rig.control.value = 3
    for _ in 0..<3 { rig.scroll(at: place, deltaY: -0.25) }
    #expect(rig.control.value == 3 && value(of: rig, turnedBy: -0.25) == 4)
    // Scrolling back discards the fraction.
    rig.scroll(at: place, deltaY: -0.75)
    #expect(value(of: rig, turnedBy: 0.5) == 4 && value(of: rig, turnedBy: 0.5) == 3)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `horizontal scrolling follows the track's direction`(direction: LayoutDirection) {
    let rig = focused(Slider(value: 0.5), direction: direction)
    rig.scroll(at: place, deltaX: 1)
    #expect(isClose(rig.control.value, direction == .leftToRight ? 0.52 : 0.48))
    #expect(isClose(value(of: rig, turnedBy: -1), direction == .leftToRight ? 0.54 : 0.5))
  }

  @Test func `Shift reduces a notch and a key to a tenth without steps`() {
    rig.scroll(at: place, deltaY: -1, modifiers: .shift)
    #expect(isClose(rig.control.value, 0.502))
    rig.key(.right, modifiers: .shift)
    #expect(isClose(rig.control.value, 0.512))
    rig.key(.pageDown, modifiers: .shift)
    #expect(isClose(rig.control.value, 0.502))
    let stepped = focused(Slider(value: 3, in: 1...5, step: 1))
    stepped.scroll(at: place, deltaY: -1, modifiers: .shift)
    #expect(stepped.control.value == 4)
    stepped.key(.left, modifiers: .shift)
    #expect(stepped.control.value == 3)
  }

  @Test func `consecutive notches are one edit, which ends 0.25 s after the last`() {
    rig.scroll(at: place, deltaY: -1)
    rig.advance(by: 0.2)
    rig.scroll(at: place, deltaY: -1)
    rig.advance(by: 0.24)
    let actions = rig.takeActions()
    #expect(actions.first == .editingBegan && isClose(actions.numbers, [0.52, 0.54]))
    #expect(actions.count == 3)
    rig.advance(by: 0.02)
    #expect(rig.takeActions() == [.editingEnded])
    rig.advance(by: 1)
    #expect(!rig.wantsFrame)
    rig.scroll(at: place, deltaY: 1)
    #expect(rig.takeActions().first == .editingBegan)
  }

  @Test func `an edit without an ending frame ends before the next one`() {
    rig.scroll(at: place, deltaY: -1)
    rig.passTime(5)
    rig.scroll(at: place, deltaY: -1)
    let edits = rig.takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan])
  }

  @Test func `a press, a key, a cancel and a program end the edit`() {
    let ends: [(SceneRig<Slider>) -> Void] = [
      { $0.press(at: Point($0.thumbX, 22)) },
      { $0.key(.home) },
      { $0.control.value = 0 },
      { _ = $0.control.perform(.increment) },
      { $0.cancel(by: .focusLost) },
    ]
    for (index, end) in ends.enumerated() {
      let rig = focused(Slider(value: 0.5))
      rig.scroll(at: place, deltaY: -1)
      rig.settle()
      _ = rig.takeActions()
      end(rig)
      rig.advance(by: 0.3)
      let actions = rig.takeActions()
      #expect(actions.first == .editingEnded, "\(index)")
    }
  }

  @Test func `at the end of the range a new scroll sequence goes to the page`() {
    let slider = Slider(value: 0.99)
    let filler = Label("Below")
    let view = ScrollView(
      Stack(.vertical, spacing: 500, alignment: .fill) {
        slider; filler
      })
    let driver = SceneDriver(Scene(view), size: Size(200, 100))
    driver.key(.tab)
    driver.scroll(at: place, deltaY: -1)
    #expect(slider.value == 1 && view.offset == 0)
    // More of the same scroll sequence stays with the slider.
    driver.scroll(at: place, deltaY: -1)
    driver.advance(by: 0.3)
    driver.scroll(at: place, deltaY: 1)
    #expect(isClose(slider.value, 0.98) && view.offset == 0)
    slider.value = 0
    driver.scroll(at: place, deltaY: 1)
    #expect(view.offset > 0)
  }

  @Test func `a grabbed, pending or disabled slider does not change`() {
    rig.press(at: Point(100, 22))
    #expect(value(of: rig, turnedBy: -1) == 0.5)
    rig.release()
    rig.control.decide { _ in .later }
    rig.scroll(at: place, deltaY: -1)
    #expect(rig.control.isPending)
    rig.scroll(at: place, deltaY: -1)
    rig.control.resolve(.accept)
    #expect(isClose(rig.control.value, 0.52))
    rig.control.isEnabled = false
    #expect(isClose(value(of: rig, turnedBy: -1), 0.52))
  }

  @Test func `each proposed change is one edit`() {
    rig.control.decide { _ in .refuse }
    rig.scroll(at: place, deltaY: -1)
    #expect(
      rig.takeActions() == [
        .editingBegan, .proposed(.number(0.52)), .editingEnded, .refused(.number(0.52)),
      ])
    #expect(rig.control.value == 0.5 && rig.settledState().fraction == 0.5)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0])
  func `extreme scroll distances keep the value in range`(notches: Double) {
    for step in [nil, 0.1] {
      let rig = focused(Slider(value: 0.5, step: step))
      rig.scroll(at: place, deltaX: notches)
      rig.scroll(at: place, deltaY: notches)
      rig.settle()
      #expect((0...1).contains(rig.control.value))
    }
  }

  @Test func `a notch is 2% of the range, up increases, and a part of one applies immediately`() {
    rig.scroll(at: place, deltaY: -0.5)
    rig.showFrame()
    #expect(isClose(rig.state.fraction, 0.51))
    let percent = focused(Slider(value: 50, in: 0...100))
    #expect(value(of: percent, turnedBy: -1) == 52 && value(of: percent, turnedBy: 2) == 48)
    #expect(isClose(percent.state(after: 0.15).fraction, 0.48))
  }

  @Test(arguments: [true, false])
  func `a slider that is hidden or disabled during a scroll ends its edit once`(isHidden: Bool) {
    let slider = Slider(value: 50, in: 0...100, label: "Volume")
    let rig = SceneDriver(
      Scene(Stack(.vertical, alignment: .leading) { slider }), size: Size(200, 60))
    rig.key(.tab)
    rig.scroll(at: Point(100, 22), deltaY: -1)
    if isHidden { slider.isHidden = true } else { slider.isEnabled = false }
    rig.showFrame()
    #expect(rig.actions.last == .editingEnded)
    rig.advance(by: 1)
    #expect(rig.actions.filter { $0 == .editingEnded }.count == 1)
  }
}
