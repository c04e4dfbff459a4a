import Canvas

/// A picture that is painted only where frames are damaged, as in a window.
@MainActor
package final class IncrementalPicture {
  package let bitmap: Bitmap
  private let painter: CairoPainter

  /// `masks` is a cache to share with other pictures; `nil` makes one.
  package init(size: Size, scale: Double, masks: MaskCache? = nil, text: TextEngine) throws {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    bitmap = try Bitmap(width: all.width, height: all.height)
    let masks = masks ?? MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
  }

  package func show(_ update: FrameUpdate, of scene: Scene) {
    guard let move = update.move else { return paint(update.damage, of: scene) }
    bitmap.move(move.area, by: move.distance)
    paint(move.damage, of: scene)
  }

  private func paint(_ damage: Region, of scene: Scene) {
    for rect in damage.rects { painter.clipped(to: rect) { scene.paint(rect, with: painter) } }
  }

  package func paintEverything(of scene: Scene) {
    paint(Region(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)), of: scene)
  }
}
