import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Lists of rows on a page that is lower than they are.
@Suite struct `Row list` {
  private let rig = PageRig(.switch, size: Size(1280, 520), after: 1)

  private func view() throws -> ScrollView { try #require(rig.controller.page.root as? ScrollView) }

  /// Whether the row with the focus is in sight, below a pinned header.
  private func isInSight(of header: Double = 0) throws -> Bool {
    let id = try #require(rig.scene.focusedSemantics)
    let row = try #require(rig.scene.semantics(for: id)).frame
    let view = try view().frameInScene
    return row.minY >= view.minY + header && row.maxY <= view.maxY
  }

  @Test func `keys scroll to the measurement with the focus, also to one just added`() throws {
    let table = try rig.first(MeasurementsTable.self)
    rig.scene.setFocus(table, isVisible: true)
    for key in [Key.home, .end, .enter, .down, .down, .down, .down, .end, .up, .home] {
      rig.send(key)
      #expect(try isInSight() || key == .enter, "\(key)")
    }
    #expect(table.entries.count > 20)
    rig.send(.pageDown)
    let row = try #require(table.currentRow)
    #expect(try isInSight() && row > 2 && row < 20)
    rig.send(.pageUp)
    #expect(try isInSight() && table.currentRow == 0)
  }

  @Test func `keys scroll to the state with the focus, below the header`() throws {
    let table = try rig.first(StatesTable.self)
    rig.scene.setFocus(table, isVisible: true)
    rig.strike(.end)
    #expect(try isInSight())
    for _ in 0..<table.rowCount {
      rig.strike(.up)
      #expect(try isInSight(of: 30))
    }
  }

  @Test func `screen readers get the shown state as the selection, and the columns`() throws {
    let table = try rig.first(StatesTable.self)
    #expect(table.semantics?.value == .selection([], count: table.rowCount))
    rig.perform(.select(2), on: table, wait: 0.1)
    #expect(table.semantics?.value == .selection([2], count: table.rowCount))
    let columns = "Columns: Light; Dark; Light, high contrast; Dark, high contrast"
    #expect(table.semantics?.help == columns)
  }

  @Test func `keyboard focus scrolls to the current row of a list`() throws {
    let table = try rig.first(StatesTable.self)
    rig.scene.setFocus(table, isVisible: true)
    rig.strike(.end)
    try view().scroll(to: 0)
    rig.perform(.focus, on: table, wait: 0.1)
    #expect(try isInSight())
  }
}
