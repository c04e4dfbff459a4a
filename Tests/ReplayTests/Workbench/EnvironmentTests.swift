import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Text size, scale and pending, by keys and controls. spec: docs/spec/window.md#keys/environment;
/// docs/spec/window.md#keys/text-size
@Suite struct `Environment settings` {
  private let rig = PageRig(.gallery, size: Size(1280, 2000))

  @Test func `minus and equals change the text size of the page`() throws {
    let control = try #require(
      rig.controls.compactMap { $0 as? SegmentedControl }.first { $0.controlSize == .regular })
    let height = control.frame.height
    func titleHeight() -> Double {
      rig.texts.filter { $0.text.string == "Wi-Fi" }.map(\.text.font.size).max() ?? 0
    }
    let size = titleHeight()
    for (keys, textSize) in [("=========", 2.0), ("---------", 0.8), ("==", 1)] {
      rig.strike(keys, wait: 0.5)
      #expect(rig.controller.environment.textSize == textSize)
      #expect(titleHeight() == textSize * size && control.frame.height == max(1, textSize) * height)
      if textSize == 2 { #expect(rig.strings.contains("Text has its maximum size")) }
    }
  }

  @Test func `panels keep their text size`() {
    let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector])
    func sizes(_ string: String) -> Set<Double> {
      Set(rig.texts.filter { $0.text.string == string }.map(\.text.font.size))
    }
    let before = sizes("Custom appearance")
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 0.5)
    #expect(!before.isEmpty && sizes("Custom appearance") == before)
    // Above the table of the page.
    #expect(sizes("States") == [24] && sizes("51.0") == [13])
    rig.open(.gallery, wait: 0.5)
    #expect(sizes("Bluetooth") == [30])
  }

  @Test func `titles of the environment have one text size`() throws {
    rig.strike("e", wait: 1)
    let panel = try #require(rig.scene.all(EnvironmentPanel.self).first)
    let titles = ["Light", "Dark", "Glass", "High", "Reduced", "Left to Right", "Auto"]
    let shown = rig.texts.filter { panel.frameInScene.contains($0.origin) }
    let sizes = Set(shown.filter { titles.contains($0.text.string) }.map(\.text.font.size))
    #expect(sizes == [12])
  }

  @Test func `W makes all controls of the page pending until it is pressed again`() throws {
    let rig = PageRig(.switch, size: Size(1280, 2000))
    let switches = rig.controls.compactMap { $0 as? Switch }
    let before = switches.map(\.isPending)
    rig.strike("w")
    #expect(!switches.isEmpty && switches.allSatisfy(\.isPending))
    rig.strike("w")
    #expect(switches.map(\.isPending) == before)
  }

  @Test func `a selection made while pending is applied afterward`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 2000))
    rig.strike("w")
    let control = try rig.staged(SegmentedControl.self)
    rig.perform(.select(2), on: control, wait: 0.5)
    #expect(control.isPending && control.selection == 1)
    rig.strike("w")
    #expect(!control.isPending && control.selection == 2)
  }

  @Test func `pending moves to the controls of the next page`() throws {
    let wifi = try #require(rig.control("wifi") as? Switch ?? rig.control("wi-fi") as? Switch)
    rig.strike("w")
    #expect(wifi.isPending)
    rig.open(.switch)
    #expect(!wifi.isPending && (rig.controller.page.preview?.control as? Switch)?.isPending == true)
    // Controls of the environment are not part of the page.
    rig.controller.open(.gallery)
    #expect((rig.control("disable-all") as? Switch)?.isPending == false)
  }

  @Test func `Control with minus and equals requests another scale, in quarters`() {
    rig.strike("=", modifiers: .control)
    let host = RecordingHost(of: rig.controller)
    rig.strike("=", modifiers: .control)
    #expect(host.scales == [1.25])
    rig.strike("-", modifiers: .control)
    #expect(host.scales == [1.25] && rig.strings.contains("The scale has its minimum, 1"))
    let smaller = rig.controller.table["smaller-scale"]
    #expect(smaller?.menuItem.isEnabled == false)
    #expect(rig.scene.all(Banner.self).last?.kind == .warning, "not with the mark of a success")
    #expect(rig.state().environment["scale"] == 1.25)
    let (scale, text) = (EnvironmentSetting.scale, EnvironmentSetting.textSize)
    #expect([1, 1.1, 4].map { scale.step(after: $0, isLarger: true) } == [1.25, 1.25, 4])
    #expect(scale.step(after: 1.1, isLarger: false) == 1)
    #expect([true, false].map { text.step(after: 1.2, isLarger: $0) } == [1.3, 1.15])
  }

  @Test func `contrast and motion can follow the desktop again`() throws {
    // As the command line says.
    (rig.controller.preferences.contrast, rig.controller.preferences.motion) = (.more, .reduced)
    rig.strike("cm")
    #expect(rig.controller.preferences.userContrast != nil)
    rig.strike("e", wait: 0.5)
    for name in ["contrast", "motion"] {
      let choice = try rig.part("environment-" + name, as: SegmentedControl.self)
      #expect(choice.titles.last == "Auto" && choice.selection != 2)
      rig.perform(.select(2), on: choice, wait: 0.2)
      #expect(choice.selection == 2)
    }
    let preferences = rig.controller.preferences
    #expect(preferences.userContrast == nil && preferences.contrast == nil)
    #expect(preferences.userMotion == nil && preferences.motion == nil)
  }

  @Test func `the environment panel has a row for each setting, with even padding`() throws {
    // A replay has no host, and the same rows.
    rig.strike("e", wait: 0.5)
    let host = RecordingHost(of: rig.controller)
    let panel = try #require(rig.controller.environmentPanel).frameInScene
    let rows = rig.scene.all(Control.self).filter {
      $0.identifier?.hasPrefix("environment-") == true
    }.map(\.frameInScene).sorted { $0.minY < $1.minY }
    let (first, last) = try (#require(rows.first), #require(rows.max { $0.maxY < $1.maxY }))
    let side = panel.maxX - first.maxX
    #expect(abs(first.minY - panel.minY - side) <= 2 && abs(panel.maxY - last.maxY - side) <= 2)
    let design = try rig.part("environment-design", as: SegmentedControl.self)
    #expect(design.selection == 0)
    rig.perform(.select(1), on: design, wait: 0.5)
    #expect(rig.scene.design == .glass)
    let text = try rig.part("environment-text-size", as: Stepper.self)
    rig.perform(.increment, on: text, wait: 0)
    rig.perform(.increment, on: try rig.part("environment-scale"), wait: 0)
    #expect(rig.controller.environment.textSize == 1.15 && host.scales == [1.25])
    let pending = try rig.part("environment-pending")
    #expect(pending.helpTag == "Changes wait for the app's decision")
    rig.perform(.toggle, on: pending, wait: 0)
    #expect((rig.control("bluetooth") as? Switch)?.isPending == true)
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 0.2)
    #expect(text.value == Double(EnvironmentSetting.textSize.steps.count - 1))
  }
}

