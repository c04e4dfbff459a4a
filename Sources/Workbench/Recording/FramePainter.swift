import Canvas

@MainActor
final class FramePainter {
  private let target: SceneReplica
  private let text = TextEngine()
  private let masks = MaskCache()
  private var bitmap: Bitmap

  init(_ target: SceneReplica) throws {
    self.target = target
    text.scale = target.scale
    target.scene.measure(with: text)
    bitmap = try Self.makeBitmap(for: target)
  }

  private static func makeBitmap(for target: SceneReplica) throws -> Bitmap {
    let size = target.scene.size
    try PictureSize.check(size, scale: target.scale, advice: PictureSize.adviceForLogs)
    let pixels = PictureSize.pixels(of: size, scale: target.scale)
    return try Bitmap(width: pixels.width, height: pixels.height)
  }

  /// The next frame is painted into the same bitmap.
  ///
  /// `isWhole` repaints everything, for a frame after others that were not painted.
  func paint(_ frame: Replay.Frame, isWhole: Bool = false) throws -> Bitmap {
    let size = PictureSize.pixels(of: target.scene.size, scale: target.scale)
    if size.width != bitmap.width || size.height != bitmap.height {
      bitmap = try Self.makeBitmap(for: target)
    }
    let painter = CairoPainter(target: bitmap, scale: target.scale, masks: masks, text: text)
    for rect in isWhole ? [size] : frame.update.damage.rects {
      painter.clipped(to: rect) { target.scene.paint(rect, with: painter) }
    }
    if painter.lacksMemory { throw BitmapError.outOfMemory }
    return bitmap
  }
}
