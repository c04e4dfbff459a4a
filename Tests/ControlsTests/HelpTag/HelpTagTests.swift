import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/rendering.md#6/help-tag: when it appears and disappears.
@Suite struct `Help tag` {
  private let wifi = Switch(label: "Wi-Fi")
  private let sound = Switch(label: "Sound")
  private let rig: SceneDriver

  init() {
    wifi.helpTag = "Turns wireless on"
    sound.helpTag = "Turns sound on"
    rig = SceneDriver(column: wifi, sound, spacing: 60, padding: 40, size: Size(300, 300))
  }

  private var shown: String? { rig.scene.shownHelpTag }
  private var overWifi: Point { wifi.frameInScene.center }
  private var overSound: Point { sound.frameInScene.center }

  private func shown(after seconds: Double) -> String? {
    rig.advance(by: seconds)
    return shown
  }

  private func showTag() {
    rig.move(to: overWifi)
    #expect(shown(after: 0.7) == "Turns wireless on")
  }

  @Test func `appears after the pointer rests for half a second, and stays over the same part`() {
    rig.move(to: overWifi)
    for _ in 0..<5 {
      rig.advance(by: 0.3)
      rig.move(to: overWifi + Point(Double.random(in: -3...3), 0))
      #expect(shown == nil)
    }
    #expect(shown(after: 0.49) == nil && shown(after: 0.02) == "Turns wireless on")
    rig.move(to: overWifi + Point(5, 2))
    #expect(shown(after: 1) == "Turns wireless on")
  }

