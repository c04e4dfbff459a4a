import Canvas
import Controls
import Support
import Testing

@testable import Workbench

/// The workbench with a control and a page that are not the playground's.
@Suite struct `Workbench library` {
  private final class Notes: WorkbenchPage {
    private(set) var keys: [Key] = []

    init() { super.init(Label("Buy bulbs"), title: "Notes") }

    override func handle(_ event: KeyEvent) -> Bool {
      keys.append(event.key)
      return true
    }
  }

  /// A panel of the program, which counts the frames in which it is shown.
  private final class Bulbs: Node, Panel {
    static let description = PanelDescription(
      "bulbs", "Bulbs", symbol: .bolt, place: .column, shortcut: Shortcut(.named("f3")))

    private(set) var title = ""
    private(set) var refreshCount = 0
    override var semantics: Semantics? { Semantics(role: .group, label: "Bulbs") }

    func show(_ context: PanelContext) {
      title = context.isShown ? context.control?.label ?? context.page.title : ""
    }

    func refresh(isMoving: Bool) { refreshCount += 1 }
  }

  private let lamp = PageName(rawValue: "lamp")
  private let notes = PageName(rawValue: "notes")

  private var workbench: Workbench {
    .lamps([PageDescription(name: notes, title: "Notes", symbol: .list) { Notes() }])
  }

  private func rig(_ name: PageName) throws -> PageRig {
    let contents = workbench.contents
    return PageRig(
      try #require(contents[name]).makePage(contents), size: .wide, name: name,
      panels: [.sidebar, .inspector], of: contents, after: 1)
  }

  private func message(_ body: () throws -> Void) -> String { refusal(body)?.message ?? "" }

  // MARK: Pages

  @Test func `a control extends the catalog; the sidebar lists it and the program's page`() throws {
    let catalog: ControlCatalog = .standard + [Lamp.description]
    let names = catalog.descriptions.map(\.name)
    #expect(names == ControlCatalog.standard.descriptions.map(\.name) + ["lamp"])
    let contents = workbench.contents
    #expect(contents.pages.map(\.name) == [lamp, notes, .matrix])
    #expect(contents.sections.map(\.title) == ["Controls", "More"])
    #expect(Set(try rig(lamp).strings).isSuperset(of: ["Controls", "Lamp", "More", "Notes"]))
  }

  @Test func `the page of a control has a stage, and the page of the program receives keys`() throws
  {
    let rig = try rig(lamp)
    _ = try rig.first(Stage.self)
    let table = try rig.first(StatesTable.self)
    #expect(table.names.rows == ["Off", "Off, pressed", "On", "On, pressed"])
    #expect(table.names.columns.count == 4)
    let control = try rig.staged(Lamp.self)
    #expect(control.isOn)
    rig.perform(.toggle, on: try rig.part("inspector-on"), wait: 0.5)
    #expect(!control.isOn)
    #expect(try self.rig(.matrix).first(StatesTable.self).names.rows == table.names.rows)
    rig.open(notes, wait: 0.5)
    #expect(rig.strings.contains("Buy bulbs"))
    rig.strike("kt")
    let page = try #require(rig.controller.page as? Notes)
    // T changes the theme.
    #expect(page.keys == [.character("k")])
  }

  @Test func `a page of sections disables their content`() throws {
    let control = Lamp()
    let page = CardPage(title: "Lamps", sections: ["Desk": control])
    page.setControlsEnabled(false)
    #expect(!control.isEffectivelyEnabled)
  }

  @Test func `the configuration has a folder for the state, names of files and a first page`() {
    var configuration = workbench.configuration
    let environment = ["XDG_STATE_HOME": "/s"]
    #expect(configuration.stateFile { environment[$0] }?.path == "/s/lamps/window.json")
    #expect(WorkbenchConfiguration().stateFile { environment[$0] } == nil)
    #expect(configuration.programName == "lamps-shades" && workbench.firstPage.name == lamp)
    configuration.firstPage = notes
    let other = Workbench(catalog: workbench.contents.catalog, configuration: configuration)
    #expect(other.firstPage.name == notes)
    configuration.title = "/"
    #expect(configuration.programName == "workbench")
  }

