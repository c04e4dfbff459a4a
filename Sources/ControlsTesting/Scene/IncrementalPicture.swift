import Canvas
import Controls

/// What a window shows: a picture that lasts, painted only where a frame says it is
/// damaged.
@MainActor
package final class IncrementalPicture {
  package let bitmap: Bitmap
  private let painter: CairoPainter

  /// - Parameters:
  ///   - size: of the scene, pt.
  ///   - scale: pixels a point.
  ///   - masks: shapes already rasterised.
  ///   - text: draws text; has the same scale.
  package init(size: Size, scale: Double, masks: MaskCache, text: TextEngine) throws {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    bitmap = try Bitmap(width: all.width, height: all.height)
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
  }

  /// Shows what a frame has changed as a window does: moves what can be moved, and paints the rest.
  package func show(_ update: FrameUpdate, of scene: Scene) {
    guard let move = update.move else { return paint(update.damage, of: scene) }
    bitmap.move(move.area, by: move.distance)
    paint(move.damage, of: scene)
  }

  private func paint(_ damage: Region, of scene: Scene) {
    for rect in damage.rects {
      painter.clipped(to: rect) { scene.paint(rect, with: painter) }
    }
  }

  /// Paints all of it.
  package func paintEverything(of scene: Scene) {
    paint(Region(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)), of: scene)
  }
}
