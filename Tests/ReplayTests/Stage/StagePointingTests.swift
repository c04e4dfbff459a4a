import Canvas
import Controls
import Support
import Testing

@testable import Workbench
@testable import playground

/// The loupe and the ruler. spec: docs/spec/recordings.md#in-the-window
@Suite struct `Loupe and ruler` {
  private let rig: ReferenceRig
  private var stage: Stage { rig.stage }

  init() throws {
    rig = try ReferenceRig()
    rig.stage.preview.set([("on", .flag(true))])
    rig.rig.advance(by: 1)
  }

  private func key(_ phase: KeyEvent.Phase, _ name: String = "alt_l", on rig: PageRig) {
    rig.scene.handle(.key(KeyEvent(phase, .named(name), time: rig.scene.now)))
  }

  private func magnify(to factor: Double) throws {
    let stepper = try rig.rig.part("magnification", as: Stepper.self)
    while stepper.value < factor { rig.rig.perform(.increment, on: stepper, wait: 0.1) }
  }

  /// A place of the control, or of its place on the reference, in fractions of its size.
  private func place(_ x: Double, _ y: Double, isReference: Bool = false) throws -> Point {
    let distance = isReference ? try #require(stage.reference?.place).distance : .zero
    return try rig.place(x, y) + distance
  }

  // MARK: Ruler

  /// Two edges of a switch that is on, in fractions of its size; the switch itself has no mode.
  @Test(
    arguments: [
      (Point(0.005, 0.5), Point(0.995, 0.5), "51.0 pt", nil),
      (Point(0.35, 0.02), Point(0.35, 0.98), "31.0 pt", nil),
      (Point(0.995, 0.5), Point(0.96, 0.5), "2.0 pt", nil),
      (Point(0.005, 0.5), Point(0.995, 0.5), "51.0 pt", .beside),
      (Point(0.35, 0.02), Point(0.35, 0.98), "31.0 pt", .beside),
      (Point(0.005, 0.5), Point(0.995, 0.5), "51.0 pt", .overlay),
      (Point(0.35, 0.02), Point(0.35, 0.98), "31.0 pt", .divider),
    ] as [(Point, Point, String, ReferenceMode?)])
  func `Alt measures from the edge under the pointer to another one`(
    from: Point, to: Point, text: String, mode: ReferenceMode?
  ) throws {
    if let mode {
      // The reference is on, and the control is off.
      try rig.show(rig.paint("on@2x.png", "--on"), mode: mode)
      stage.preview.set([("on", .flag(false))])
      rig.rig.advance(by: 1)
    }
    let isReference = mode == .beside
    rig.rig.move(to: try place(from.x, from.y, isReference: isReference))
    key(.down, on: rig.rig)
    rig.rig.advance(by: 0.1)
    #expect(stage.ruler.first != nil && stage.ruler.distance == nil)
    rig.rig.move(to: try place(to.x, to.y, isReference: isReference), wait: 0.1)
    #expect(rig.rig.strings.contains(text), "\(String(describing: stage.ruler.distance))")
    #expect(try rig.rig.staleness() == nil)
  }

  @Test func `it ends with the key or the focus, and a press begins anew`() throws {
    let toggle = try #require(rig.toggle)
    for isByKey in [true, false] {
      rig.rig.move(to: stage.frameInScene.origin + Point(40, 40))
      key(.down, on: rig.rig)
      #expect(stage.ruler.first == nil, "no edge is near")
      rig.rig.move(to: try place(0.005, 0.5))
      #expect(stage.ruler.first?.axis == .horizontal)
      rig.rig.click(at: try place(0.35, 0.02), wait: 0.1)
      #expect(stage.ruler.first?.axis == .vertical && toggle.isOn)
      let semantics = try #require(rig.rig.scene.semantics(of: stage.ruler))
      #expect(semantics.valueText == "Point at two edges")
      if isByKey {
        key(.up, on: rig.rig)
      } else {
        rig.rig.scene.handle(.focusLost(time: rig.rig.scene.now))
      }
      rig.rig.advance(by: 0.1)
      #expect(stage.ruler.isHidden && stage.ruler.first == nil)
    }
    rig.rig.click(at: try place(0.5, 0.5), wait: 1)
    #expect(!toggle.isOn, "without the key, the control is used")
  }

