import Robot
import SpecTrait
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleActionTests {
    @Test(
      .spec(
        "switch/accessibility/voiceover", "slider/accessibility/increment-decrement",
        "slider/accessibility/custom-step", "segmented/accessibility/each-segment", "hig-p4"))
    func aScreenReaderTogglesChangesAndSelects() throws {
      let session = try AccessibleSession("--page", "gallery")
      defer { session.end() }
      let reader = session.reader
      #expect(try reader.part("bluetooth").isOn == false)
      try reader.act("toggle", on: "bluetooth")
      #expect(try reader.part("bluetooth").isOn)
      try reader.act("toggle", on: "bluetooth")
      #expect(try reader.part("bluetooth").isOn == false)

      #expect(try reader.part("brightness").value?.now == 0.62)
      try reader.act("increment", on: "brightness")
      #expect(try reader.part("brightness").value?.text == "72%")
      try reader.act("decrement", on: "brightness")
      try reader.set(0.25, of: "brightness")
      #expect(try reader.part("brightness").value?.now == 0.25)
      let steps = try #require(try reader.part("text-size").value)
      try reader.act("increment", on: "text-size")
      #expect(try reader.part("text-size").value?.now == steps.now + steps.step)
      try reader.set(1e300, of: "brightness")
      #expect(try reader.part("brightness").value?.now == 1)
      try reader.act("decrement", on: "price-high")
      #expect(try reader.part("price-high").value?.text == "60%")

      try reader.act("select", on: "view-2")
      #expect(try reader.part("view").selected == [2])
      try reader.select(0, in: "view")
      #expect(try reader.part("view").selected == [0])
      #expect(try reader.part("view-0").states.contains("selected"))
      #expect(try reader.part("view-2").states.contains("selected") == false)
      #expect(try reader.focus("view-0") && reader.focus("view-2") == false)
      try reader.deselect(0, in: "view")
      #expect(try reader.part("view").selected == [0])
      #expect(try reader.part("managed").isEnabled == false)
      let (on, volume) = (try reader.part("managed").isOn, try reader.part("volume").value?.now)
      try reader.act("toggle", on: "managed")
      try reader.set(0.9, of: "volume")
      try reader.act("increment", on: "volume")
      try reader.act("select", on: "size-0")
      #expect(try reader.part("managed").isOn == on && reader.part("volume").value?.now == volume)
      #expect(try reader.part("size").selected == [2] && reader.focus("managed") == false)
    }

    @Test func aScreenReaderSelectsAndDeselectsSeveralSegments() throws {
      let session = try AccessibleSession("--page", "segmented")
      defer { session.end() }
      let reader = session.reader
      let several = try #require(
        try reader.tree().first { $0.states.contains("multiselectable") && $0.isEnabled })
      let identifier = try #require(several.identifier)
      let before = try #require(several.selected)
      let other = try #require((several.children ?? []).indices.first { !before.contains($0) })
      try reader.select(other, in: identifier)
      #expect(try reader.part(identifier).selected == (before + [other]).sorted())
      try reader.act("deselect", on: "\(identifier)-\(other)")
      #expect(try reader.part(identifier).selected == before)
    }

    @Test func pendingControlsAreBusyAndRejectActions() throws {
      let session = try AccessibleExample()
      defer { session.end() }
      let reader = session.reader
      #expect(try reader.part("backup").states.contains("busy") == false)
      try reader.act("toggle", on: "backup")
      #expect(try reader.part("backup").states.contains("busy"))
      let isOn = try reader.part("backup").isOn
      try reader.act("toggle", on: "backup")
      #expect(try reader.part("backup").isOn == isOn)
    }
  }
}

extension ScreenReader.Part {
  var isOn: Bool { states.contains("checked") }
  var isEnabled: Bool { states.contains("enabled") && states.contains("sensitive") }
}