  // MARK: Panels

  private func rig(with panel: Bulbs, size: Size) -> PageRig {
    let contents = WorkbenchContents(
      catalog: ControlCatalog([Lamp.description]), panels: { [panel] })
    let page = ControlPage(Lamp.description, "", [])
    return PageRig(
      page, size: size, name: lamp, panels: [.inspector, "moon"], of: contents, after: 1)
  }

  @Test func `a panel of the program is shown by its button and its shortcut`() throws {
    let panel = Bulbs()
    let rig = rig(with: panel, size: .wide)
    let workbench = rig.controller.workbench
    #expect(workbench.shownPanels == [.inspector] && panel.isHidden)
    rig.click(at: try rig.part("panel-bulbs").frameInScene.center, wait: 1)
    #expect(workbench.shownPanels == [.inspector, "bulbs"] && panel.title == "Desk")
    #expect(panel.frame.height > 100)
    #expect(panel.frame.minY == workbench.inspector.frame.maxY + WorkbenchLayout.Metrics.gap)
    let count = panel.refreshCount
    rig.controller.refresh(isMoving: false)
    #expect(panel.refreshCount == count + 1)
    rig.strike("l", wait: 1)
    #expect(panel.frame.minY == workbench.log.frame.maxY + WorkbenchLayout.Metrics.gap)
    #expect(panel.frame.maxY == workbench.places.column.maxY)
    rig.strike(.named("f3"), wait: 1)
    #expect(panel.isHidden && panel.title == "")
    let last = panel.refreshCount
    rig.controller.refresh(isMoving: false)
    #expect(panel.refreshCount == last)
  }

  @Test func `a panel of the program is a tab of a narrow window`() throws {
    let panel = Bulbs()
    let rig = rig(with: panel, size: .narrow)
    rig.strike(.named("f3"), wait: 1)
    let tabs = try rig.part("sheet-tabs", as: SegmentedControl.self)
    #expect(tabs.titles.last == "Bulbs" && tabs.selection == tabs.titles.indices.last)
    #expect(!panel.isHidden && panel.frameInScene.height > 100)
    rig.resize(to: .wide, wait: 1)
    #expect(panel.parent === rig.controller.workbench && !panel.isHidden)
  }

  // MARK: Snapshots

