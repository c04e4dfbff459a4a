import Canvas
import Controls

/// What a window shows: a picture that lasts, painted only where a frame says it is damaged.
final class IncrementalPicture {
  let bitmap: Bitmap
  let masks: MaskCache
  private let painter: CairoPainter

  init(size: Size, scale: Double, masks: MaskCache) throws {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    bitmap = try Bitmap(width: all.width, height: all.height)
    self.masks = masks
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: TextEngine())
  }

  func paint(_ damage: Region, of scene: Scene) {
    for rect in damage.rects {
      painter.clipped(to: rect) { scene.paint(rect, with: painter) }
    }
  }

  /// Paints all of it.
  func paintEverything(of scene: Scene) {
    paint(Region(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)), of: scene)
  }
}
