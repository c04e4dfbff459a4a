import Canvas
import Controls
import ControlsTesting
import Testing

extension Segment.ID {
  fileprivate static let list: Self = "list"
  fileprivate static let grid: Self = "grid"
  fileprivate static let map: Self = "map"
}

@Suite struct `Segmented control: identity` {
  private let control = SegmentedControl(
    [Segment("List", id: .list), Segment("Grid", id: .grid), Segment("Map", id: .map)],
    selection: 1)

  @Test func `a segment is found and selected by its identifier, which is the selected one`() {
    #expect(control.selectedID == .grid)
    control.selectedID = .map
    #expect(control.selection == 2 && control.selectedID == .map)
    control.selectedID = "no such segment"
    #expect(control.selection == 2)
    control.selectedID = nil
    #expect(control.selection == nil && control.selectedID == nil)
    #expect(SegmentedControl(["A"], selection: 0).selectedID == nil)
    #expect(control.index(of: .map) == 2 && control.index(of: "other") == nil)
    #expect(control.select(id: .list, animated: false) && control.selection == 0)
    #expect(!control.select(id: "other", animated: false) && control.selection == 0)
  }

  @Test func `handlers get the selected segment`() {
    let rig = SceneRig(control)
    control.allowsEmptySelection = true
    var ids: [Segment.ID?] = []
    control.onSegmentChange { ids.append($0?.id) }
    rig.tap(at: Point(250, 16)).tap(at: Point(250, 16))
    #expect(ids == [.map, nil])
  }

  @Test func `tools write and read identifiers, which accessibility has, or the index`() throws {
    let ids = try #require(SegmentedControl.description.property("ids"))
    try ids.write(["a", "", "c"], to: control)
    #expect(control.segments.map(\.id) == ["a", nil, "c"])
    #expect(ids.read(from: control) == ["a", "", "c"])
    try ids.write([], to: control)
    #expect(control.segments.allSatisfy { $0.id == nil } && ids.read(from: control) == [])
    let plain = SegmentedControl([Segment("List", id: .list), Segment("Grid")])
    let rig = SceneRig(plain)
    let expected: [(String?, [String?])] = [(nil, [nil, nil]), ("view", ["view-list", "view-1"])]
    for (identifier, parts) in expected {
      plain.identifier = identifier
      #expect(try #require(rig.scene.semantics(of: plain)).children.map(\.identifier) == parts)
    }
  }

  @Test(arguments: [true, false]) func `the selection follows a moved segment`(animated: Bool) {
    for (from, to, titles, selection) in [
      (0, 3, "BCDA", 0), (3, 0, "DABC", 2), (1, 3, "ACDB", 3), (1, 0, "BACD", 0),
      (2, 3, "ABDC", 1), (1, 1, "ABCD", 1),
    ] {
      let control = SegmentedControl(["A", "B", "C", "D"], selection: 1)
      let rig = SceneRig(control)
      #expect(control.moveSegment(at: from, to: to, animated: animated))
      #expect(control.titles.joined() == titles && control.selection == selection)
      let state = rig.settled().state
      #expect(state.segments.map(\.segment.title).joined() == titles)
      #expect(state.segments.map(\.x) == [0, 75, 150, 225])
      #expect(state.pillRect?.minX == 75 * Double(selection) + 2 && rig.takeActions() == [])
    }
  }

  @Test func `invalid indices are rejected, and several selected segments stay selected`() {
    for (from, to) in [(-1, 0), (3, 0), (0, 3), (0, -1)] {
      #expect(!control.moveSegment(at: from, to: to, animated: true))
    }
    #expect(control.titles == ["List", "Grid", "Map"])
    let several = SegmentedControl(["A", "B", "C", "D"].map { Segment($0) }, mode: .multiple)
    several.selectedIndices = [0, 2]
    several.moveSegment(at: 0, to: 1, animated: true)
    #expect(several.titles == ["B", "A", "C", "D"] && several.selectedIndices == [1, 2])
  }

  @Test func `the pill slides to its new place, and segments fill the control`() throws {
    let rig = SceneRig(control)
    control.moveSegment(at: 1, to: 2, animated: true)
    let start = try #require(rig.state.pillRect)
    #expect(isClose(start.minX, 102) && isClose(start.width, 96))
    let moving = try #require(rig.after(0.06).state.pillRect)
    #expect(moving.minX > 102 && moving.minX < 202)
    #expect(rig.settled().state.pillRect == Rect(202, 2, 96, 28))
    control.moveSegment(at: 0, to: 2, animated: true)
    for _ in 0..<30 {
      rig.showFrame(after: 1.0 / 60)
      #expect(isClose(rig.state.segments.map(\.width).reduce(0, +), 300, within: 1e-6))
    }
    #expect(rig.settled().state.segments.map(\.index) == [0, 1, 2])
  }

  @Test func `reduced motion moves segments immediately`() {
    let rig = SceneRig(control, motion: .reduced)
    control.moveSegment(at: 1, to: 0, animated: true)
    #expect(rig.state.segments.map(\.segment.title) == ["Grid", "List", "Map"])
    #expect(rig.state.segments.map(\.width) == [100, 100, 100])
    #expect(rig.settled().state.pillRect?.minX == 2)
  }

  @Test func `a moved segment keeps its accessibility element and its press`() {
    let rig = SceneRig(control)
    func ids() -> [SemanticsID]? { rig.scene.semantics(of: control)?.children.map(\.id) }
    let before = ids()
    control.moveSegment(at: 0, to: 2, animated: true)
    #expect(before.map { [$0[1], $0[2], $0[0]] } == ids() && before != nil)
    rig.settle()
    rig.press(at: Point(250, 16))
    control.moveSegment(at: 2, to: 0, animated: false)
    #expect(rig.state.pressedIndex == 0)
  }
}
