import Canvas
import Controls
import Measuring

/// The difference between a control and its reference, kept current while they change.
@MainActor
final class ReferenceComparison {
  /// The differences over the rectangle of the reference. spec: docs/spec/measuring.md#references
  struct Figures: Hashable {
    /// In levels.
    var mean = 0.0
    var maximum = 0
    /// In pixels of the reference; `nil` if the control or the reference has no edges there.
    var shift: FittedShift?

    var text: String {
      let shift = shift.map {
        $0.isAtLimit ? "over 3 px" : "\($0.x.text(places: 2)), \($0.y.text(places: 2)) px"
      }
      return "Mean \(mean.text(places: 2)) · Max \(maximum) levels · Shift \(shift ?? "–")"
    }
  }

  let canvas: ReferenceCanvas
  private(set) var figures = Figures()
  /// The colors of the reference as 0xRRGGBB, row by row.
  private(set) var reference: [UInt32] = []

  private let picture: ControlPicture
  /// The other design; `nil` for a picture.
  private let other: ControlPicture?
  private var difference: BitmapDifference?
  private var background: Color?
  /// The compared frame of a film.
  private var frame = 0
  /// The margin around the control in which the shift is looked for, in pixels: the range of the
  /// shift and the reach of its blur. chosen
  private static let shiftMargin = 8

  /// Throws ``/Canvas/PictureError`` if the memory cannot be allocated.
  init(on canvas: ReferenceCanvas, isOfDesigns: Bool) throws {
    self.canvas = canvas
    picture = try ControlPicture(canvas)
    other = isOfDesigns ? try ControlPicture(canvas) : nil
  }

  /// Compares what has changed since the last time, and returns its rectangle in pixels.
  ///
  /// `move` is the translation of the reference, in its pixels.
  func update(
    _ control: Control, with reference: Reference, movedBy move: PixelOffset, on background: Color
  ) -> PixelRect {
    var changed = picture.show(control, movedBy: move, on: background)
    if let mirror = reference.mirror, let other {
      let change = other.show(mirror.control, movedBy: PixelOffset(), on: background)
      changed = changed.union(change)
      if !change.isEmpty { self.reference = other.words }
    } else if let shown = reference.picture {
      let frame = reference.film?.index ?? 0
      if difference == nil || frame != self.frame
        || background != self.background && !shown.isOpaque
      {
        // Without memory for another copy, transparent pixels are over black.
        self.reference = (try? shown.words(over: background)) ?? shown.pixels.map { $0 & 0xFF_FFFF }
        changed = canvas.area
        self.frame = frame
      }
    }
    self.background = background
    if changed.isEmpty { return .zero }
    if changed == canvas.area {
      difference = BitmapDifference(picture.words, self.reference, width: canvas.width)
    } else {
      difference?.update(changed, picture.words, self.reference)
    }
    figures = Figures(mean: difference?.mean ?? 0, maximum: difference?.maximum ?? 0, shift: shift)
    return changed
  }

  /// The shift is computed on the part with the control, because the rest of the picture has no
  /// edges: so it takes a few milliseconds for a screenshot of any size, and is current in every
  /// frame.
  private var shift: FittedShift? {
    let part = picture.painted.union(other?.painted ?? .zero)
      .outset(by: Self.shiftMargin).intersection(canvas.area)
    if part.isEmpty { return nil }
    func pixels(_ words: [UInt32]) -> [UInt32] {
      (part.minY..<part.maxY).flatMap { y in
        words[(y * canvas.width + part.minX)..<(y * canvas.width + part.maxX)]
      }
    }
    let (mine, theirs) = (pixels(picture.words), pixels(reference))
    return BitmapDifference(mine, theirs, width: part.width).shift(of: mine, to: theirs)
  }

  /// The color of a pixel of the painted difference as 0xAARRGGBB.
  func color(at index: Int) -> UInt32 {
    guard let difference, let background else { return 0 }
    // Gray is light on a light background, as in the pictures of `compare`.
    let base: UInt32 = background.red > 0.5 ? 170 : 0
    return 0xFF00_0000 | difference.color(at: index, over: reference[index], base: base)
  }
}