/// The design as a setting of the environment. spec: docs/spec/glass.md
@Suite struct `Design setting` {
  private let rig = PageRig(.switch, size: Size(1280, 900), panels: [.sidebar, .inspector])

  @Test func `G fades to the other design and back, with theme and contrast, and it is remembered`()
  {
    let toggle = rig.controller.page.preview?.control as? Switch
    rig.strike("g")
    #expect(rig.scene.design == .glass && rig.controller.environment.design == .glass)
    rig.advance(by: 1)
    #expect(toggle?.metrics == .glass && toggle?.frame.size == Size(63, 28))
    rig.strike("tc")
    #expect(rig.scene.design == .glass(.dark, contrast: .more))
    rig.strike("g", wait: 1)
    #expect(rig.scene.design == .classic(.dark, contrast: .more) && toggle?.metrics == .regular)
    rig.strike("g")
    let state = rig.state()
    let user = RememberedState(state.json)?.environment ?? [:]
    #expect(user["design"] == "glass")
    let designs = [[:], ["design": "classic"]].map {
      ResolvedPreferences(user: user, commandLine: $0, settings: DesktopPreferences()).design
    }
    #expect(designs == [.glass, .classic])
  }

  @Test func `logs have the design only if it is not the classic one, and its changes`() throws {
    var header = InputLogHeader(scene: .trio)
    #expect(!header.json.text.contains("design"))
    header.design = .glass
    let text = header.json.text
    #expect(text.contains(#""design": "glass""#))
    let log = try InputLog(
      parsing: text + "\n" + #"{"t": 1, "event": "design", "design": "classic"}"# + "\n")
    #expect(log.header.design == .glass)
    let replica = SceneReplica(log.header)
    #expect(replica.scene.design == .glass)
    for event in log.events { try replica.perform(event) }
    #expect(replica.scene.design == .classic)
  }
}
