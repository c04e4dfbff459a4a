import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Chips for states other than the default, which a press ends.
@Suite struct `Status chips` {
  private nonisolated static let sizes = [Size(400, 480), .narrow, .medium, .wide]

  private func shownChips(_ rig: PageRig) -> [StateChip] { rig.scene.all(StateChip.self) }

  private func press(_ state: NonDefaultState, _ rig: PageRig) throws {
    try rig.click("state-" + state.name, wait: 0.5)
  }

  @Test(arguments: [("w", NonDefaultState.pending), ("d", .disabled)], sizes)
  func `a chip shows a state that a key has set, and a press ends the state`(
    key: (name: String, state: NonDefaultState), size: Size
  ) throws {
    let rig = PageRig(.gallery, size: size, after: 1)
    #expect(shownChips(rig).isEmpty)
    rig.strike(key.name, wait: 0.5)
    #expect(shownChips(rig).map(\.state) == [key.state])
    try press(key.state, rig)
    #expect(shownChips(rig).isEmpty && !rig.controller.isPending && !rig.controller.isDisabled)
  }

  @Test func `chips end pause and speed, and one shows that the past stands still`() throws {
    let rig = TimeRig(.switch, panels: .time)
    rig.page.strike("p[", wait: 0.5)
    #expect(shownChips(rig.page).map(\.title) == ["Paused", "Speed ½"])
    try press(.paused, rig.page)
    #expect(!rig.time.isPaused && rig.time.speed == 0.5)
    try press(.speed, rig.page)
    #expect(rig.time.speed == 1 && shownChips(rig.page).isEmpty)
    rig.page.advance(by: 2)
    rig.scrub(back: 1, wait: 0.1)
    #expect(shownChips(rig.page).map(\.title) == ["Paused"])
    rig.time.togglePause()
    rig.page.advance(by: 0.1)
    #expect(rig.time.isReplaying && shownChips(rig.page).isEmpty)
  }

  @Test func `a chip shows the speed of the window's clock, and a press ends it`() throws {
    let rig = PageRig(.gallery, after: 1)
    let host = RecordingHost(of: rig.controller)
    rig.controller.clockSpeed = 0.1
    rig.advance(by: 0.5)
    #expect(shownChips(rig).map(\.title) == ["Speed 0.1"])
    let header = rig.controller.logHeader(try #require(rig.controller.loggedScene))
    let replica = SceneReplica(try InputLog(parsing: header.json.text).header)
    #expect(replica.scene.all(StateChip.self).map(\.title) == ["Speed 0.1"])
    try press(.speed, rig)
    #expect(shownChips(rig).isEmpty && host.clockSpeeds == [1])
  }

  @Test func `a chip shows the age of the past, and a press returns to now`() throws {
    let rig = try CaptureRig(.gallery, panels: .time, size: .wide, after: 0.5)
    rig.swipe(try #require(rig.controls.first), from: 0.5, to: 0.5)
    rig.rig.advance(by: 2)
    let time = try #require(rig.rig.controller.workbench.windowTime)
    time.scrub(to: time.now.advanced(by: -1))
    rig.rig.advance(by: 0.1)
    #expect(shownChips(rig.rig).map(\.title) == ["1.00 s ago"])
    try press(.paused, rig.rig)
    #expect(!time.isPast && shownChips(rig.rig).isEmpty)
  }

  @Test func `a chip unloads a token file`() throws {
    let folder = TemporaryFolder()
    let path = try folder.put(
      #"{"switch": {"thumb": {"diameter": {"$value": {"value": 25, "unit": "px"}}}}}"#,
      into: "mine.tokens.json")
    let rig = PageRig(.switch, after: 1)
    try rig.controller.loadTokens(from: path)
    rig.advance(by: 0.5)
    #expect(shownChips(rig).map(\.title) == ["Tokens"])
    try press(.tokens, rig)
    #expect(rig.controller.tokens == nil && shownChips(rig).isEmpty)
  }

  @Test(arguments: sizes, [LayoutDirection.leftToRight, .rightToLeft])
  func `all chips fit beside title and buttons`(size: Size, direction: LayoutDirection) {
    for panels in [[], .time, .inspector] as [Set<PanelName>] {
      let rig = PageRig(.segmented, direction: direction, size: size, panels: panels, after: 1)
      let workbench = rig.controller.workbench
      workbench.chips.show(
        Dictionary(uniqueKeysWithValues: NonDefaultState.allCases.map { ($0, $0.name) }))
      rig.advance(by: 0.5)
      let chips = shownChips(rig)
      #expect(chips.count == NonDefaultState.allCases.count)
      let buttons = [
        workbench.sidebarButton, workbench.toolsButton, workbench.toolbar.overlays,
        workbench.toolbar.more,
      ].filter { sequence(first: $0 as Node, next: \.parent).allSatisfy { !$0.isHidden } }
      let frames = (chips as [Control] + buttons).map(\.frameInScene)
      let window = Rect(origin: .zero, size: size)
      #expect(frames.areApart && frames.allSatisfy { window.intersection($0) == $0 })
    }
  }

  /// A replay presses where the user pressed, and has no chip for its own recording.
  @Test(arguments: sizes)
  func `the chips of a recording and of tokens move no other chip`(size: Size) {
    let rig = PageRig(.segmented, size: size, after: 1)
    let titles: [NonDefaultState: String] = [.pending: "Pending", .disabled: "Disabled"]
    func frames(_ others: [NonDefaultState: String]) -> [Rect] {
      rig.controller.workbench.chips.show(titles.merging(others) { $1 })
      rig.advance(by: 0.5)
      return shownChips(rig).filter(\.state.isReplayed).map(\.frameInScene)
    }
    #expect(frames([:]) == frames([.tokens: "Tokens", .recording: "Recording"]))
  }
}
