import Canvas
import Robot
import SpecTrait
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleEventTests {
    private func center(of identifier: String, in session: AccessibleSession) throws -> Point {
      let control = try #require(session.app.layout.controls.first { $0.id == identifier })
      let frame = control.frame
      return Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    }

    @Test(.spec("switch/accessibility/voiceover")) func aSwitchTellsThatItIsOn() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.click(at: try center(of: "bluetooth", in: session))
      let events = try session.reader.wait(for: "the switch") { events in
        events.contains { $0.type == "object:state-changed:checked" && $0.id == "bluetooth" }
      }
      // Once, and by one state only.
      let told = events.filter { $0.id == "bluetooth" && $0.type != "object:state-changed:focused" }
      #expect(told.map(\.type) == ["object:state-changed:checked"])
      #expect(told.first?.detail.first == 1)
    }

    @Test(.spec("slider/accessibility/voiceover")) func aSliderTellsItsValue() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      #expect(try session.reader.focus("brightness"))
      try session.app.robot.strike("Right")
      try session.reader.wait(for: "the value") { events in
        events.contains {
          $0.type == "object:property-change:accessible-value" && $0.id == "brightness"
        }
      }
    }

    @Test(.spec("segmented/accessibility/voiceover")) func segmentsTellWhichIsSelected() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      #expect(try session.reader.focus("view-1"))
      try session.app.robot.strike("Right")
      let events = try session.reader.wait(for: "the selection") { events in
        events.contains { $0.type == "object:selection-changed" && $0.id == "view" }
      }
      let told = events.filter { $0.type == "object:state-changed:selected" }
        .map { "\($0.id ?? "") \($0.detail[0])" }
      #expect(told == ["view-1 0", "view-2 1"])
    }

    @Test func theFocusIsTold() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("Tab")
      try session.reader.wait(for: "the first control") { events in
        events.contains {
          $0.type == "object:state-changed:focused" && $0.id == "wifi" && $0.detail[0] == 1
        }
      }
      try session.app.robot.strike("Tab")
      let events = try session.reader.wait(for: "the second control") { events in
        events.contains {
          $0.type == "object:state-changed:focused" && $0.id == "bluetooth" && $0.detail[0] == 1
        }
      }
      let told = events.filter { $0.type == "object:state-changed:focused" }
        .map { "\($0.id ?? "") \($0.detail[0])" }
      #expect(told == ["wifi 0", "bluetooth 1"])
    }

    /// Readers remember what was out of sight, and leave it out of what they say.
    @Test func whatComesIntoSightIsToldBeforeTheFocus() throws {
      let session = try AccessibleSession("--page", "gallery", "--size", "480x420", listening: true)
      defer { session.end() }
      #expect(try session.reader.focus("text-size"))
      let events = try session.reader.wait(for: "the focus") { events in
        events.contains {
          $0.type == "object:state-changed:focused" && $0.id == "text-size" && $0.detail[0] == 1
        }
      }
      let told = events.filter { $0.detail[0] == 1 }
      let focus = try #require(
        told.firstIndex { $0.type == "object:state-changed:focused" && $0.id == "text-size" })
      let sight = try #require(
        told.firstIndex { $0.type == "object:state-changed:showing" && $0.name == "3 of 5" })
      #expect(sight < focus)
    }

    @Test func theWindowTellsThatItHasTheKeyboard() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      let robot = session.app.robot
      robot.focusNobody()
      try session.reader.wait(for: "the end of the focus") { events in
        events.contains { $0.type == "window:deactivate" }
      }
      robot.focus(session.app.window)
      let events = try session.reader.wait(for: "the focus") { events in
        events.contains { $0.type == "window:activate" }
      }
      #expect(events.contains { $0.type == "object:state-changed:active" && $0.role == "frame" })
      #expect(try session.reader.tree().children?.first?.states.contains("active") == true)
    }

    @Test func disablingEverythingIsToldOfEachControl() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("d")
      let wanted: Set = ["wifi", "brightness", "view", "view-0", "view-1", "view-2"]
      try session.reader.wait(for: "all controls") { events in
        let told = events.filter {
          $0.type == "object:state-changed:sensitive" && $0.detail[0] == 0
        }
        return wanted.isSubset(of: Set(told.compactMap(\.id)))
      }
    }

    @Test func segmentsThatComeAndGoAreTold() throws {
      let session = try AccessibleSession("--page", "segmented", listening: true)
      defer { session.end() }
      let before = try session.reader.part("segments").children?.map(\.name)
      #expect(before == ["One", "Two", "Three"])
      try session.reader.act("press", on: "change-1")
      try session.reader.wait(for: "a segment more") { events in
        events.contains {
          $0.type == "object:children-changed:add" && $0.id == "segments" && $0.child == "Four"
        }
      }
      let after = try session.reader.part("segments").children
      #expect(after?.count == 4 && after?.allSatisfy { $0.attributes["setsize"] == "4" } == true)
      try session.reader.act("press", on: "change-0")
      let events = try session.reader.wait(for: "a segment less") { events in
        events.contains { $0.type == "object:children-changed:remove" && $0.id == "segments" }
      }
      #expect(events.contains { $0.type == "object:state-changed:defunct" })
      #expect(try session.reader.part("segments").children?.count == 3)
    }

    @Test func aLayerIsToldAsItComesAndGoes() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.app.robot.strike("question")
      try session.reader.wait(for: "the card") { events in
        events.contains { $0.type == "object:children-changed:add" && $0.child == "Keys" }
      }
      let dialog = try session.reader.tree().first { $0.role == "dialog" }
      #expect(dialog?.states.contains("modal") == true)
      try session.app.robot.strike("Escape")
      try session.reader.wait(for: "its end") { events in
        events.contains { $0.type == "object:children-changed:remove" && $0.role == "frame" }
      }
    }
  }
}
