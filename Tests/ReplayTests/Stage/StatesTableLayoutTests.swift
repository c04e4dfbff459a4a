import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

/// Sizes and places of the states. spec: docs/spec/window.md#page/states
@Suite struct `Layout of the states table` {
  /// A control of one size, 300 points at the usual text size.
  private final class Wide: Control, DescribedControl {
    static let description = ControlDescription(
      name: "wide", title: "Wide", make: { Wide() },
      states: [StatePreset("Default"), StatePreset("Hovered", gesture: .hover())])

    private(set) var hovers: [Point] = []

    /// Has a size before it is laid out.
    init() {
      super.init(label: "Wide")
      frame.size = Size(300, 20)
    }

    override func pointerEntered(_ event: PointerEvent) { hovers.append(event.position) }

    override func measure(_ available: Size, in context: LayoutContext) -> Size {
      Size(300 * context.growth, 20)
    }
  }

  @Test(arguments: [1200.0, 900, 320])
  func `a wide control does not reach the next column`(width: Double) {
    let table = StatesTable(Wide.description)
    let rig = SceneRig(table, size: Size(width, 2000))
    for comparison in [StateComparison.themes, .textSizes] {
      table.comparison = comparison
      rig.advance(by: 0.1)
      let columns = table.all(SceneView.self)
      #expect(columns.allSatisfy { $0.frame.maxX <= width })
      for (one, next) in zip(columns, columns.dropFirst()) {
        #expect(one.frame.maxX <= next.frame.minX || one.frame.maxY <= next.frame.minY)
      }
      if width > 900 { #expect(columns.allSatisfy { $0.frame.width >= 300 }) }
    }
  }

  @Test func `a hovered state has the pointer in the middle of the control`() {
    let table = StatesTable(Wide.description)
    let rig = SceneRig(table, size: Size(1400, 400))
    rig.advance(by: 0.1)
    let controls = table.cells(inColumn: 1).compactMap { $0.preview.control as? Wide }
    #expect(controls.map(\.hovers) == [[], [Point(150, 10)]])
  }

  @Test(arguments: [Size.narrow, .medium, Size(1600, 1000), Size(1920, 1080)])
  func `the table fits every window size with the first letters of titles`(size: Size) throws {
    let table = try PreviewKind.segmented.openStates(size: size).table
    for node in table.all(SceneView.self) {
      #expect(node.frame.minX >= 0 && node.frame.maxX <= table.frame.width)
      #expect(node.frame.maxY <= table.frame.height && node.frame.width > 60)
    }
    let controls = (0..<4).flatMap { table.cells(inColumn: $0) }.map(\.preview.control)
    #expect(Set(controls.map { ($0 as? SegmentedControl)?.titles }) == [["L", "G", "M"]])
  }

  @Test func `large text has fewer columns with whole headers and titles`() throws {
    let (rig, table) = try PreviewKind.segmented.openStates(size: Size(960, 2400))
    func texts(_ string: String) -> [(text: Text, origin: Point)] {
      rig.texts.filter { $0.text.string == string && table.frameInScene.contains($0.origin) }
    }
    // The names of columns are above them.
    let column = try #require(table.all(SceneView.self).first).frameInScene
    let header = try #require(texts("Light").first).origin
    #expect(header.y + 10 < column.minY && header.x > column.minX)
    #expect(Set(texts("Momentary").map(\.text.font.size)) == [12])
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 0.5)
    #expect(Set(texts("Momentary").map(\.text.font.size)) == [24])
    #expect(Set(table.all(SceneView.self).map(\.frame.minX)).count == 2)
    #expect(!rig.strings.contains { $0.contains("…") })
  }

  @Test func `the names of columns stay at the top while their rows scroll below them`() throws {
    let (rig, table) = try PreviewKind.segmented.openStates(size: .wide)
    let view = try #require(rig.controller.page.root as? ScrollView)
    let place = view.frameInScene
    view.scroll(by: table.frameInScene.minY - place.minY + 200)
    rig.advance(by: 0.1)
    let header = try #require(rig.scene.all(StatesHeader.self).first)
    let frame = header.frameInScene
    #expect(!header.isHidden && frame.origin == Point(table.frameInScene.minX, place.minY))
    let names = rig.texts.filter { frame.contains($0.origin) }.map(\.text.string)
    #expect(names.contains("Light") && names.contains("Dark"))
    rig.click(at: frame.center, wait: 0.1)
    #expect(table.shownState == nil)
    view.scroll(by: table.frameInScene.minY - place.minY - 10)
    rig.advance(by: 0.1)
    #expect(header.isHidden)
  }
}
