import Robot
import SpecTrait
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleEventTests {
    @discardableResult private func hear(
      _ type: String, of id: String? = nil, detail: Int? = nil, child: String? = nil,
      role: String? = nil, in session: AccessibleSession
    ) throws -> [ScreenReader.Event] {
      try session.reader.wait(for: "\(type) of \(id ?? "anything")") { events in
        events.contains {
          $0.type == type && (id == nil || $0.id == id) && (detail == nil || $0.detail[0] == detail)
            && (child == nil || $0.child == child) && (role == nil || $0.role == role)
        }
      }
    }

    @Test(
      .spec(
        "switch/accessibility/voiceover", "slider/accessibility/voiceover",
        "segmented/accessibility/voiceover"))
    func controlsEmitEventsOfTheirStatesValuesAndSelections() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      let toggle = try #require(session.app.layout.controls.first { $0.id == "bluetooth" })
      try session.app.click(at: toggle.frame.center)
      let events = try hear("object:state-changed:checked", of: "bluetooth", in: session)
      let told = events.filter { $0.id == "bluetooth" && $0.type != "object:state-changed:focused" }
      #expect(told.map(\.type) == ["object:state-changed:checked"] && told.first?.detail.first == 1)

      #expect(try session.reader.focus("brightness"))
      try session.app.robot.strike("Right")
      try hear("object:property-change:accessible-value", of: "brightness", in: session)

      #expect(try session.reader.focus("view-1"))
      try session.app.robot.strike("Right")
      let selected = try hear("object:selection-changed", of: "view", in: session)
        .filter { $0.type == "object:state-changed:selected" }
      #expect(selected.map { "\($0.id ?? "") \($0.detail[0])" } == ["view-1 0", "view-2 1"])
    }

    @Test func aFocusChangeEmitsEvents() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("Tab")
      try hear("object:state-changed:focused", of: "wifi", detail: 1, in: session)
      try session.app.robot.strike("Tab")
      let events = try hear("object:state-changed:focused", of: "bluetooth", detail: 1, in: session)
      let told = events.filter { $0.type == "object:state-changed:focused" }
        .map { "\($0.id ?? "") \($0.detail[0])" }
      #expect(told == ["wifi 0", "bluetooth 1"])
    }

    /// Screen readers cache hidden controls and do not speak them.
    @Test func controlsThatScrollIntoViewEmitAnEventBeforeTheFocus() throws {
      let session = try AccessibleSession("--page", "gallery", "--size", "480x420", listening: true)
      defer { session.end() }
      #expect(try session.reader.focus("text-size"))
      let events = try hear("object:state-changed:focused", of: "text-size", detail: 1, in: session)
      let told = events.filter { $0.detail[0] == 1 }
      let focus = try #require(
        told.firstIndex { $0.type == "object:state-changed:focused" && $0.id == "text-size" })
      let sight = try #require(
        told.firstIndex { $0.type == "object:state-changed:showing" && $0.name == "3 of 5" })
      #expect(sight < focus)
    }

    @Test func activationLayersAndDisablingEmitEvents() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      let robot = session.app.robot
      robot.focusNobody()
      try hear("window:deactivate", in: session)
      robot.focus(session.app.window)
      let events = try hear("window:activate", in: session)
      #expect(events.contains { $0.type == "object:state-changed:active" && $0.role == "frame" })
      #expect(try session.reader.tree().children?.first?.states.contains("active") == true)
      try robot.strike("question")
      try hear("object:children-changed:add", child: "Keyboard Shortcuts", in: session)
      let dialog = try session.reader.tree().first { $0.role == "dialog" }
      #expect(dialog?.states.contains("modal") == true)
      try robot.strike("Escape")
      try hear("object:children-changed:remove", role: "frame", in: session)
      try robot.strike("d")
      let wanted: Set = ["wifi", "brightness", "view", "view-0", "view-1", "view-2"]
      try session.reader.wait(for: "all controls") { events in
        let told = events.filter {
          $0.type == "object:state-changed:sensitive" && $0.detail[0] == 0
        }
        return wanted.isSubset(of: Set(told.compactMap(\.id)))
      }
    }

    /// Orca says the name of the active window when it changes.
    @Test func anotherPageRenamesTheWindow() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("3", modifiers: [.control])
      let type = "object:property-change:accessible-name"
      let events = try hear(type, role: "frame", in: session)
      #expect(events.first { $0.type == type }?.name == "Slider – Playground")
    }

    /// Orca announces a notification by this event.
    @Test func aBannerEmitsAnEvent() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("v")
      try hear("object:state-changed:showing", detail: 1, role: "notification", in: session)
    }

    @Test func whatAKeyHasDoneIsAnnounced() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      for message in ["Disabled", "Disabled off"] {
        try session.app.robot.strike("d")
        let type = "object:state-changed:showing"
        let events = try hear(type, detail: 1, role: "notification", in: session)
        #expect(events.first { $0.type == type }?.name == message)
      }
    }

    @Test func insertedAndRemovedSegmentsEmitEvents() throws {
      let session = try AccessibleSession("--page", "segmented", listening: true)
      defer { session.end() }
      let before = try session.reader.part("segments").children?.map(\.name)
      #expect(before == ["One", "Two", "Three"])
      try session.reader.act("increment", on: "number")
      try hear("object:children-changed:add", of: "segments", child: "Four", in: session)
      let after = try session.reader.part("segments").children
      #expect(after?.count == 4 && after?.allSatisfy { $0.attributes["setsize"] == "4" } == true)
      try session.reader.act("decrement", on: "number")
      let events = try hear("object:children-changed:remove", of: "segments", in: session)
      #expect(events.contains { $0.type == "object:state-changed:defunct" })
      #expect(try session.reader.part("segments").children?.count == 3)
    }
  }
}
