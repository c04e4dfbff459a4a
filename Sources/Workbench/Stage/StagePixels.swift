import Canvas
import Controls

/// The pixels of a control on its card, or of its reference, by places of the control.
struct StagePixels {
  /// The colors as 0xRRGGBB, row by row.
  let colors: [UInt32]
  let canvas: ReferenceCanvas
  /// The top left corner of the control on the canvas, in points.
  let origin: Point

  /// A place of the control, in pixels from the top left corner of the canvas.
  func pixel(at place: Point) -> Point { (origin + place) * canvas.scale }

  /// `nil` outside of the canvas.
  func color(_ x: Int, _ y: Int) -> UInt32? {
    guard (0..<canvas.width).contains(x), (0..<canvas.height).contains(y) else { return nil }
    return colors[y * canvas.width + x]
  }
}

/// Pictures of a control at several scales, which are kept while they are of use.
@MainActor
final class ControlPictures {
  private var pictures: [Double: ControlPicture] = [:]

  /// The pixels of a control as it is now; `nil` without memory for them.
  func pixels(of control: Control, scale: Double) -> StagePixels? {
    guard let background = control.scene?.shownTheme.card else { return nil }
    let size = control.frame.size
    let canvas = ReferenceCanvas(around: size, scale: scale)
    if pictures[scale]?.canvas != canvas { pictures[scale] = try? ControlPicture(canvas) }
    guard let picture = pictures[scale] else { return nil }
    _ = picture.show(control, movedBy: PixelOffset(), on: background)
    return StagePixels(
      colors: picture.words, canvas: canvas, origin: canvas.origin(of: size, movedBy: PixelOffset())
    )
  }

  func removeAll() { pictures = [:] }
}

extension ReferenceView {
  /// The pixels that the control is compared with; `nil` while it is not shown.
  var shownPixels: StagePixels? {
    guard !isHidden, let comparison, let place,
      comparison.reference.count == comparison.canvas.area.area
    else { return nil }
    return StagePixels(
      colors: comparison.reference, canvas: comparison.canvas,
      origin: comparison.canvas.origin(of: place.controlSize, movedBy: move))
  }
}
