import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Positions of the outlines. spec: docs/spec/window.md#tools/outlines
@Suite struct `Outlines overlay` {
  private func rig(
    _ name: PageName = .gallery, size: Size = .medium, panels: Set<PanelName> = [],
    direction: LayoutDirection = .leftToRight, overlays: Overlays = .outlines, scale: Double = 1
  ) -> PageRig {
    PageRig(
      name, direction: direction, size: size, panels: panels, overlays: overlays, scale: scale,
      after: 1)
  }

  private func content(_ rig: PageRig) throws -> OverlayCanvas.Content {
    try #require(rig.controller.overlays.node).canvas.content
  }

  private func isNear(_ one: Rect, _ other: Rect, scale: Double = 1) -> Bool {
    [\Rect.minX, \.minY, \.maxX, \.maxY].allSatisfy {
      abs(one[keyPath: $0] - other[keyPath: $0]) <= 0.5 / scale + 1e-6
    }
  }

  private func outline(_ control: Control, _ rig: PageRig) throws -> ControlOutline {
    let frame = try rig.frame(control)
    return try #require(
      try content(rig).outlines.first { isNear($0.box, frame, scale: rig.scene.scale) })
  }

  @Test(arguments: LayoutDirection.allCases, [1, 1.5, 2])
  func `outlines match hit areas of controls`(direction: LayoutDirection, scale: Double) throws {
    let rig = rig(direction: direction, scale: scale)
    #expect(rig.controls.count == 14)
    for control in rig.controls {
      let shown = try outline(control, rig)
      let area = shown.row.map { shown.hit.union($0) } ?? shown.hit
      let hits = [-1.0, 1].flatMap { distance in
        let edges = area.outset(by: distance)
        return [edges.minX, edges.maxX].map { rig.scene.hitTest(Point($0, area.midY)) === control }
      }
      #expect(hits == [true, true, false, false], "\(control.label)")
      #expect(shown.clip == nil && !shown.hitBands.contains { $0.intersects(shown.box) })
    }
    #expect(try content(rig).outlines.count == rig.parts.count)
  }

  @Test func `outlines follow scrolling and are clipped to the scroll view`() throws {
    let rig = rig(size: Size(1280, 400), panels: [.sidebar, .inspector])
    let place = rig.controller.page.root.frameInScene
    for _ in 0..<6 {
      rig.scroll(by: 1, at: place.center)
      rig.advance(by: 0.5)
      for control in rig.controls {
        let frame = try rig.frame(control)
        let found = try content(rig).outlines.first { isNear($0.box, frame) }
        if place.inset(by: 60).intersects(frame) { #expect(found != nil, "\(control.label)") }
        if !place.outset(by: 60).intersects(frame) { #expect(found == nil) }
        if let found, found.bounds.minY < place.minY {
          #expect(try #require(found.clip).minY == place.minY)
        }
      }
    }
    #expect(!rig.after(seconds: 3).wantsFrame)
  }

  @Test func `outlines are correct in the frame in which a control moves`() throws {
    let rig = rig()
    rig.resize(to: Size(700, 900))
    for control in rig.controls {
      if Rect(origin: .zero, size: rig.scene.size).contains(try rig.frame(control).center) {
        _ = try outline(control, rig)
      }
    }
  }

  @Test(arguments: PreviewKind.allCases, LayoutDirection.allCases)
  func `outlines are magnified as the stage`(kind: PreviewKind, direction: LayoutDirection) throws {
    let rig = rig(kind.page, size: .wide, panels: [.sidebar, .inspector], direction: direction)
    let control = try #require(rig.controller.page.preview).control
    let shown = try outline(control, rig)
    let factor = shown.box.width / control.frame.width
    #expect(kind == .segmented ? factor >= 1 : factor > 1.9)
    let slop = control.hitOutsets
    #expect(abs(shown.hit.height - (control.frame.height + slop.vertical) * factor) <= 1)
    #expect(abs(shown.hit.width - (control.frame.width + slop.horizontal) * factor) <= 1)
    rig.press(at: Point(shown.hit.midX, shown.hit.minY + 2))
    #expect(rig.scene.focusedNode is SceneView)
    rig.release()
  }

  @Test func `the tag of a switch shows the sizes of the spec`() throws {
    let rig = rig()
    rig.move(to: try rig.frame("bluetooth").center, wait: 0.1)
    let gallery = try #require(try content(rig).tag)
    #expect(gallery.rows.map(\.name) == ["Box", "Hit", "Row", "Paint"])
    #expect(gallery.rows.prefix(3).map(\.value) == ["51 × 31 pt", "51 × 44 pt", "288 × 60 pt"])
    // At half a point, one more row of pixels is covered.
    #expect(["62 × 53 pt", "62 × 54 pt"].contains(gallery.rows.last?.value))
    let stage = self.rig(.switch, size: .wide, panels: [.sidebar, .inspector])
    let control = try #require(stage.controller.page.preview).control
    stage.move(to: try stage.frame(control).center, wait: 0.1)
    let tag = try #require(try content(stage).tag)
    #expect(tag.rows.map(\.name) == ["Box", "Hit", "Paint"])
    #expect(tag.rows.prefix(2).map(\.value) == ["51 × 31 pt", "51 × 44 pt"])
  }

  @Test func `the outline under the pointer is highlighted, also during a drag`() throws {
    let rig = rig()
    #expect(try !content(rig).outlines.contains(where: \.isPointedAt) && content(rig).tag == nil)
    let slider = try #require(rig.control("brightness"))
    let area = try rig.frame(slider)
    rig.move(to: area.center, wait: 0.1)
    let outlines = try content(rig).outlines
    #expect(try outline(slider, rig).isPointedAt && outlines.last?.isPointedAt == true)
    #expect(outlines.filter(\.isPointedAt).count == 1)
    rig.press(at: area.center)
    rig.drag(to: Point(area.midX, area.maxY + 200))
    #expect(try outline(slider, rig).isPointedAt)
    rig.release()
    rig.leave(wait: 1)
    #expect(try content(rig).tag == nil && !rig.wantsFrame)
  }

  @Test func `panels and hidden controls have no outlines`() throws {
    let rig = rig(size: .wide, panels: [.sidebar, .inspector])
    let column = rig.controller.workbench.inspector.frameInScene
    #expect(try content(rig).outlines.allSatisfy { !$0.box.intersects(column) })
    let toggle = try #require(rig.control("wifi"))
    let count = try content(rig).outlines.count
    toggle.isHidden = true
    rig.advance(by: 0.1)
    #expect(try content(rig).outlines.count == count - 1)
  }

  @Test func `only the enabled kinds of outlines are drawn`() throws {
    func strokes(_ overlays: Overlays) throws -> Int {
      let rig = rig(overlays: overlays)
      let outline = try outline(try #require(rig.control("wifi")), rig)
      let spy = PaintSpy()
      outline.draw(overlays, with: spy, theme: .light) { size in
        Path.dashedEdges(of: size, width: 1, dash: 3, gap: 2.5)
      }
      return spy.strokes.count
    }
    // The box has a line, the paint outset two dashed paths, the hit area two bands and two lines.
    #expect(try strokes(.box) == 1 && strokes(.paint) == 2 && strokes(.hit) == 4)
    #expect(try strokes([.box, .paint, .hit]) == 7)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the tag stays inside the window, beside its control`(direction: LayoutDirection) {
    let (size, window) = (Size(128, 55), Size(480, 640))
    let whole = Rect(origin: .zero, size: window)
    func place(_ anchor: Rect) -> Rect {
      OutlineTag.frame(of: size, beside: anchor, in: window, direction: direction)
    }
    for x in stride(from: -60.0, through: 500, by: 20) {
      for y in stride(from: -60.0, through: 660, by: 20) {
        let cards = [51.0, 300, 600].map { place(Rect(x: x, y: y, width: $0, height: 44)) }
        #expect(cards.allSatisfy { whole.inset(by: 8).intersection($0) == $0 })
      }
    }
    let isToTheLeft = [220.0, 20, 420].map { x in
      let anchor = Rect(x: x, y: 300, width: 51, height: 44)
      let card = place(anchor)
      return card.maxX == anchor.minX - 12 ? true : card.minX == anchor.maxX + 12 ? false : nil
    }
    #expect(isToTheLeft == [direction == .leftToRight, false, true])
    #expect(place(Rect(x: 20, y: 300, width: 440, height: 44)).maxY == 288)
  }

  @Test(arguments: PreviewKind.allCases, LayoutDirection.allCases)
  func `the tag covers no control or figure`(kind: PreviewKind, direction: LayoutDirection) throws {
    for size in [Size.wide, .medium] {
      let rig = rig(kind.page, size: size, panels: [.inspector], direction: direction)
      rig.move(to: try rig.frame(#require(rig.controller.page.preview).control).center, wait: 0.1)
      let tag = try #require(try content(rig).tag)
      #expect(tag.figures.count > 6 && tag.lines.count > 6)
      let usual = OutlineTag.frame(
        of: tag.size(TextEngine()), beside: tag.anchor, in: size, direction: direction)
      let place = tag.place(usual, direction: direction)
      #expect(
        !(tag.figures + tag.lines + [tag.anchor]).contains(where: place.intersects), "\(size)")
    }
  }

  @Test func `dashes end at the corners`() throws {
    let paths = Path.dashedEdges(of: Size(62, 53), width: 1, dash: 3, gap: 2.5)
    #expect(paths.count == 2)
    for bounds in paths.map(\.controlBounds) {
      #expect(bounds.minX == 0 && abs(bounds.maxX - 62) < 1e-9)
    }
    for size in [Size(1, 1), Size(1e9, 40), Size(.nan, 40)] {
      #expect(Path.dashedEdges(of: size, width: 1, dash: 3, gap: 2.5).isEmpty)
    }
  }
}
