import Canvas
import Controls
import ControlsTesting
import Testing

/// Three segments of 32 pt from the top, 120 pt wide.
@Suite struct `Segmented control: vertical` {
  private let measure = TextEngine()

  private func control(
    _ segments: [Segment] = ["One", "Two", "Three"].map { Segment($0) }, selection: Int? = 0,
    mode: SegmentSelectionMode = .single
  ) -> SegmentedControl {
    let control = SegmentedControl(segments, mode: mode, selection: selection, label: "View")
    control.orientation = .vertical
    return control
  }

  private func rig(
    _ control: SegmentedControl, height: Double = 96,
    _ direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    SceneRig(control, size: Size(120, height), direction: direction, motion: motion)
  }

  private func paintedPill(_ rig: SceneRig<SegmentedControl>) -> Rect? {
    Drawing(of: rig).shadows.first.map { rig.inControl($0.shape.rect) }
  }

  @Test(arguments: [(ControlSize.regular, 32.0), (.small, 28), (.mini, 24)])
  func `segments fit the widest title`(size: ControlSize, height: Double) {
    let control = control(["A", "A longer one", "B"].map { Segment($0) })
    control.controlSize = size
    let measured = SceneRig(control, size: nil).control.frame.size
    let width = (measure.titleWidth("A longer one") + 24).rounded(.up)
    #expect(measured.height == 3 * height && (size != .regular || measured.width == width))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `outline, pill and separators are stacked`(direction: LayoutDirection) throws {
    let rig = rig(control(), direction)
    let drawing = Drawing(of: rig)
    let whole = Rect(0, 0, 120, 96)
    let outline = try #require(drawing.fills.first { rig.inControl($0.shape.rect) == whole })
    #expect(outline.shape.radius == 9 && outline.shape.curve == .continuous)
    #expect(drawing.shadows.allSatisfy { $0.shape.radius == 7 && $0.outline == outline.shape })
    #expect(paintedPill(rig) == Rect(2, 2, 116, 28))
    // Only the separator that is not beside the pill; 6 pt from the edges, as in a horizontal one.
    let lines = drawing.aligned.filter { $0.rect.height == 1 }.map { rig.inControl($0.rect) }
    #expect(lines == [Rect(6, 63.5, 108, 1)])
  }

  @Test func `titles are centered, and symbols precede them in reading order`() throws {
    let rig = rig(control())
    for (index, entry) in Drawing(of: rig).texts.enumerated() {
      let size = measure.size(of: entry.text)
      let box = rig.inControl(Rect(origin: entry.origin, size: size))
      #expect(isClose(box.midX, 60) && isClose(box.midY, 16 + 32 * Double(index)))
      #expect(entry.text.maximumWidth == 96.0)
    }
    for direction in LayoutDirection.allCases {
      let rig = self.rig(control([Segment("One", symbol: .list)], selection: nil), direction)
      let text = try #require(Drawing(of: rig).texts.first)
      let middle = rig.inControl(Rect(origin: text.origin, size: measure.size(of: text.text))).midX
      #expect(direction == .leftToRight ? middle > 60 : middle < 60)
    }
  }

  @Test func `a caption is below the segments, and labels beneath are not shown`() throws {
    let control = control([Segment("One", beneath: "First"), Segment("Two", beneath: "Second")])
    control.caption = "Caption"
    let rig = SceneRig(control, size: nil)
    #expect(rig.state.segments.map(\.restingWidth).allSatisfy { isClose($0, 32) })
    let texts = Drawing(of: rig).texts
    #expect(texts.map(\.text.string) == ["One", "Two", "Caption"])
    #expect(try isClose(#require(texts.last).origin.y - control.originInScene.y, 70))
  }

  @Test(arguments: [(5.0, 0), (31, 0), (33, 1), (63, 1), (65, 2), (95, 2)])
  func `a tap selects the segment at its height`(y: Double, index: Int) {
    let rig = rig(control(selection: nil))
    #expect(rig.press(at: Point(60, y)).state.pressedIndex == index)
    #expect(rig.release().takeActions().values == [.index(index)])
    #expect(rig.settled().state.pillRect == Rect(32 * Double(index) + 2, 2, 28, 116))
    #expect(paintedPill(rig) == Rect(2, 32 * Double(index) + 2, 116, 28))
  }

  @Test func `a drag visits each segment, reports the last, and ends with a new orientation`() {
    let rig = rig(control())
    #expect(rig.press(at: Point(60, 16), movingTo: Point(300, 31)).state.shownIndex == 0)
    #expect(rig.move(to: Point(60, 33)).state.shownIndex == 1)
    #expect(rig.move(to: Point(-40, 90)).state.shownIndex == 2)
    #expect(rig.takeActions() == [.haptic(.light), .haptic(.light)])
    #expect(rig.release().takeActions() == [.valueChanged(.index(2))])
    rig.press(at: Point(60, 80), movingTo: Point(60, 16))
    rig.control.orientation = .horizontal
    #expect(rig.release().takeActions().values == [] && rig.state.shownIndex == 2)
  }

  @Test(
    arguments: [
      (Key.up, 0), (.down, 2), (.left, 0), (.right, 2), (.home, 0), (.end, 2),
    ] as [(Key, Int)], LayoutDirection.allCases)
  func `arrow keys select the neighbors`(key: (Key, Int), direction: LayoutDirection) {
    let rig = rig(control(selection: 1), direction)
    #expect(rig.focus().key(key.0).control.selection == key.1)
    #expect(rig.takeActions().values == [.index(key.1)])
  }

  @Test func `reports its orientation and frames, and is horizontal with images`() throws {
    let rig = rig(control())
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.value == .selection([0], count: 3, orientation: .vertical))
    let frames = node.children.map { rig.inControl($0.frame) }
    #expect(frames == (0..<3).map { Rect(0, 32 * Double($0), 120, 32) })
    rig.control.orientation = .horizontal
    #expect(rig.scene.semantics(of: rig.control)?.value == .selection([0], count: 3))
    let imaged = self.control()
    imaged.appearance = SegmentedAppearance()
    #expect(imaged.axis == .leftToRight && imaged.orientation == .vertical)
    imaged.appearance = nil
    #expect(imaged.axis == .downward)
  }

  @Test func `measurements and presses of tools are along the control`() throws {
    let measurements = rig(control(selection: 1)).control.measurements
    let pill = try #require(measurements.first { $0.name == "Pill" })
    #expect(pill.side == .right && pill.start == 34 && pill.end == 62)
    let inset = try #require(measurements.first { $0.name == "Inset" })
    #expect(inset.value == 2 && !inset.isOff && measurements.allSatisfy { !$0.isOff })
    let pressed = rig(control()).control
    #expect(pressed.pressPoint(ofPart: 2) == Point(60, 80))
    #expect(pressed.pressPoint(ofPart: nil) == Point(60, 16))
  }
}