  @Test func `errors of snapshots and replays name what is wrong`() {
    #expect(
      message { _ = try workbench.snapshot(of: "switch") }
        == "there is no control switch; the controls are lamp")
    #expect(
      message { _ = try workbench.snapshot(of: "lamp", setting: ["color": "red"]) }
        .hasPrefix("color is not a property of a lamp; its properties are on, "))
    #expect(
      message { _ = try workbench.snapshot(of: "lamp", setting: ["on": "perhaps"]) }
        .hasPrefix("on must be "))
    var options = SnapshotOptions()
    options.margin = .nan
    #expect(
      message { _ = try workbench.snapshot(of: "lamp", options: options) }
        == "margin must be 0 to 1000 points")
    options = SnapshotOptions()
    options.scale = 0
    #expect(
      message { _ = try workbench.snapshot(of: "lamp", options: options) }
        == "scale must be 1 to 4 in steps of 0.25")
    #expect(
      message { try workbench.replay(Self.header + #""scene": "switch"}"#) { _ in } }
        .hasSuffix("scene must be one of lamp"))
    #expect(
      message { try workbench.replay(Self.header + #""scene": "lamp"}"#, rate: 0) { _ in } }
        == "the rate must be 0.001 to 100000 frames per second")
    #expect(
      message {
        try workbench.replay(Self.header + #""scene": "lamp", "until": 1e6}"#, rate: 1e5) { _ in }
      } == "a replay has at most 10000000 frames; reduce the rate")
  }

  // MARK: Recording and replay

  /// The log of two taps on the stage, and the states by frame.
  private func recording() throws -> (log: String, states: [Int: JSON]) {
    let rig = try CaptureRig(lamp, of: workbench.contents, size: .wide, isRecording: true)
    let control = try #require(rig.controls.first)
    rig.swipe(control, from: 0.5, to: 0.5)
    rig.swipe(control, from: 0.5, to: 0.5)
    rig.strike(.named("f9"))
    return (try rig.text("jsonl"), rig.states)
  }

  @Test func `a recorded log replays to the same frames`() throws {
    let (log, states) = try recording()
    var pictures: [Bitmap] = []
    var compared = 0
    try workbench.replay(log) { frame in
      #expect(frame.number == pictures.count && abs(frame.time - Double(frame.number) / 60) < 1e-6)
      pictures.append(try frame.picture())
      guard let state = states[frame.number] else { return }
      compared += 1
      let trace = try #require(JSON(parsing: frame.trace)?["controls"])
      #expect(trace.isClose(to: state, within: 1e-6), "frame \(frame.number)")
    }
    #expect(compared > 30)
    // The light changes gradually.
    #expect(zip(pictures, pictures.dropFirst()).filter { !$0.hasSamePixels(as: $1) }.count > 10)
    // Pictures are whole even if those before were not taken.
    try workbench.replay(log) { frame in
      if frame.number % 7 != 3 { return }
      let picture = try frame.picture()
      #expect(picture.hasSamePixels(as: pictures[frame.number]))
    }
  }

  @Test func `a picture can only be taken while its frame is shown`() throws {
    var frames: [ReplayedFrame] = []
    try workbench.replay(Self.header + #""scene": "lamp", "until": 0.1}"#) { frames.append($0) }
    #expect(frames.count > 2)
    for frame in frames { #expect(throws: Failure.self) { try frame.picture() } }
    // An error ends a replay.
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try workbench.replay(Self.header + #""scene": "lamp", "until": 1}"#) { _ in
        count += 1
        if count == 3 { throw Enough() }
      }
    }
    #expect(count == 3)
  }

  private static let header = #"{"format": "playground-input", "version": 1, "#
}

@Suite struct `Mistaken description` {
  /// A rating with a mistyped property, measured above the control.
  private final class Rating: Control, DescribedControl {
    static let description = ControlDescription(
      name: "rating", title: "Rating", make: { Rating(label: "Film") }, tokens: "switch",
      states: [StatePreset("Best", ["valu": 5])])

    var measurements: [ControlMeasurement] {
      [ControlMeasurement("Star", 20, spec: 20, side: .top, token: "switch.width", from: 0, to: 20)]
    }

    override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(100, 20) }
  }

  @Test func `is reported by a banner when its page opens, once, and names measurements`() throws {
    let (lamp, rating) = (PageName(rawValue: "lamp"), PageName(rawValue: "rating"))
    let catalog = ControlCatalog([Lamp.description, Rating.description])
    let contents = Workbench(catalog: catalog).contents
    let page = try #require(contents[lamp]).makePage(contents)
    let rig = PageRig(page, name: lamp, of: contents, after: 1)
    let host = RecordingHost(of: rig.controller)
    let banners = rig.controller.workbench.banners
    rig.controller.checkDescription()
    #expect(banners.children.isEmpty)
    rig.open(rating, wait: 0.5)
    let banner = try #require(banners.children.first as? Banner)
    #expect(banner.title == "The description of rating has mistakes")
    #expect(host.mistakes.map(\.control) == ["rating"])
    #expect(try rig.first(MeasurementsTable.self).entries.first?.name == "Star")
    banners.clear()
    rig.open(lamp)
    rig.open(rating, wait: 0.5)
    #expect(banners.children.isEmpty && host.mistakes.count == 1)
  }
}
