import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Text size, scale and pending, by keys and controls. design: playground, Keys
@Suite struct `Environment settings` {
  private let rig = PageRig(.gallery, size: Size(1280, 2000))

  private func segmented(_ rig: PageRig) throws -> SegmentedControl {
    try #require(
      rig.controls.compactMap { $0 as? SegmentedControl }.first { $0.controlSize == .regular })
  }

  @Test func `minus and equals change the text size of the page`() throws {
    let control = try segmented(rig)
    let height = control.frame.height
    func titleHeight() -> Double {
      rig.texts.filter { $0.text.string == "Wi-Fi" }.map(\.text.font.size).max() ?? 0
    }
    let size = titleHeight()
    for _ in 0..<9 { rig.strike("=") }
    #expect(rig.after(seconds: 0.5).controller.environment.textSize == 2)
    #expect(titleHeight() == 2 * size)
    #expect(control.frame.height == 2 * height)
    #expect(rig.strings.contains("Text has its maximum size"))
    for _ in 0..<9 { rig.strike("-") }
    #expect(rig.controller.environment.textSize == 0.8)
    rig.advance(by: 0.5)
    #expect(control.frame.height == height)
    #expect(titleHeight() == 0.8 * size)
    for _ in 0..<2 { rig.strike("=") }
    #expect(rig.controller.environment.textSize == 1)
    #expect(titleHeight() == size)
  }

  @Test func `panes keep their text size`() {
    let rig = PageRig(.switch, size: Size(1280, 800), panes: [.sidebar, .inspector])
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

  @Test(arguments: PageName.all)
  func `every page can be laid out at every text size`(name: PageName) {
    for size in [Size(480, 640), Size(1280, 800)] {
      let rig = PageRig(name, size: size)
      for text in [0.8, 2] {
        rig.controller.set(.textSize, to: .number(text))
        rig.advance(by: 0.2)
        for control in rig.controls {
          #expect(control.frame.width >= 0 && control.frame.height > 0)
        }
      }
    }
  }

  @Test func `W makes all controls of the page pending until it is pressed again`() throws {
    let rig = PageRig(.switch, size: Size(1280, 2000))
    let before = Set(rig.controls.compactMap { $0 as? Switch }.filter(\.isPending).map(\.label))
    rig.strike("w")
    let switches = rig.controls.compactMap { $0 as? Switch }
    #expect(!switches.isEmpty && switches.filter { !$0.isPending }.isEmpty)
    rig.strike("w")
    let after = Set(rig.controls.compactMap { $0 as? Switch }.filter(\.isPending).map(\.label))
    #expect(after == before)
  }

  @Test func `a selection made while pending is applied afterward`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 2000))
    rig.strike("w")
    let control = try #require(rig.controller.page.preview?.control as? SegmentedControl)
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
    #expect(!wifi.isPending)
    #expect((rig.controller.page.preview?.control as? Switch)?.isPending == true)
    // Controls of the environment are not part of the page.
    rig.controller.open(.gallery)
    #expect((rig.control("disable-all") as? Switch)?.isPending == false)
  }

  @Test func `Control with minus and equals requests another scale`() {
    var asked: [Double] = []
    rig.strike("=", modifiers: .control)
    #expect(asked == [])
    rig.controller.onScale = { asked.append($0) }
    rig.strike("=", modifiers: .control)
    #expect(asked == [1.25])
    rig.strike("-", modifiers: .control)
    #expect(asked == [1.25])
    #expect(rig.strings.contains("The scale must be 1 to 4"))
    #expect(
      rig.controller.state(at: WindowPlacement(size: Size(10, 10))).environment["scale"] == 1.25)
  }

  @Test func `the scale changes in quarters and the text size in its steps`() {
    let (scale, text) = (EnvironmentSetting.scale, EnvironmentSetting.textSize)
    #expect(scale.step(after: 1, isLarger: true) == 1.25)
    #expect(scale.step(after: 1.1, isLarger: true) == 1.25)
    #expect(scale.step(after: 1.1, isLarger: false) == 1)
    #expect(scale.step(after: 4, isLarger: true) == 4)
    #expect(text.step(after: 1.2, isLarger: true) == 1.3)
    #expect(text.step(after: 1.2, isLarger: false) == 1.15)
  }

  @Test func `contrast and motion can follow the desktop again`() throws {
    rig.strike("c")
    rig.strike("m")
    #expect(rig.controller.authority.userContrast != nil)
    rig.strike("e", wait: 0.5)
    for name in ["contrast", "motion"] {
      let choice = try rig.part("environment-" + name, as: SegmentedControl.self)
      #expect(choice.titles.last == "Auto" && choice.selection != 2)
      rig.perform(.select(2), on: choice, wait: 0.2)
      #expect(choice.selection == 2)
    }
    #expect(rig.controller.authority.userContrast == nil)
    #expect(rig.controller.authority.userMotion == nil && rig.controller.authority.motion == nil)
  }

  @Test func `the environment panel has a row for each setting`() throws {
    var asked: [Double] = []
    rig.controller.onScale = { asked.append($0) }
    rig.strike("e", wait: 0.5)
    let text = try rig.part("environment-text-size", as: Stepper.self)
    let scale = try rig.part("environment-scale")
    let pending = try rig.part("environment-pending")
    #expect(rig.scene.perform(.increment, on: text.semanticsID))
    #expect(rig.controller.environment.textSize == 1.15)
    #expect(rig.scene.perform(.increment, on: scale.semanticsID))
    #expect(asked == [1.25])
    #expect(rig.scene.perform(.toggle, on: pending.semanticsID))
    #expect((rig.control("bluetooth") as? Switch)?.isPending == true)
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 0.2)
    #expect(text.value == Double(EnvironmentSetting.textSize.steps.count - 1))
  }

  @Test func `the rows of the environment panel have even padding`() throws {
    rig.strike("e", wait: 0.5)
    let panel = try #require(rig.controller.environmentPanel).frameInScene
    let controls = rig.scene.all(Control.self).filter {
      $0.identifier?.hasPrefix("environment-") == true
    }.map(\.frameInScene)
    let first = try #require(controls.min { $0.minY < $1.minY })
    let last = try #require(controls.max { $0.maxY < $1.maxY })
    let side = panel.maxX - first.maxX
    #expect(abs(first.minY - panel.minY - side) <= 2)
    #expect(abs(panel.maxY - last.maxY - side) <= 2)
  }

  @Test func `the text size is remembered, pending and disabled are not`() {
    rig.strike("wd=")
    let state = rig.controller.state(at: WindowPlacement(size: Size(10, 10)))
    #expect(state.environment["pending"] == nil && state.environment["disabled"] == nil)
    #expect(state.environment["textSize"] == 1.15 && state.environment["scale"] == nil)
    #expect(RememberedState(state.json) == state)
    let ignored = JSON(
      parsing: #"{"version": 1, "pending": true, "disabled": true, "textSize": 9, "scale": 1.3}"#)
    #expect(ignored.flatMap { RememberedState($0) } == RememberedState())
  }
}