  @Test func `the same events measure the same, whatever was painted`() throws {
    func measured(_ frames: Bool) throws -> (StageRuler.Edge?, StageRuler.Edge?, Bitmap.Pixel?) {
      let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector], after: 1)
      let stage = try rig.first(Stage.self)
      let frame = try rig.frame(stage.preview.control)
      let wait = frames ? 0.1 : 0
      rig.move(to: Point(frame.minX + 2, frame.midY), wait: wait)
      key(.down, "alt_r", on: rig)
      if frames { rig.advance(by: wait) }
      rig.move(to: Point(frame.maxX - 2, frame.midY), wait: wait)
      let (first, second) = (stage.ruler.first, stage.ruler.second)
      rig.advance(by: frames ? 0.2 : 0.5)
      let place = Point(frame.midX, frame.midY)
      return (first, second, try rig.picture()[Int(place.x), Int(place.y)])
    }
    let (one, other) = (try measured(true), try measured(false))
    #expect(one.0 != nil && one.1 != nil && one == other)
  }

  // MARK: Loupe

  @Test func `from 8 times on, it shows the pixels of screens with their colors`() throws {
    let path = try rig.paint("on@2x.png", "--on")
    let bitmap = try Bitmap(png: Input.bytes(of: path))
    let card = Theme.light.card
    let track = Theme.light[SwitchColors.self].trackOn
    try magnify(to: 6)
    rig.rig.move(to: try place(0.2, 0.51), wait: 0.1)
    #expect(stage.loupe.content == nil && stage.loupe.isHidden)
    try magnify(to: 8)
    rig.rig.move(to: try place(0.2, 0.51), wait: 0.1)
    let panes = try #require(stage.loupe.content).panes
    #expect(panes.map(\.name) == ["1×", "2×"] && panes.map(\.count) == [7, 15])
    #expect(panes.allSatisfy { $0.color.hexText == track.hexText })
    let contrast = track.contrast(with: card).text(places: 2) + " : 1"
    for text in [track.hexText, contrast, "Contrast with the card, \(card.hexText)"] {
      #expect(rig.rig.strings.contains(text), "\(text)")
    }
    // The pixels are those of a picture, which begins at its margin.
    let size = stage.preview.control.frame.size
    let (x, y) = (Int(2 * (16 + 0.2 * size.width)), Int(2 * (16 + 0.51 * size.height)))
    for (index, color) in panes[1].colors.enumerated() {
      let pixel = try #require(bitmap[x + index % 15 - 7, y + index / 15 - 7])
      let word = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
      #expect(color?.hexText == Color(hex: word).hexText, "\(index)")
    }
    #expect(stage.loupe.frame.intersection(stage.content.frame) == stage.loupe.frame)
    #expect(!stage.loupe.frame.contains(try place(0.2, 0.51) - stage.originInScene))
    #expect(try rig.rig.staleness() == nil)
    try rig.show(path)
    rig.rig.move(to: try place(0.3, 0.5), wait: 0.1)
    let compared = try #require(stage.loupe.content).panes
    #expect(compared.map(\.name) == ["1×", "2×", "Reference 2×"])
    #expect(compared[1].colors == compared[2].colors)
    rig.rig.move(to: stage.frameInScene.origin - Point(5, 5), wait: 0.1)
    #expect(stage.loupe.content == nil && stage.loupe.isHidden)
  }

  @Test func `it follows a finger while it is down, and a mouse that drags`() throws {
    try magnify(to: 8)
    let scene = rig.rig.scene
    let track = Theme.light[SwitchColors.self].trackOn.hexText
    func colors() -> [String] { stage.loupe.content?.panes.map(\.color.hexText) ?? [] }
    func touch(_ phase: PointerEvent.Phase, _ x: Double, finger: Int = 7) throws {
      let event = PointerEvent(
        phase, at: try place(x, 0.51), time: scene.now, isPrimaryDown: phase != .released,
        pointer: PointerID(rawValue: finger), device: .touch)
      scene.handle(.pointer(event))
      rig.rig.advance(by: 0.02)
    }
    try touch(.pressed, 0.2)
    #expect(colors() == [track, track])
    try touch(.moved, 0.22)
    let moved = try #require(stage.pointer)
    #expect(moved.distance(to: try place(0.22, 0.51) - stage.originInScene) < 1e-6)
    #expect(!stage.loupe.frame.contains(moved))
    try touch(.released, 0.22)
    #expect(colors().isEmpty && stage.loupe.isHidden)
    // The last one of two fingers; the window loses both.
    try touch(.pressed, 0.2)
    try touch(.pressed, 0.9, finger: 8)
    try touch(.released, 0.2)
    #expect(stage.loupe.content != nil)
    scene.handle(.gestureLost(time: scene.now, pointer: PointerID(rawValue: 8)))
    rig.rig.advance(by: 0.1)
    #expect(stage.loupe.content == nil)
    rig.rig.press(at: try place(0.8, 0.51), wait: 0.1)
    rig.rig.drag(to: try place(0.2, 0.51), wait: 0.02)
    let dragged = try #require(stage.pointer)
    #expect(dragged.distance(to: try place(0.2, 0.51) - stage.originInScene) < 1e-6)
    rig.rig.release()
    rig.rig.leave()
    rig.rig.settle()
    #expect(stage.loupe.content == nil && !rig.rig.wantsFrame)
  }
}