  @Test func `requests one frame for its delay and none while it is shown`() {
    rig.move(to: overWifi).settle()
    var frames = 0
    for _ in 0..<48 {
      rig.passTime(0.01)
      if rig.wantsFrame { frames += 1 }
    }
    #expect(frames == 0)
    rig.advance(by: 1).settle()
    for _ in 0..<100 { #expect(!rig.passTime(0.01).wantsFrame) }
  }

  @Test func `fades in within 0.12 s, 6 pt below its target, and fades out`() throws {
    try rig.paintFrames()
    let before = try rig.picture()
    let layer = try #require(rig.move(to: overWifi).advance(by: 0.5).after(0.06).scene.layers.first)
    let (opacity, list) = try #require(Drawing(layer.root.commands).groups.first)
    let card = list.fills.first?.shape.rect
    #expect(opacity > 0 && opacity < 1)
    #expect(card?.minY == wifi.frameInScene.maxY + 6 && card?.height == 24)
    #expect(try rig.advance(by: 0.2).staleness() == nil)
    rig.leave()
    #expect(shown(after: 0.3) == nil && rig.scene.layers.isEmpty)
    #expect(try rig.picture() == before && rig.staleness() == nil)
  }

  @Test func `appears immediately if another one was shown a moment before`() {
    showTag()
    #expect(rig.move(to: overSound).shown().scene.shownHelpTag == "Turns sound on")
    rig.move(to: Point(290, 290))
    #expect(shown(after: 0.4) == nil)
    #expect(rig.move(to: overWifi).shown().scene.shownHelpTag == "Turns wireless on")
    rig.move(to: Point(290, 290)).advance(by: 0.6)
    #expect(rig.move(to: overWifi).shown().scene.shownHelpTag == nil)
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
    #expect(rig.shown().scene.shownHelpTag == "Turns sound on")
  }

  @Test func `stays hidden over another part that is pressed without a move`() {
    showTag()
    rig.press(at: overSound, button: 3)
    rig.scene.requestLayoutOfEverything()
    #expect(shown(after: 2) == nil)
  }

  @Test func `does not appear for touch or for an empty text`() {
    rig.scene.handle(.pointer(PointerEvent(.moved, at: overWifi, time: rig.now, device: .touch)))
    #expect(shown(after: 1) == nil)
    wifi.helpTag = ""
    rig.move(to: overWifi)
    #expect(shown(after: 1) == nil && rig.scene.layers.isEmpty)
  }

  @Test func `takes no pointer, scroll or key events and no focus`() throws {
    showTag()
    let layer = try #require(rig.advance(by: 0.2).scene.layers.first)
    #expect(rig.scene.hitTest(Point(60, 80)) == nil)
    #expect(rig.scene.scrollTarget(at: Point(60, 80)) !== layer.root)
    #expect(rig.key(.tab).scene.focusedNode === wifi)
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

  @Test func `supports a part of a node`() {
    let view = SegmentedControl(
      [Segment("A", helpTag: "The first"), Segment("B")], selection: 0, label: "View")
    view.helpTag = "Both"
    let rig = SceneDriver(Scene(view), size: Size(300, 32))
    #expect(rig.move(to: Point(50, 20)).advance(by: 0.7).scene.shownHelpTag == "The first")
    #expect(rig.move(to: Point(250, 20)).shown().scene.shownHelpTag == "Both")
  }
}

/// spec: docs/spec/rendering.md#6/help-tag; docs/spec/rendering.md#6/value-bubble: position and
/// painting.
@Suite struct `Bubble placement` {
  private let text = TextEngine()
  private let window = Size(300, 200)

  private func frame(_ style: Bubble.Style, beside frame: Rect, _ string: String = "Hi") -> Rect {
    Bubble(string: string, style: style).frame(beside: frame, in: window, text: text)
  }

  @Test func `a help tag stands 6 pt below its target, centered, or above if there is no space`() {
    let place = frame(.helpTag, beside: Rect(x: 100, y: 50, width: 60, height: 32))
    #expect(place.minY == 88 && place.height == 24 && isClose(place.midX, 130))
    let natural = text.size(of: Text("Hi", font: Font(size: 12))).width
    #expect(place.width == (natural + 16).rounded(.up))
    #expect(frame(.helpTag, beside: Rect(x: 100, y: 160, width: 60, height: 32)).maxY == 154)
  }

  @Test func `a value bubble stands 8 pt above, or below if there is no space`() {
    #expect(frame(.value, beside: Rect(x: 100, y: 100, width: 28, height: 28)).maxY == 92)
    #expect(frame(.value, beside: Rect(x: 100, y: 10, width: 28, height: 28)).minY == 46)
  }

  @Test(arguments: [
    Rect(x: -20, y: 20, width: 30, height: 30), Rect(x: 290, y: 20, width: 30, height: 30),
    Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 900, y: -900, width: 1, height: 1),
  ]) func `a bubble stays within the window`(target: Rect) {
    for string in ["Hi", String(repeating: "A very long sentence. ", count: 40)] {
      for style in [Bubble.Style.helpTag, .value] {
        let place = frame(style, beside: target, string)
        #expect(place.minX >= 4 && place.maxX <= 296, "\(place)")
        #expect(place.minY >= 4 && place.maxY <= 196, "\(place)")
      }
    }
  }

  @Test func `a help tag that is wider than the window has several lines, and a value has one`() {
    let string = "Mean and largest difference of a color, of 255 levels, and the shift of the edges"
    let target = Rect(x: 100, y: 50, width: 60, height: 32)
    func lines(_ style: Bubble.Style) -> (texts: [Text], place: Rect) {
      let bubble = Bubble(string: string, style: style)
      let place = bubble.frame(beside: target, in: window, text: text)
      let list = DisplayList { bubble.paint(in: place, with: $0, text: text, theme: .light) }
      let texts = list.commands.compactMap { command in
        if case .text(let line, _, _) = command { line } else { nil }
      }
      return (texts, place)
    }
    let (tag, place) = lines(.helpTag)
    #expect(tag.count == 2)
    #expect(tag.map(\.string).joined(separator: " ") == string)
    for line in tag {
      var whole = line
      whole.maximumWidth = nil
      #expect(text.size(of: line) == text.size(of: whole))
    }
    #expect(place.height == 24 + text.size(of: tag[0]).height)
    let value = lines(.value)
    #expect(value.texts.count == 1 && value.place.height == 26)
  }

  @Test func `a bubble is painted as a popover with its text inside`() {
    let bubble = Bubble(
      string: String(repeating: "A very long sentence. ", count: 40), style: .helpTag)
    let place = bubble.frame(
      beside: Rect(x: 10, y: 10, width: 10, height: 10), in: window, text: text)
    let list = DisplayList { bubble.paint(in: place, with: $0, text: text, theme: .dark) }
    let shape = RoundedRectangle(place, radius: 7, curve: .continuous)
    let commands = list.commands
    #expect(commands.contains(.fill(shape, Theme.dark.popover, within: nil)))
    #expect(commands.contains(.shadow(Theme.dark.popoverShadow, shape, within: nil)))
    guard case .text(let line, let origin, let color)? = commands.last else {
      Issue.record("no text is painted last")
      return
    }
    #expect(color == Theme.dark.label && origin.x >= place.minX + 8)
    #expect(origin.x + text.size(of: line).width <= place.maxX - 8)
  }
}
