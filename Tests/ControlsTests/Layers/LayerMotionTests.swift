import Canvas
import Controls
import ControlsTesting
import Testing

@Suite final class `Layer motion`: LayerScene {
  private func red(_ x: Int, _ y: Int) throws -> Int { Int(try #require(rig.bitmap()[x, y]).red) }
  private func green(_ x: Int, _ y: Int) throws -> Int {
    Int(try #require(rig.bitmap()[x, y]).green)
  }

  /// Presents a red layer that has a black plate at an edge.
  private func slide(from edge: LayerEntrance.Edge, at place: Rect) -> SceneLayer {
    let (drawer, plate) = (ProbeNode(), ProbeNode())
    drawer.color = Color(hex: 0xFF0000)
    drawer.addChild(plate)
    plate.frame = place
    let layer = scene.present(drawer, dismissal: [.escape, .pressOutside])
    layer.appear(by: .slide(from: edge))
    rig.showFrame()
    return layer
  }

  @Test(arguments: LayoutDirection.allCases)
  func `children move in from the leading edge`(direction: LayoutDirection) throws {
    scene.environment.direction = direction
    let isMirrored = direction == .rightToLeft
    let layer = slide(from: .leading, at: Rect(isMirrored ? 80 : 0, 0, 40, 120))
    let (outer, inner) = isMirrored ? (118, 82) : (1, 38)
    let background = try green(60, 60)
    #expect(background > 200)
    rig.advance(by: 0.05)
    #expect(try red(outer, 60) == 0 && red(inner, 60) > 0)
    #expect(try 0 < green(60, 60) && green(60, 60) < background)
    rig.settle()
    #expect(try red(inner, 60) == 0 && red(60, 60) == 255 && green(60, 60) == 0)
    layer.dismiss()
    rig.advance(by: 0.05)
    #expect(try red(outer, 60) == 0 && red(inner, 60) > 0)
    rig.settle()
    #expect(try green(60, 60) == background && scene.layers.isEmpty)
  }

  @Test func `children move in from the bottom`() throws {
    _ = slide(from: .bottom, at: Rect(20, 20, 80, 80))
    rig.advance(by: 0.1)
    #expect(try red(60, 22) > 0 && red(60, 98) == 0)
    rig.settle()
    #expect(try red(60, 22) == 0)
  }

  @Test func `a slide only fades with reduced motion`() throws {
    scene.environment.motion = .reduced
    rig.showFrame()
    _ = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.advance(by: 0.05)
    let shade = try red(1, 60)
    #expect(try shade > 0 && shade < 255 && red(38, 60) == shade)
  }

  @Test func `a dismissed layer takes no input while it disappears`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 120, 120))
    rig.settle()
    layer.dismiss()
    #expect(!layer.isPresented)
    rig.tap(at: below.frameInScene.center)
    #expect(below.isOn)
    rig.settle()
    #expect(!rig.wantsFrame && scene.layers.isEmpty)
  }

  @Test func `a layer that is dismissed while it appears turns back`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.advance(by: 0.05)
    layer.dismiss()
    rig.showFrame()
    #expect(try red(1, 60) == 0 && red(38, 60) > 0)
    rig.settle()
    #expect(scene.layers.isEmpty)
  }

  @Test func `leaves no stale pixels, and disappears at once when the window was resized`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.advance(by: 0.1)
    #expect(try rig.staleness(with: masks) == nil)
    rig.settle()
    layer.dismiss()
    rig.advance(by: 0.1)
    #expect(try rig.staleness(with: masks) == nil)
    rig.settle()
    #expect(try rig.staleness(with: masks) == nil)
    let second = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.settle()
    try rig.resize(to: Size(140, 120))
    second.dismiss()
    #expect(scene.layers.isEmpty)
  }
}
