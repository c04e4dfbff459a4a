import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

/// spec: docs/spec/rendering.md#4.3; docs/spec/rendering.md#4.4; docs/spec/rendering.md#4.5;
/// docs/spec/rendering.md#4.6, for the switch: expected values are from its tables.
@Suite struct `Switch: motion` {
  private static func tapped(isOn: Bool = false) -> SceneRig<Switch> {
    SceneRig(Switch(isOn: isOn)).tap(at: Point(25, 15))
  }

  private let rig = Self.tapped()

  @Test(.spec("switch/animation/toggle-duration", "switch/animation/curve", "switch-p12"))
  func `a toggle slides by the spring of 0.3 s`() {
    let positions = (0..<6).map { _ in rig.after(0.03).state.position.position }
    #expect(
      isClose(
        positions, [0.143142149, 0.410971610, 0.661105264, 0.842441248, 0.952092986, 1.006675887]))
    #expect(isClose(rig.after(0.06).state.position.position, 1.027429653))
  }

  @Test(.spec("switch/animation/thumb-expansion-release", "switch-p17"))
  func `the thumb shrinks by the spring of 0.2 s after the release`() {
    let rig = SceneRig(Switch(isOn: false)).hold(at: Point(25, 15))
    #expect(isClose(rig.release().after(0.03).state.thumbWidth, 31 - 4 * 0.273104796))
    #expect(isClose(rig.state.position.position, 0.143142149))
    // The left edge is 2 + position (47 - width).
    let width = 31 - 4 * 0.273104796
    #expect(isClose(rig.state.thumbX, 2 + 0.143142149 * (47 - width)))
    #expect(isClose(rig.after(0.03).state.thumbWidth, 31 - 4 * 0.661105264))
    #expect(rig.settled().state.thumbWidth == 27 && rig.state.thumbX == 22)
  }

  @Test func `a programmatic change after an idle time still slides`() {
    let rig = SceneRig(Switch(isOn: false)).settled()
    // The clock continues without frames while the scene is idle.
    rig.passTime(10)
    rig.control.setOn(true, animated: true)
    #expect(rig.shown().state.position.position < 0.5 && rig.settled().state.position.position == 1)
  }
}

/// spec: docs/spec/rendering.md#4.5/toggle: the track's color fades over 0.15 s, 0.1 s after each
/// flip.
@Suite struct `Switch: track fade` {
  @Test(.spec("switch/animation/track-color-transition", "switch-p13", "switch-p14"))
  func `the color fades linearly from 0.1 to 0.25 s, with exact ends`() {
    let rig = SceneRig(Switch(isOn: false)).tap(at: Point(25, 15))
    #expect(rig.after(0.1).state.trackMix == 0 && isClose(rig.after(0.015).state.trackMix, 0.1))
    #expect(isClose(rig.after(0.06).state.trackMix, 0.5) && rig.after(0.075).state.trackMix == 1)
  }

  /// The times of flips, the first to on, and the mix at later times, in seconds.
  @Test(
    arguments: [
      // A flip within the delay replaces the previous one.
      ([0, 0.09], [(0.1, 0), (0.19, 0), (0.26, 0), (0.39, 0)]),
      ([0, 0.05, 0.08], [(0.18, 0), (0.21, 0.2), (0.33, 1)]),
      // A flip after the delay waits its own delay while the previous fade continues. At 0.22 s the
      // second fade starts at the value of the first one.
      ([0, 0.12], [(0.12, 0.02 / 0.15), (0.22, 0.8), (0.295, 0.4), (0.37, 0)]),
      // A finished fade starts back after the delay of the next flip.
      ([0, 0.18], [(0.26, 1), (0.355, 0.5), (0.43, 0)]),
      // A third flip replaces the second and keeps the first, which still runs at 0.23 s.
      ([0, 0.12, 0.15], [(0.23, 0.13 / 0.15), (0.26, 1), (0.56, 1)]),
    ] as [([Double], [(Double, Double)])])
  func `flips delay, replace and continue fades`(times: [Double], mixes: [(Double, Double)]) {
    let rig = SceneRig(Switch(isOn: false)).press(at: Point(10, 15))
    let start = rig.now
    var seconds: Double { rig.now.seconds(since: start) }
    for (index, time) in times.enumerated() {
      if time > seconds { rig.showFrame(after: time - seconds) }
      rig.move(to: Point(index.isMultiple(of: 2) ? 40 : 10, 15))
    }
    for (time, mix) in mixes {
      if time > seconds { rig.showFrame(after: time - seconds) }
      #expect(isClose(rig.state.trackMix, mix), "at \(time) s")
    }
  }
}

