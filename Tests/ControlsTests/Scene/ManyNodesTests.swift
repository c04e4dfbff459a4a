import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// A grid of 20 columns, 10 pt apart.
private final class Grid: Node {
  let probes: [ProbeNode]
  var layouts = 0

  init(count: Int) {
    probes = (0..<count).map { _ in ProbeNode(isPressable: true, outsets: 2) }
    super.init()
    for probe in probes { addChild(probe) }
  }

  override func layout(in context: LayoutContext) {
    layouts += 1
    for (index, probe) in probes.enumerated() {
      probe.frame = Rect(Double(index % 20) * 10, Double(index / 20) * 10, 8, 8)
    }
  }
}

@Suite struct `Scene with many nodes` {
  private let grid = Grid(count: 1000)
  private let scene: Scene

  init() {
    scene = Scene(grid)
    scene.show(size: Size(200, 200))
  }

  private func resetCounts() {
    grid.layouts = 0
    for probe in grid.probes { (probe.layouts, probe.paints, probe.samples) = (0, 0, 0) }
  }

  /// The number of commands painted in an area, of which one paints the page.
  private func commandCount(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Int {
    Drawing(of: scene, in: PixelRect(x, y, width, height)).commands.count
  }

  @Test func `records and samples only the changed node`() {
    resetCounts()
    grid.probes[37].move(until: 1)
    for step in 1...5 { #expect(scene.frame(at: Double(step) / 60).isAnimating) }
    let expected = grid.probes.indices.map { $0 == 37 ? 5 : 0 }
    #expect(grid.probes.map(\.samples) == expected && grid.probes.map(\.paints) == expected)
    #expect(grid.probes.allSatisfy { $0.layouts == 0 } && grid.layouts == 0)
  }

  @Test func `lays out only the invalidated node and its parent`() {
    resetCounts()
    grid.probes[3].invalidate(.layout, reason: "test")
    #expect(scene.needsUpdate)
    scene.frame(at: 0.1)
    #expect(grid.layouts == 1)
    let expected = grid.probes.indices.map { $0 == 3 ? 1 : 0 }
    #expect(grid.probes.map(\.layouts) == expected && grid.probes.map(\.paints) == expected)
    #expect(!scene.needsUpdate)
  }

  @Test func `neither samples nor records offscreen nodes`() {
    resetCounts()
    for probe in grid.probes { probe.move(until: 9) }
    scene.frame(at: 0.1)
    scene.frame(at: 0.2)
    // 20 rows are visible, and a margin around them is sampled too.
    #expect(grid.probes[..<400].allSatisfy { $0.samples == 2 })
    #expect(grid.probes[460...].allSatisfy { $0.samples == 0 && $0.paints == 0 })
  }

  @Test func `wakes offscreen nodes, and records them in a new theme, when they come into view`() {
    grid.probes[900].move(until: 9)
    scene.setTheme(.dark, animated: false)
    resetCounts()
    let update = scene.frame(at: 0.1)
    #expect(update.fullRepaintReason != nil && !update.isAnimating && !scene.needsUpdate)
    #expect(grid.probes[5].paints == 1 && grid.probes[900].paints == 0)
    scene.resize(to: Size(200, 600), scale: 1)
    #expect(scene.frame(at: 0.2).isAnimating && grid.probes[900].paints == 1)
    scene.frame(at: 0.3)
    #expect(grid.probes[900].samples > 0)
  }

  @Test func `hits the same nodes as a search of all, and a moved node before it is painted`() {
    var random = SeededGenerator(seed: 4)
    grid.probes[7].isHidden = true
    grid.probes[8].frame.origin = Point(150, 90)
    scene.frame(at: 0.1)
    #expect(!scene.hasMovedNodes)
    for _ in 0..<2000 {
      let point = Point(
        Double.random(in: -5...205, using: &random), Double.random(in: -5...205, using: &random))
      let found = scene.hitTest(point)
      scene.hasMovedNodes = true
      #expect(scene.hitTest(point) === found, "\(point)")
      scene.hasMovedNodes = false
    }
    grid.probes[0].frame.origin = Point(180, 195)
    #expect(scene.hitTest(Point(183, 199)) === grid.probes[0])
  }

  /// A removal changes the index of every later child.
  @Test(arguments: [0, 1, 500, 998, 999])
  func `finds added children, and those after a removed child`(removed: Int) {
    #expect(scene.hitTest(Point(4, 4)) === grid.probes[0])
    grid.probes[removed].removeFromParent()
    scene.frame(at: 0.1)
    for index in [0, 1, 2, 19, 20, 399] where index != removed {
      let place = Point(Double(index % 20) * 10 + 4, Double(index / 20) * 10 + 4)
      #expect(scene.hitTest(place) === grid.probes[index], "\(index)")
    }
    let late = ProbeNode(isPressable: true)
    grid.addChild(late)
    late.frame = Rect(31, 31, 30, 30)
    scene.frame(at: 0.15)
    #expect(scene.hitTest(Point(45, 45)) === late)
    let place = Point(Double(removed % 20) * 10 + 4, Double(removed / 20) * 10 + 4)
    #expect(removed > 400 || scene.hitTest(place) == nil)
    // A node that grows is painted in its new area.
    let last = removed == 399 ? 398 : 399
    grid.probes[last].overflow(by: 30)
    scene.frame(at: 0.2)
    #expect(commandCount(199, 175, 1, 1) == 2)
  }
}
