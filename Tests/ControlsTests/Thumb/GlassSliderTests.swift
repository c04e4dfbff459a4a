import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/glass.md#geometry; docs/spec/glass.md#motion, for the slider and the range
/// slider.
@Suite struct `Glass: sliders` {
  @Test func `the thumb's center travels from 18.5 pt, and the open hand is over all of it`() {
    let rig = SceneRig.glass(Slider(value: 0))
    #expect(rig.control.thumbX == 18.5)
    rig.control.value = 1
    #expect(rig.control.thumbX == 181.5 && rig.state.thumbSize == Size(37, 24))
    #expect(rig.state.trackHeight == 6)
    let half = SceneRig.glass(Slider(value: 0.5))
    #expect(half.control.cursor(at: Point(118, 22)) == .openHand)
    #expect(half.control.cursor(at: Point(120, 22)) == .pointingHand)
    #expect(half.control.cursor(at: Point(116, 32)) == .pointingHand)
  }

  @Test func `the measured thumb is the painted one`() throws {
    func thumb(_ rig: SceneRig<Slider>) throws -> ControlMeasurement {
      try #require(rig.control.measurements.first { $0.name.hasPrefix("Thumb") })
    }
    let rig = SceneRig.glass(Slider(value: 0.5))
    #expect(try thumb(rig).value == 37 && thumb(rig).name == "Thumb")
    let growing = try thumb(rig.press(at: Point(100, 22)).after(0.05))
    #expect(growing.value == rig.state.thumbSize.width && growing.target == 58)
    let held = try thumb(rig.settled())
    #expect(isClose(held.value, 58) && held.spec == 58 && held.name == "Thumb, pressed")
    #expect(isClose([held.start, held.end], [71, 129]))
    #expect(try thumb(rig.release().settled()).value == 37)
  }

  @Test func `the curve of a press is the width of the thumb`() throws {
    func width<Subject: DescribedControl>(_ rig: SceneRig<Subject>) throws -> Double {
      let curve = try #require(Subject.description.animations.first { $0.title == "Press" })
      return curve.value(of: try #require(BehaviorSnapshot(rig.control)), at: rig.scene.now)
    }
    let slider = SceneRig.glass(Slider(value: 0.5))
    #expect(try width(slider) == 37)
    slider.hold(at: Point(100, 22))
    #expect(try isClose(width(slider), 58))
    let range = SceneRig.glass(RangeSlider(0.25...0.75))
    #expect(try width(range) == 37)
    #expect(try isClose(width(range.hold(at: range.control.center(of: .upper))), 58))
  }

  @Test(arguments: [Key.right, .pageUp, .home]) func `a change by key shows no lens`(key: Key) {
    let rig = SceneRig.glass(Slider(value: 0.5))
    #expect(rig.key(.tab).keyDown(key).after(0.05).state.pressProgress == 0 && rig.lenses.isEmpty)
    #expect(rig.keyUp(key).settled().state.value != 0.5)
  }

  @Test func `a dragged thumb stretches by the pointer's velocity`() {
    let rig = SceneRig.glass(Slider(value: 0.2))
    let start = rig.hold(at: Point(rig.control.thumbX, 22)).control.thumbX
    // 400 pt/s
    for step in 1...30 { rig.move(to: Point(start + Double(step) * 4, 22)).showFrame(after: 0.01) }
    #expect(abs(rig.state.stretch - 400.0 / 2000) < 0.01)
    #expect(rig.state.thumbSize.width > 58 && rig.state.thumbSize.height < 38.3)
    // A pointer that stops lets the thumb return.
    #expect(rig.settled().state.stretch == 0 && isClose(rig.state.thumbSize.width, 58))
  }

  @Test func `a press on the track stretches the thumb only as it turns into glass`() {
    let rig = SceneRig.glass(Slider(value: 0.2)).press(at: Point(180, 22))
    var (last, change, stretch) = (rig.state.thumbSize.width, 0.0, 0.0)
    for _ in 0..<60 {
      let state = rig.after(1.0 / 240).state
      change = max(change, abs(state.thumbSize.width - last))
      stretch = max(stretch, state.stretch)
      last = state.thumbSize.width
    }
    #expect(stretch > 0.05 && change < 1.5)
  }

  @Test func `no interruption makes the thumb jump`() {
    let rig = SceneRig.glass(Slider(value: 0.5))
    var last = rig.state.thumbSize
    rig.interrupt(at: [Point(100, 22), Point(140, 22), Point(60, 22), Point(120, 22)]) {
      let size = rig.state.thumbSize
      let change = max(abs(size.width - last.width), abs(size.height - last.height))
      #expect(change < 1, "\(last) to \(size)")
      last = size
    }
  }

  @Test func `a thumb with an image, and a slider without a thumb, show no lens`() throws {
    let slider = Slider(value: 0.5)
    slider.setThumbImage(try .plain(20, 20), for: .normal)
    let thumbless = Slider(value: 0.5)
    thumbless.style = .thumbless
    for control in [slider, thumbless] {
      #expect(SceneRig.glass(control).hold(at: Point(100, 22)).lenses.isEmpty)
    }
  }

  @Test func `a thumb that is let go appears in the lens of the other one without a jump`() throws {
    let rig = SceneRig.glass(RangeSlider(0.45...0.55), appearance: .dark)
    rig.press(at: Point(82, 22)).showFrame(after: 0.2)
    rig.release().showFrame(after: 0.1)
    rig.press(at: Point(118, 22))
    func level() throws -> Int {
      let margin = Int(ReferenceCanvas.margin)
      return Int(try #require(try rig.bitmap()[margin + 96, margin + 30]).red)
    }
    var (last, change) = (try level(), 0)
    for _ in 0..<240 {
      rig.showFrame(after: 1.0 / 240)
      let next = try level()
      change = max(change, abs(next - last))
      last = next
    }
    #expect(last > 200 && change < 24)
  }

  @Test func `each thumb of a range slider has its own lens, upright on a vertical track`() {
    let slider = RangeSlider(0.25...0.75).with(\.dragsRange, true)
    let rig = SceneRig.glass(slider)
    #expect(rig.hold(at: slider.center(of: .upper)).lenses.count == 1)
    #expect(isClose(rig.lenses[0].shape.rect.midX, 16 + slider.center(of: .upper).x))
    #expect(rig.release().settled().hold(at: Point(100, 22)).lenses.count == 2)
    let upright = Slider(value: 0.5).with(\.orientation, .vertical)
    let tall = SceneRig.glass(upright, size: Size(44, 200))
    let rect = tall.hold(at: Point(22, 100)).lenses[0].shape.rect
    #expect(isClose(rect.width, 38.3) && isClose(rect.height, 58))
    #expect(isClose(rect.midY, ReferenceCanvas.margin + 100))
  }

  @Test func `reduced motion shows no lens, and a press of a classic slider animates nothing`() {
    let rig = SceneRig.glass(Slider(value: 0.5), motion: .reduced).press(at: Point(100, 22))
    #expect(!rig.scene.needsUpdate || rig.settled().state.pressProgress == 0)
    #expect(rig.lenses.isEmpty && rig.state.thumbSize == Size(37, 24))
    let classic = SceneRig(Slider(value: 0.5)).press(at: Point(100, 22))
    #expect(classic.shown().lastUpdate.next == .idle && classic.state.pressProgress == 0)
    classic.move(to: Point(120, 22))
    #expect(classic.after(0.01).lastUpdate.next == .idle && classic.state.stretch == 0)
  }
}
