import Canvas
import Controls
import ControlsTesting
import Testing

/// A vertical slider. spec: command-line, the fuller set: "the box is 44 x W, up is more"
@Suite struct `Slider: vertical orientation` {
  private func rig(
    _ value: Double = 0.5, _ direction: LayoutDirection = .leftToRight,
    _ change: (Slider) -> Void = { _ in }
  ) -> SceneRig<Slider> {
    let slider = Slider(value: value)
    slider.orientation = .vertical
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
    #expect(isClose(rig.control(pressingAt: Point(22, 100), movingTo: Point(90, 82.8)).value, 0.6))
    #expect(rig.control(movingTo: Point(90, 500)).value == 0)
    rig.release()
    rig.showFrame()
    #expect(rig.control.thumbCenter == Point(22, 186))
    // A press beside the thumb is a press on the track.
    #expect(rig.control(pressingAt: Point(40, 14)).value == 1)
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
    let slider = Slider(value: 0)
    slider.orientation = .vertical
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
