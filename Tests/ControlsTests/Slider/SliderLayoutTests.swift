import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Slider: ticks` {
  private func slider(_ value: Double, count: Int = 5, labels: [String] = []) -> Slider {
    Slider(value: value).with(\.ticks, .count(count, labels: labels))
  }

  @Test func `labels are 3 pt below the ticks, centered, the outer two inside the control`() {
    let labels = ["the lowest there is", "", "half", "", "the highest there is"]
    let slider = slider(0.5, labels: labels)
    let rig = SceneRig(slider, size: Size(200, 60))
    let texts = Drawing(of: rig).texts
    #expect(texts.map(\.text.string) == [labels[0], labels[2], labels[4]])
    #expect(texts.allSatisfy { $0.text.font == Font(size: 11) })
    #expect(texts.allSatisfy { $0.color == Theme.light.annotation })
    let origins = texts.map { $0.origin - slider.originInScene }
    #expect(origins.allSatisfy { $0.y == 38 })
    let engine = TextEngine()
    let widths = texts.map { engine.size(of: $0.text).width }
    #expect(origins[0].x == 0 && origins[1].x + widths[1] / 2 == 100)
    #expect(origins[2].x + widths[2] == 200)
  }

  @Test func `only labels make the control higher, and receive no presses`() {
    #expect(slider(0).measured(Size(200, 0)) == Size(200, 44))
    let high = slider(0, labels: ["A"]).measured(Size(200, 0))
    #expect(high.width == 200 && high.height > 48 && high.height < 56)
    let rig = SceneRig(slider(0.5, labels: ["A"]), size: Size(200, 54)).press(at: Point(20, 50))
    #expect(rig.takeActions() == [] && rig.press(at: Point(20, 40)).control.state.isGrabbed)
  }

  @Test func `the value snaps only to ticks if requested`() {
    let rig = SceneRig(slider(0.3))
    #expect(rig.control.value == 0.3 && rig.control.tick == nil)
    rig.control.allowsTickValuesOnly = true
    #expect(rig.control.value == 0.25 && rig.control.tick == 1)
    rig.showFrame()
    rig.press(at: Point(57, 22), movingTo: Point(88, 22))
    #expect(isClose(rig.control.value, 0.25 + 31 / 172.0))
    #expect(rig.release().control.value == 0.5 && rig.control.tick == 2)
    let actions = rig.takeActions()
    #expect(actions.numbers.last == 0.5 && actions.hapticCount == 1)
    // Ticks replace steps.
    rig.control.step = 0.1
    #expect(rig.control.value == 0.5)
    #expect(rig.focus().key(.right).control.value == 0.75 && rig.key(.pageUp).control.value == 1)
    #expect(rig.key(.home).control.value == 0)
  }

  @Test func `values snap only to ticks, and half of the way between two rounds up`() {
    let slider = Slider(value: 0.3).with(\.allowsTickValuesOnly, true)
    #expect(slider.value == 0.3)
    slider.ticks = SliderTicks([])
    #expect(slider.value == 0.3)
    let halves = self.slider(0.3)
    halves.allowsTickValuesOnly = true
    halves.value = 0.125
    #expect(halves.value == 0.25)
    halves.value = 0.1249
    #expect(halves.value == 0)
  }

  @Test func `ticks can have any position, clamped to the track`() {
    let ticks = SliderTicks([
      .init(at: 0.8, label: "80"), .init(at: 0.25), .init(at: 7), .init(at: .nan), .init(at: -1),
    ])
    #expect(ticks.ticks.map(\.position) == [0, 0, 0.25, 0.8, 1] && ticks.ticks[3].label == "80")
    #expect(SliderTicks.count(1).ticks.map(\.position) == [0.5])
    let slider = Slider(value: 10, in: 10...20).with(\.ticks, ticks)
    slider.allowsTickValuesOnly = true
    slider.value = 17
    #expect(slider.value == 18 && slider.tick == 3)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 1000, Int.max])
  func `any number of ticks is accepted`(count: Int) {
    let rig = SceneRig(slider(0.5, count: count))
    rig.control.allowsTickValuesOnly = true
    rig.focus().keys(.right, .pageDown, .home)
    rig.tap(at: Point(100, 22))
    let expected = min(max(count, 0), SliderTicks.maximumCount)
    #expect(rig.control.ticks?.ticks.count == expected && (0...1).contains(rig.control.value))
  }
}

/// A vertical slider. spec: docs/spec/command-line.md#fuller-set/slider/orientation: "the box is 44
/// x W, up is more"
@Suite struct `Slider: vertical orientation` {
  private func rig(
    _ value: Double = 0.5, _ direction: LayoutDirection = .leftToRight,
    _ change: (Slider) -> Void = { _ in }
  ) -> SceneRig<Slider> {
    let slider = Slider(value: value).with(\.orientation, .vertical)
    change(slider)
    return SceneRig(slider, size: Size(44, 200), direction: direction)
  }

  @Test func `the slider is 44 pt wide and stretches in height`() {
    let slider = rig().control
    #expect(slider.measured(Size(300, 300)) == Size(44, 80))
    #expect(slider.stretches(along: .vertical) && !slider.stretches(along: .horizontal))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `up increases the value in both layout directions`(direction: LayoutDirection) {
    let rig = rig(0.5, direction)
    #expect(rig.control.thumbCenter == Point(22, 100))
    #expect(isClose(rig.press(at: Point(22, 100), movingTo: Point(90, 82.8)).control.value, 0.6))
    #expect(rig.move(to: Point(90, 500)).control.value == 0)
    #expect(rig.release().shown().control.thumbCenter == Point(22, 186))
    // A press beside the thumb is a press on the track.
    #expect(rig.press(at: Point(40, 14)).control.value == 1)
  }

  @Test func `the images are at the bottom and at the top`() {
    let rig = rig(0.5) {
      $0.minimumValueImage = .symbol(.sunMin)
      $0.maximumValueImage = .symbol(.sunMax)
    }
    let paths = Drawing(of: rig).paths
    let origin = rig.control.originInScene
    #expect(paths.map(\.path) == [Symbol.sunMin.path, Symbol.sunMax.path])
    #expect(paths.map { $0.origin - origin } == [Point(12, 180), Point(12, 0)])
    let track = Drawing(of: rig).fills[0].shape.rect
    #expect(track.minY == origin.y + 28 && track.maxY == origin.y + 172)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `labels are beside the ticks and make the slider wider`(direction: LayoutDirection) throws {
    let slider = Slider(value: 0).with(\.orientation, .vertical)
    slider.ticks = .count(2, labels: ["Low", "High"])
    let text = TextEngine()
    let width = slider.measured().width
    let labels = ["Low", "High"].map { text.size(of: Text($0, font: Font(size: 11))).width }
    let widest = try #require(labels.max())
    let distance: Double = 22 + 8 + 5 + 3
    #expect(width == distance + widest)
    let rig = SceneRig(slider, size: Size(width, 200), direction: direction)
    let origins = Drawing(of: rig).texts.map { $0.origin - slider.originInScene }
    let isMirrored = direction == .rightToLeft
    #expect(slider.thumbCenter.x == (isMirrored ? width - 22 : 22))
    for (origin, label) in zip(origins, Drawing(of: rig).texts.map(\.text)) {
      let size = text.size(of: label)
      #expect(isMirrored ? origin.x + size.width == width - 38 : origin.x == 38)
      #expect(origin.y >= 0 && origin.y + size.height <= 200)
    }
  }

  @Test func `accessibility has the orientation, a change of which cancels a drag`() throws {
    let rig = rig(0.5)
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.value == .number(0.5, range: 0...1, step: nil, orientation: .vertical))
    rig.press(at: Point(22, 100), movingTo: Point(22, 50))
    rig.control.orientation = .horizontal
    #expect(rig.control.value == 0.5 && !rig.state.isGrabbed)
  }
}
