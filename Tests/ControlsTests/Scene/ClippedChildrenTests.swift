import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Clipped and scrolled children` {
  private let panel = Node()
  private let tiles = (0..<60).map { _ in ProbeNode(isPressable: true, outsets: 3) }
  private let scene: Scene

  /// The panel is at (30, 20), 50 x 60 pt, in a scene of 200 x 200 pt.
  ///
  /// The panel clips tiles of 40 x 10 pt, one below the other, 20 pt apart.
  init() {
    for (index, tile) in tiles.enumerated() {
      tile.frame = Rect(5, 20 * Double(index), 40, 10)
      panel.addChild(tile)
    }
    let board = Node()
    board.addChild(panel)
    panel.frame = Rect(30, 20, 50, 60)
    panel.clipsChildren = true
    scene = Scene(board)
    scene.show(size: Size(200, 200))
  }

  private var counts: [Int] { tiles.map(\.paints) }
  private func index(at point: Point) -> Int? { tiles.firstIndex { $0 === scene.hitTest(point) } }

  @Test func `are offset by the content offset`() {
    panel.contentOffset = Point(2, 25)
    #expect(tiles[3].originInScene == Point(33, 55))
    #expect(tiles[3].frameInScene == Rect(33, 55, 40, 10))
    #expect(panel.frameInScene == Rect(30, 20, 50, 60))
    let label = Label("inside", font: Font(size: 9))
    tiles[3].addChild(label)
    scene.frame(at: 0.1)
    #expect(scene.semantics(of: label)?.frame.origin == Point(33, 55))
  }

  @Test(arguments: [true, false])
  func `receive presses only where they are visible`(isPlaced: Bool) {
    panel.contentOffset = Point(0, 25)
    if isPlaced { scene.frame(at: 0.1) }
    // Tile 2 is visible from 35 on, tile 4 from 75 to the clip's end at 80.
    #expect(index(at: Point(40, 36)) == 2 && index(at: Point(40, 79)) == 4)
    // The slop of tile 2 is inside the clip; tile 4 and its slop end at the clip.
    #expect(index(at: Point(40, 33)) == 2 && index(at: Point(40, 81)) == nil)
    #expect(index(at: Point(33, 40)) == 2)
    tiles[2].frame.origin.x = 0
    if isPlaced { scene.frame(at: 0.2) }
    #expect(index(at: Point(31, 40)) == 2 && index(at: Point(28, 40)) == nil)
    #expect(scene.hitTest(Point(50, 90)) == nil)
    panel.clipsChildren = false
    if isPlaced { scene.frame(at: 0.3) }
    #expect(index(at: Point(28, 40)) == 2 && index(at: Point(40, 81)) == 4)
    #expect(index(at: Point(40, 100)) == 5)
  }

  @Test func `receive scroll events where they are visible`() {
    panel.contentOffset = Point(0, 25)
    #expect(scene.scrollTarget(at: Point(40, 36)) === tiles[2])
    #expect(scene.scrollTarget(at: Point(40, 50)) === panel)
    // Tile 5 is there, outside of the clip.
    #expect(scene.scrollTarget(at: Point(40, 100)) === scene.root)
  }

  @Test func `are not re-recorded when they are scrolled`() throws {
    // Tiles that were never near the panel are recorded once.
    for offset in [140.0, 0] {
      panel.contentOffset.y = offset
      scene.frame(at: 0)
    }
    let before = counts
    for step in 1...20 {
      panel.contentOffset.y = Double(step * 7)
      #expect(scene.needsUpdate)
      let update = scene.frame(at: Double(step) / 60)
      #expect(update.next == .idle)
      // The panel's whole area is damaged; only the revealed part is painted.
      #expect(update.damage.rects == [PixelRect(30, 20, 50, 60)])
      let move = try #require(update.move)
      #expect(move.distance == -7 && move.damage.rects == [PixelRect(30, 73, 50, 7)])
    }
    #expect(counts == before && !scene.needsUpdate && scene.frame(at: 1).damage.isEmpty)
  }

  @Test func `damage only their visible part`() {
    tiles[3].color = .white
    #expect(scene.frame(at: 0.1).damage.isEmpty)
    panel.contentOffset.y = 5
    scene.frame(at: 0.2)
    tiles[3].color = .black
    #expect(scene.frame(at: 0.3).damage.rects == [PixelRect(35, 75, 40, 5)])
  }

  @Test func `are neither sampled nor recorded while they are clipped`() {
    let tile = tiles[40]
    let (paints, samples) = (tile.paints, tile.samples)
    tile.move(until: 9)
    tile.color = .white
    scene.frame(at: 0.1)
    #expect(scene.frame(at: 0.2).next == .idle && tile.paints == paints && tile.samples == samples)
    // A tile that comes into view has its current state.
    panel.contentOffset.y = 790
    let update = scene.frame(at: 0.3)
    #expect(tile.paints == paints + 1 && update.next == .tick)
  }

  @Test func `are clipped again when the clip changes`() {
    let before = counts
    panel.frame.size.height = 30
    scene.frame(at: 0.1)
    #expect(index(at: Point(40, 62)) == nil)
    panel.frame.size.height = 60
    // Tile 1 ends at 50; tile 2 was and is seen from 60 to 70.
    #expect(scene.frame(at: 0.2).damage.bounds.maxY >= 70 && counts[1...] == before[1...])
    panel.frame.size.height = 0
    scene.frame(at: 0.3)
    #expect(index(at: Point(40, 22)) == nil)
    tiles[0].color = .white
    #expect(scene.frame(at: 0.4).damage.isEmpty)
    panel.clipsChildren = false
    scene.frame(at: 0.5)
    #expect(index(at: Point(40, 122)) == 5)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `are painted as in the unclipped picture`(scale: Double) throws {
    let place = Rect(12.6, 9.4, 90, 60)
    func picture(isClipped: Bool) throws -> Picture {
      let inner = Stack(
        .vertical, spacing: 2.3, padding: 4.8,
        of: Switch(isOn: true), Slider(value: 0.4), SegmentedControl(segments: 3, selection: 1))
      inner.contentOffset = Point(9, 30)
      let shelf = Stack(.vertical, alignment: .fill, of: inner).with(\.clipsChildren, isClipped)
      let scene = Scene(FixedFrameRoot(shelf, at: place))
      scene.show(size: Size(120, 90), scale: scale)
      return try Picture(scene.picture())
    }
    let (clipped, whole) = try (picture(isClipped: true), picture(isClipped: false))
    let clip = PixelRect(roundingEdgesOf: place, scale: scale)
    #expect(clipped != whole)
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let isInside = clip.contains(PixelRect(x, y, 1, 1))
        let expected: UInt32 = isInside ? whole[x, y] : 0xFF_FFFF
        if clipped[x, y] != expected {
          Issue.record("\(x), \(y) at scale \(scale)")
          return
        }
      }
    }
  }
}
