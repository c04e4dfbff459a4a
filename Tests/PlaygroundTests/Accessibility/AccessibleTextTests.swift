import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleTextTests {
    private static let field = "part-text"

    private func text(_ session: AccessibleSession) throws -> ScreenReader.Part.Text {
      try #require(session.reader.part(Self.field).text)
    }

    @Test func aScreenReaderReadsAndEditsAText() throws {
      let session = try AccessibleSession("--page", "parts")
      defer { session.end() }
      let reader = session.reader
      let part = try reader.part(Self.field)
      #expect(part.name == "Name" && Set(part.states).isSuperset(of: ["editable", "single-line"]))
      let before = try text(session)
      #expect(before.text == "Studio" && before.count == 6 && before.isEditable)
      #expect(before.firstWord == "Studio" && before.firstRun == [0, 6])
      #expect(before.found == Array(0..<6))
      try reader.edit(Self.field, "insert", 6..<6, text: " か1")
      try reader.edit(Self.field, "delete", 0..<3)
      #expect(try text(session).text == "dio か1")
      try reader.edit(Self.field, "select", 1..<3)
      #expect(try text(session).selections == [[1, 3]])
      try reader.edit(Self.field, "deselect")
      try reader.edit(Self.field, "caret", 2..<2)
      let caret = try text(session)
      #expect(caret.selections == [] && caret.caret == 2)
      try reader.edit(Self.field, "set", text: "Hall")
      #expect(try text(session).text == "Hall")
    }

    @Test func aScreenReaderUsesTheClipboard() throws {
      let session = try AccessibleSession("--page", "parts")
      defer { session.end() }
      let reader = session.reader
      func wait(for wanted: String) throws {
        try session.wait(for: wanted, in: Self.field) { $0.text?.text == wanted }
      }
      try reader.edit(Self.field, "cut", 0..<3)
      #expect(try text(session).text == "dio")
      try reader.edit(Self.field, "paste", 3..<3)
      try wait(for: "dioStu")
      try reader.edit(Self.field, "copy", 1..<3)
      try reader.edit(Self.field, "paste", 0..<0)
      try wait(for: "iodioStu")
    }

    @Test func typedTextEmitsEvents() throws {
      let session = try AccessibleSession("--page", "parts", listening: true)
      defer { session.end() }
      #expect(try session.reader.focus(Self.field))
      func hear(_ type: String) throws -> ScreenReader.Event? {
        let events = try session.reader.wait(for: type) { events in
          events.contains { $0.type == type && $0.id == Self.field }
        }
        return events.last { $0.type == type }
      }
      let robot = session.app.robot
      // All of the text is selected, which a reader hears after the focus.
      let selection = "object:text-selection-changed"
      let events = try session.reader.wait(for: selection) { $0.contains { $0.type == selection } }
      let focus = events.firstIndex {
        $0.type == "object:state-changed:focused" && $0.id == Self.field
      }
      let selected = events.firstIndex { $0.type == selection }
      let (first, second) = (try #require(focus), try #require(selected))
      #expect(first < second)
      try robot.strike("End")
      #expect(try hear("object:text-selection-changed") != nil)
      try robot.strike("a")
      let inserted = try hear("object:text-changed:insert")
      #expect(inserted?.detail == [6, 1] && inserted?.text == "a")
      try robot.strike("BackSpace")
      let removed = try hear("object:text-changed:delete")
      #expect(removed?.detail == [6, 1] && removed?.text == "a")
      try robot.strike("Left")
      #expect(try hear("object:text-caret-moved")?.detail.first == 5)
      // The end of a selection together with that of the focus is not reported.
      try robot.strike("a", modifiers: [.control])
      #expect(try hear(selection) != nil)
      try robot.strike("Tab")
      let focused = "object:state-changed:focused"
      let last = try session.reader.wait(for: focused) { events in
        events.contains { $0.type == focused && $0.id != Self.field }
      }
      #expect(!last.contains { $0.type == selection })
    }
  }
}
