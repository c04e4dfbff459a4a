import Canvas
import Controls
import ControlsTesting

/// The caches for painting, shared by all cases because they take longer to make than a case.
final class FuzzTools {
  let masks = MaskCache(byteLimit: 64 << 20)
  let text = TextEngine()
}

final class FuzzCanvas {
  private let tools: FuzzTools
  private let fuzz: FuzzScene
  private var picture: IncrementalPicture

  var bitmap: Bitmap { picture.bitmap }

  private var isAnimating = false

  var wantsFrame: Bool { fuzz.scene.needsUpdate || isAnimating }

  init(_ fuzz: FuzzScene, tools: FuzzTools) throws {
    self.fuzz = fuzz
    self.tools = tools
    picture = try Self.newPicture(fuzz, tools)
    tools.text.scale = fuzz.scale
    fuzz.scene.measure(with: tools.text)
  }

  private static func newPicture(
    _ fuzz: FuzzScene, _ tools: FuzzTools
  ) throws -> IncrementalPicture {
    try IncrementalPicture(
      size: fuzz.size, scale: fuzz.scale, masks: tools.masks, text: tools.text)
  }

  func resize() throws {
    picture = try Self.newPicture(fuzz, tools)
    tools.text.scale = fuzz.scale
  }

  func update(at time: Instant) {
    let update = fuzz.scene.update(for: FrameTime(target: time))
    isAnimating = update.isAnimating
    picture.show(update, of: fuzz.scene)
  }

  /// Lays out and records all nodes again and paints them into a new bitmap.
  func repaint(at time: Instant) throws {
    try resize()
    fuzz.scene.measure(with: tools.text)
    _ = fuzz.scene.update(for: FrameTime(target: time))
    picture.paintEverything(of: fuzz.scene)
  }

  func firstDifference(from other: FuzzCanvas) -> (x: Int, y: Int)? {
    let (a, b) = (bitmap, other.bitmap)
    if a.width != b.width || a.height != b.height { return (0, 0) }
    return a.firstDifference(from: b)
  }
}