/// spec: docs/spec/rendering.md#5.5/6: under reduced motion a slide is a cross-fade of 0.15 s.
@Suite struct `Switch: reduced motion` {
  @Test func `the thumb cross-fades in 0.15 s, also back, and its width does not overshoot`() {
    func switchRig() -> SceneRig<Switch> { SceneRig(Switch(isOn: false), motion: .reduced) }
    let rig = switchRig()
    rig.tap(at: Point(25, 15))
    #expect(rig.state.position == Slide.Sample(position: 1, opacity: 0, ghost: 0))
    #expect(rig.after(0.075).state.position.position == 1 && rig.state.position.ghost == 0)
    #expect(isClose(rig.state.position.opacity, 0.5))
    #expect(rig.after(0.075).state.position == Slide.Sample(position: 1, opacity: 1, ghost: nil))
    let back = switchRig()
    back.tap(at: Point(25, 15)).showFrame(after: 0.045)
    back.tap(at: Point(25, 15))
    // The fade was 0.3 done, so the old thumb has an opacity of 0.7.
    #expect(isClose(back.state.position.opacity, 0.7) && back.state.position.position == 0)
    #expect(back.state.position.ghost == 1)
    #expect(back.settled().state.position == Slide.Sample(position: 0, opacity: 1, ghost: nil))
    let held = switchRig()
    var widths: [Double] = []
    for act in [{ held.press(at: Point(25, 15)) }, { held.release() }] as [() -> Void] {
      act()
      held.settle(rate: 120) { widths.append(held.state.thumbWidth) }
    }
    #expect(widths.max() == 31 && widths.min() == 27)
  }
}

/// A switch that the app marks as pending. spec: docs/spec/rendering.md#6/pending
@Suite struct `Switch: pending state` {
  private let rig = SceneRig(Switch())

  @Test(arguments: SwitchStyle.allCases)
  func `a pending switch takes no input and reports its state`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(style: style, title: "Wi-Fi"))
    rig.control.setPending(true)
    #expect(rig.control.isPending && rig.state.pendingRing != nil)
    #expect(rig.scene.semantics(of: rig.control)?.states.contains(.pending) == true)
    rig.tap(at: .center).press(at: Point(5, 10))
    rig.drag(to: Point(40, 10)).release()
    rig.focus().keys(.space, .enter)
    #expect(!rig.control.perform(.toggle) && !rig.control.isOn && !rig.state.isPressed)
    #expect(rig.takeActions() == [])
    rig.control.setPending(false)
    #expect(!rig.control.isPending && rig.state.pendingRing == nil)
    #expect(rig.scene.semantics(of: rig.control)?.states.contains(.pending) == false)
    #expect(rig.tap(at: .center).takeActions().values == [.isOn(true)])
  }

  @Test func `pending cancels a press or a held key, and a programmatic value applies meanwhile`() {
    _ = rig.press(at: Point(10, 15), movingTo: Point(40, 15)).takeActions()
    rig.control.setPending(true)
    #expect(!rig.state.isPressed && !rig.state.isShownOn)
    rig.control.setPending(false)
    rig.move(to: Point(10, 15))
    #expect(!rig.release(at: Point(40, 15)).control.isOn && rig.takeActions() == [])
    rig.focus().keyDown(.space)
    for isPending in [true, false] { rig.control.setPending(isPending) }
    #expect(!rig.keyUp(.space).control.isOn && rig.takeActions() == [])
    rig.control.setPending(true)
    rig.control.isOn = true
    #expect(rig.control.isOn && rig.control.isPending && rig.state.position.position == 1)
    #expect(rig.takeActions() == [])
  }

  @Test func `pending is independent of a pending decision`() {
    rig.control.decide { _ in .later }
    rig.tap(at: Point(25, 15))
    for isPending in [true, false] { rig.control.setPending(isPending) }
    #expect(rig.control.isPending && rig.state.isShownOn)
    rig.control.setPending(true)
    #expect(rig.control.resolve(.accept) && rig.control.isOn && rig.control.isPending)
    #expect(!rig.control.resolve(.refuse))
  }

  @Test(arguments: [(SwitchStyle.switch, 15.5), (.checkbox, 10)])
  func `the ring repaints only itself, 12 times a second`(style: SwitchStyle, center: Double) {
    let rig = SceneRig.natural(Switch(style: style))
    rig.control.setPending(true)
    let place = rig.shown().control.frameInScene.origin + Point(center, center)
    let ring = PixelRect(covering: Rect(center: place, size: Size(15, 15)).outset(by: 2), scale: 1)
    var frames = 0
    for _ in 0..<1000 {
      rig.passTime(0.001)
      if !rig.wantsFrame { continue }
      frames += 1
      let damage = rig.showFrame().damage
      #expect(!damage.isEmpty)
      #expect(damage.rects.allSatisfy { ring.contains($0) }, "\(damage.rects)")
    }
    #expect(frames == 12)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the ring of a button precedes the title`(direction: LayoutDirection) throws {
    let rig = SceneRig.natural(Switch(style: .button, title: "Bold"), direction: direction)
    let width = rig.control.frame.width
    rig.control.setPending(true)
    #expect(rig.shown().control.frame.width == width)
    let drawing = Drawing(of: rig)
    let ring = try #require(drawing.paths.first).origin
    let title = try #require(drawing.texts.first)
    let size = rig.text.size(of: title.text)
    #expect(size == rig.text.size(of: Text("Bold", font: title.text.font)) && ring.y == 16)
    if direction == .leftToRight {
      #expect(ring.x - 7.5 >= 0 && ring.x + 7.5 + 4 <= title.origin.x + 0.01)
      #expect(title.origin.x + size.width <= width)
    } else {
      #expect(ring.x + 7.5 <= width && title.origin.x + size.width + 4 <= ring.x - 7.5 + 0.01)
      #expect(title.origin.x >= 0)
    }
  }
}
