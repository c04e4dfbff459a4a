import Canvas
import Controls

/// A picture of a control on a color, painted again only where the control has changed.
@MainActor
final class ControlPicture {
  let canvas: ReferenceCanvas
  let bitmap: Bitmap
  /// The colors as 0xRRGGBB, row by row.
  private(set) var words: [UInt32]
  /// The pixels that the control may touch.
  private(set) var painted = PixelRect.zero

  private struct Shown: Hashable {
    var recording: [NodeRecording]
    var move: PixelOffset
    var background: Color
  }

  private let text = TextEngine()
  private let painter: CairoPainter
  private var shown: Shown?
  private var list = DisplayList()
  private var placement: DisplayList.Placement?
  private var bounds = PixelRect.zero

  /// Throws ``/Canvas/PictureError`` if the memory cannot be allocated.
  init(_ canvas: ReferenceCanvas) throws {
    self.canvas = canvas
    bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    words = [UInt32](repeating: 0, count: canvas.width * canvas.height)
    text.scale = canvas.scale
    painter = CairoPainter(
      target: bitmap, scale: canvas.scale,
      masks: MaskCache(byteLimit: MaskCache.byteLimit(atScale: canvas.scale)), text: text)
  }

  /// Paints the current appearance of a control, and returns the rectangle that has changed.
  ///
  /// `move` is the translation of the canvas, in its pixels.
  func show(_ control: Control, movedBy move: PixelOffset, on background: Color) -> PixelRect {
    let now = Shown(recording: control.recording, move: move, background: background)
    guard now != shown, let appearance = control.appearance(scale: canvas.scale, text: text) else {
      return .zero
    }
    let placement = DisplayList.Placement(
      origin: canvas.origin(of: appearance.size, movedBy: move), scale: canvas.scale)
    let bounds = appearance.list.bounds(at: placement, text: text)
    var changed = Region()
    if background != shown?.background {
      changed.add(canvas.area)
    } else if placement != self.placement {
      changed.add(self.bounds)
      changed.add(bounds)
    } else {
      appearance.list.addDamage(since: list, at: placement, text: text, to: &changed)
    }
    changed.clip(to: canvas.area)
    (shown, list, self.placement, self.bounds) = (now, appearance.list, placement, bounds)
    painted = bounds.intersection(canvas.area)
    for rect in changed.rects { paint(rect, at: placement.origin, on: background) }
    return changed.bounds
  }

  private func paint(_ rect: PixelRect, at origin: Point, on background: Color) {
    painter.clipped(to: rect) {
      painter.fillAligned(Rect(rect, scale: canvas.scale), color: background)
      list.replay(on: painter, at: origin, text: text)
    }
    let pixels = bitmap.words(in: rect)
    for y in 0..<rect.height {
      let start = (rect.minY + y) * canvas.width + rect.minX
      for x in 0..<rect.width { words[start + x] = pixels[y * rect.width + x] & 0xFF_FFFF }
    }
  }
}
