import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Popover presentation` {
  private let anchor = GlyphButton(.tools, label: "Tools")
  private let toggle = Switch(label: "Disabled")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      column: anchor, padding: 20, alignment: .center, background: .groupedPage,
      size: Size(400, 300))
  }

  @discardableResult private func open() -> SceneLayer {
    let content = Stack(.horizontal, spacing: 20, padding: 16, of: Label("Disabled"), toggle)
    return rig.scene.presentPopover(content, from: anchor, label: "Environment")
  }

  @Test func `opens 8 pt below its anchor, centered, and receives input while it grows`() throws {
    open()
    let frame = try rig.element(.dialog).frame
    #expect(frame.minY == anchor.frameInScene.maxY + 8)
    #expect(abs(frame.midX - max(frame.width / 2 + 8, anchor.frameInScene.midX)) < 0.01)
    rig.showFrame()
    rig.tap(at: toggle.frameInScene.center)
    #expect(toggle.isOn)
  }

  @Test func `closes when its anchor is hidden or removed`() {
    var layer = open()
    anchor.isHidden = true
    rig.advance(by: 0.1)
    #expect(!layer.isPresented)
    anchor.isHidden = false
    rig.advance(by: 0.1)
    layer = open()
    rig.advance(by: 0.1)
    #expect(layer.isPresented)
    anchor.removeFromParent()
    rig.advance(by: 0.1)
    #expect(!layer.isPresented)
  }

  @Test func `closes with a press outside, but not with one beside its content`() throws {
    let layer = open()
    let frame = try rig.element(.dialog).frame
    rig.tap(at: Point(frame.minX + 2, frame.minY + 2))
    #expect(layer.isPresented)
    rig.tap(at: Point(390, 290))
    #expect(!layer.isPresented)
  }

  @Test func `grows within 0.2 s, and then is idle`() throws {
    try rig.paintFrames()
    open()
    #expect(rig.shown().wantsFrame)
    var pictures: Set<[UInt32]> = []
    for _ in 0..<4 {
      let picture = try #require(rig.after(0.05).shown)
      pictures.insert(Picture(picture.bitmap).pixels)
    }
    #expect(pictures.count == 4)
    #expect(try !rig.settled().wantsFrame && rig.staleness() == nil)
  }

  @Test func `fades in and out as one group`() throws {
    rig.scene.environment.motion = .reduced
    rig.scene.setTheme(.dark, animated: false)
    let before = try rig.shown().bitmap()
    let layer = open()
    let after = try rig.settled().bitmap()
    let place = toggle.frameInScene.inset(by: 2)
    layer.dismiss()
    let between = try rig.after(0.1).bitmap()
    // All pixels have the same share, also those of parts that lie on others.
    var shares: [Double] = []
    for y in Int(place.minY)..<Int(place.maxY) {
      for x in Int(place.minX)..<Int(place.maxX) {
        let (old, new, now) = try (
          #require(before[x, y]), #require(after[x, y]), #require(between[x, y])
        )
        let way = Double(new.green) - Double(old.green)
        if abs(way) > 20 { shares.append((Double(now.green) - Double(old.green)) / way) }
      }
    }
    let (low, high) = try (#require(shares.min()), #require(shares.max()))
    #expect(shares.count > 100 && low > 0.02 && high < 0.98 && high - low < 0.06)
    #expect(try rig.settled().bitmap().hasSamePixels(as: before))
  }

  @Test func `scrolls its content if the window is too low`() throws {
    let layer = rig.scene.presentPopover(
      Stack(.vertical, spacing: 10, padding: 16) { (0..<20).map { Switch(label: "\($0)") } },
      from: anchor, label: "Many")
    let frame = try rig.shown().element(.dialog).frame
    #expect(frame.minY >= 8 && frame.maxY <= 292)
    #expect(try rig.element(.dialog).children.first?.role == .scrollView)
    layer.dismiss()
  }

  @Test func `gives its content the floating elevation`() {
    final class Probe: Node {
      var probe: (Elevation) -> Void = { _ in }
      override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(20, 20) }
      override func paint(with painter: any Painter, in context: PaintContext) {
        probe(context.elevation)
      }
    }
    var seen: [Elevation] = []
    let (below, above) = (Probe(), Probe())
    for node in [below, above] { node.probe = { seen.append($0) } }
    rig.scene.root.addChild(below)
    rig.scene.presentPopover(above, from: anchor, label: "")
    rig.showFrame()
    #expect(Set(seen) == [.grouped, .floating])
  }
}

@Suite struct `Popover placement` {
  private func frame(
    _ size: Size, beside anchor: Rect, in window: Size = Size(400, 300),
    direction: LayoutDirection = .leftToRight
  ) -> Rect {
    let node = Node()
    let environment = SceneEnvironment(direction: direction)
    let rig = SceneDriver(
      Scene(FixedFrameRoot(node, at: anchor), environment: environment), size: window)
    rig.scene.presentPopover(FixedSizeNode(size.width, size.height), from: node, label: "here")
    return rig.scene.semantics.first { $0.role == .dialog }?.frame ?? .zero
  }

  @Test func `is below, else above, else beside, else anywhere in the window`() {
    for (anchor, place) in [
      (Rect(150, 20, 40, 30), Rect(120, 58, 100, 120)),
      (Rect(150, 220, 40, 30), Rect(120, 92, 100, 120)),
      (Rect(20, 130, 40, 40), Rect(68, 50, 100, 200)),
      (Rect(340, 130, 40, 40), Rect(232, 50, 100, 200)),
    ] { #expect(frame(place.size, beside: anchor) == place, "\(anchor)") }
    let kept = frame(Size(380, 280), beside: Rect(150, 130, 40, 40))
    #expect(kept.minX >= 8 && kept.maxX <= 392 && kept.minY >= 8 && kept.maxY <= 292)
  }

  @Test func `stays within the window, even if the window is smaller`() {
    let kept = frame(Size(900, 40), beside: Rect(0, 0, 10, 10), in: Size(300, 200))
    #expect(kept.minX == 8 && kept.maxX == 292)
    for side in [0.0, 1, 10] {
      let tiny = frame(Size(90, 90), beside: Rect(0, 0, 1, 1), in: Size(side, side))
      #expect(tiny.width >= 0 && tiny.height >= 0)
    }
  }

  @Test func `an arrow points at the anchor or a part of it`() throws {
    for (anchor, part, x, y) in [
      (Rect(150, 20, 40, 30), nil, 170, 54), (Rect(150, 220, 40, 30), nil, 170, 216),
      (Rect(100, 20, 200, 30), Rect(180, 0, 20, 30), 290, 54),
    ] as [(Rect, Rect?, Int, Int)] {
      let root = FixedFrameRoot(Node(), at: anchor)
      let rig = SceneDriver(Scene(root, theme: .dark), size: Size(400, 300))
      rig.scene.presentPopover(
        FixedSizeNode(100, 120), from: rig.scene.root.children[0], at: part, label: "")
      let picture = try rig.settled().bitmap()
      let color = rig.scene.theme.popover
      #expect(rig.scene.semantics.first { $0.role == .dialog }?.frame.midX == Double(x))
      #expect(try #require(picture[x, y]).isClose(to: color))
      #expect(try !#require(picture[x + 20, y]).isClose(to: color))
    }
  }
}
