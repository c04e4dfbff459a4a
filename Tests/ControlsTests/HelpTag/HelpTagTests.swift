import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: rendering 6, help tag: when it appears and disappears.
@Suite struct `Help tag` {
  private let wifi = Switch(label: "Wi-Fi")
  private let sound = Switch(label: "Sound")
  private let rig: SceneDriver

  init() {
    wifi.helpTag = "Turns wireless on"
    sound.helpTag = "Turns sound on"
    rig = SceneDriver(
      Scene(Stack(.vertical, spacing: 60, padding: 40, of: wifi, sound)), size: Size(300, 300))
  }

  private var shown: String? { rig.scene.shownHelpTag }
  private var overWifi: Point { wifi.frameInScene.center }
  private var overSound: Point { sound.frameInScene.center }

  private func shown(after seconds: Double) -> String? {
    rest(seconds)
    return shown
  }

  private func rest(_ seconds: Double) { rig.advance(by: seconds) }

  private func showTag() {
    rig.move(to: overWifi)
    #expect(shown(after: 0.7) == "Turns wireless on")
  }

  @Test func `appears after the pointer rests for half a second, and stays over the same part`() {
    rig.move(to: overWifi)
    #expect(shown(after: 0.49) == nil && shown(after: 0.02) == "Turns wireless on")
    rig.move(to: overWifi + Point(5, 2))
    #expect(shown(after: 1) == "Turns wireless on")
  }

  @Test func `restarts its delay with every move`() {
    rig.move(to: overWifi)
    for _ in 0..<5 {
      rest(0.3)
      rig.move(to: overWifi + Point(Double.random(in: -3...3), 0))
      #expect(shown == nil)
    }
    #expect(shown(after: 0.49) == nil && shown(after: 0.02) != nil)
  }

  @Test func `requests one frame for its delay and none while it is shown`() {
    rig.move(to: overWifi)
    rig.settle()
    var frames = 0
    for _ in 0..<48 {
      rig.passTime(0.01)
      if rig.wantsFrame { frames += 1 }
    }
    #expect(frames == 0)
    rest(1)
    rig.settle()
    for _ in 0..<100 {
      rig.passTime(0.01)
      #expect(!rig.wantsFrame)
    }
  }

  @Test func `fades in within 0.12 s, 6 pt below its target, and fades out without a trace`() throws
  {
    try rig.paintFrames()
    let before = try rig.picture()
    rig.move(to: overWifi)
    rest(0.5)
    rig.showFrame(after: 0.06)
    let layer = try #require(rig.scene.layers.first)
    guard case .group(let opacity, let list)? = layer.root.commands.first else {
      Issue.record("the tag is no group")
      return
    }
    #expect(opacity > 0 && opacity < 1)
    let plate = list.commands.compactMap { command in
      if case .fill(let shape, _, _) = command { shape.rect } else { nil }
    }.first
    #expect(plate?.minY == wifi.frameInScene.maxY + 6 && plate?.height == 24)
    rest(0.2)
    #expect(try rig.staleness() == nil)
    rig.leave()
    #expect(shown(after: 0.3) == nil && rig.scene.layers.isEmpty)
    #expect(try rig.picture() == before && rig.staleness() == nil)
  }

  @Test func `appears immediately if another one was shown a moment before`() {
    showTag()
    rig.move(to: overSound)
    rig.showFrame()
    #expect(shown == "Turns sound on")
    rig.move(to: Point(290, 290))
    #expect(shown(after: 0.4) == nil)
    rig.move(to: overWifi)
    rig.showFrame()
    #expect(shown == "Turns wireless on")
    rig.move(to: Point(290, 290))
    rest(0.6)
    rig.move(to: overWifi)
    rig.showFrame()
    #expect(shown == nil)
  }

  @Test(arguments: ["press", "key", "wheel", "leave", "unmap", "layer"])
  func `disappears, and stays hidden over the same part`(cause: String) {
    showTag()
    switch cause {
    case "press": rig.tap(at: overWifi)
    case "key": rig.key(.home)
    case "wheel": rig.scroll(at: overWifi, deltaY: 1)
    case "leave": rig.leave()
    case "unmap": rig.scene.handle(.unmapped(time: rig.now))
    default: rig.scene.present(Node())
    }
    #expect(shown == nil)
    if cause == "leave" || cause == "unmap" { return }
    rig.move(to: overWifi + Point(1, 1))
    #expect(shown(after: 2) == nil)
  }

  @Test func `follows a release over another part`() {
    showTag()
    rig.scene.handle(.pointer(PointerEvent(.released, at: overSound, time: rig.now, button: 3)))
    rig.showFrame()
    #expect(shown == "Turns sound on")
  }

  @Test func `stays hidden over another part that is pressed without a move`() {
    showTag()
    rig.press(at: overSound, button: 3)
    rig.scene.requestLayoutOfEverything()
    #expect(shown(after: 2) == nil)
  }

  @Test func `does not appear for touch or for an empty text`() {
    rig.scene.handle(
      .pointer(PointerEvent(.moved, at: overWifi, time: rig.now, device: .touch)))
    #expect(shown(after: 1) == nil)
    wifi.helpTag = ""
    rig.move(to: overWifi)
    #expect(shown(after: 1) == nil && rig.scene.layers.isEmpty)
  }

  @Test func `takes no pointer, scroll or key events and no focus`() throws {
    showTag()
    rest(0.2)
    let layer = try #require(rig.scene.layers.first)
    #expect(rig.scene.hitTest(Point(60, 80)) == nil)
    #expect(rig.scene.scrollTarget(at: Point(60, 80)) !== layer.root)
    #expect(rig.focusedNode(after: .tab) === wifi)
    rig.tap(at: overWifi)
    #expect(wifi.isOn)
  }

  @Test func `is a tooltip in the accessibility tree, which follows its target and its text`() {
    #expect(rig.scene.semantics.first { $0.role == .tooltip } == nil)
    showTag()
    let tag = rig.scene.semantics.first { $0.role == .tooltip }
    #expect(tag?.label == "Turns wireless on" && tag?.frame.minY == wifi.frameInScene.maxY + 6)
    if let tag { #expect(rig.scene.semantics(for: tag.id) != nil) }
    wifi.helpTag = "Turns it off"
    rig.showFrame()
    #expect(shown == "Turns it off")
    // The switch that moves under the pointer has a help tag of its own.
    wifi.isHidden = true
    #expect(shown(after: 0.3) == "Turns sound on")
  }

  @Test func `supports a single segment and a part of a node`() {
    let view = SegmentedControl(
      [Segment("A", helpTag: "The first"), Segment("B")], selection: 0, label: "View")
    view.helpTag = "Both"
    for (node, height, first, second) in [
      (view, 32, "The first", "Both"), (TwoPlaces(), 200, "left", "right"),
    ] as [(Node, Double, String, String)] {
      let rig = SceneDriver(Scene(node), size: Size(300, height))
      rig.move(to: Point(50, 20))
      rig.advance(by: 0.7)
      #expect(rig.scene.shownHelpTag == first)
      rig.move(to: Point(250, 20))
      rig.showFrame()
      #expect(rig.scene.shownHelpTag == second)
    }
  }
}

private final class TwoPlaces: Node {
  override var isHitTestable: Bool { true }

  override func helpTag(at point: Point) -> HelpTag? {
    let isLeft = point.x < 150
    return HelpTag(
      isLeft ? "left" : "right", frame: Rect(x: isLeft ? 0 : 150, y: 0, width: 150, height: 40))
  }
}
