import Canvas

/// The translation of a picture that fits a reference best.
public struct FittedShift: Hashable, Sendable {
  /// The translation, in pixels, with a precision of 0.01 px.
  public var x, y: Double

  /// The mean difference after the translation, in levels of 255.
  ///
  /// The picture is interpolated bilinearly. A pixel counts if all pixels that it is made of are
  /// inside the picture and count themselves.
  public var meanAfter: Double

  /// Whether a longer translation may fit better.
  public var isAtLimit: Bool { max(abs(x), abs(y)) >= Double(PictureShift.range) }
}

extension BitmapDifference {
  /// The translation of a picture that fits a reference best, within 3 px in each direction; `nil`
  /// if one of the pictures has no edges.
  ///
  /// Both have to be as large as the compared pictures, whose masks apply. Positive numbers move to
  /// the right and down. Pixels less than 3 px from the edge of the picture or from a mask are not
  /// used.
  public func shift(of picture: Bitmap, to reference: Bitmap) -> FittedShift? {
    for bitmap in [picture, reference] {
      precondition(
        bitmap.width == width && bitmap.height == height,
        "a shift is of pictures that are \(width) x \(height) px, as the compared ones")
    }
    return shift(of: picture.opaqueWords(), to: reference.opaqueWords())
  }

  /// The translation of the picture that fits the reference best, within 3 px in each direction;
  /// `nil` if one of the pictures has no edges.
  ///
  /// The pictures are those of the comparison. Pixels less than 3 px from the edge of the picture
  /// or from a mask are not used.
  package func shift(of picture: [UInt32], to reference: [UInt32]) -> FittedShift? {
    let shift = PictureShift(
      picture, reference, width: width, height: height, area: area(inset: PictureShift.range))
    guard let best = shift?.best() else { return nil }
    let steps = Double(PictureShift.steps)
    return FittedShift(
      x: Double(best.x) / steps, y: Double(best.y) / steps,
      meanAfter: meanDifference(of: picture, to: reference, movedBy: best))
  }

  /// The pixels whose neighbors within a distance all count.
  private func area(inset distance: Int) -> [PixelRect] {
    PixelRect(x: 0, y: 0, width: width, height: height).outset(by: -distance)
      .parts(outside: masks.map { $0.outset(by: distance) })
  }

  private func meanDifference(
    of picture: [UInt32], to reference: [UInt32], movedBy move: (x: Int, y: Int)
  ) -> Double {
    let sampler = MovedPicture(width: width, move)
    let full = PixelRect(x: 0, y: 0, width: width, height: height)
    // A moved mask covers the pixels that are made of its own, too.
    let inside = full.intersection(sampler.area(of: full))
    let masks = masks + masks.map(sampler.reach)
    let parts = inside.parts(outside: masks)
    let bands = 8
    let sums = Parallel.map(bands) { [width, height] band in
      let rows = PixelRect(
        minX: 0, minY: height * band / bands, maxX: width, maxY: height * (band + 1) / bands)
      var sum = 0
      picture.withUnsafeBufferPointer { picture in
        reference.withUnsafeBufferPointer { reference in
          for part in parts {
            for row in part.intersection(rows).rows(ofWidth: width) {
              for index in row { sum += Int(sampler.difference(picture, reference, at: index)) }
            }
          }
        }
      }
      return sum
    }
    let count = parts.reduce(0) { $0 + $1.area }
    return Double(sums.reduce(0, +)) / Double(max(count, 1) * MovedPicture.scale)
  }
}

/// A picture that is moved by a fraction of a pixel, interpolated bilinearly.
private struct MovedPicture {
  private static let steps = PictureShift.steps

  /// Units of a level.
  static let scale = steps * steps

  private let width: Int
  /// The whole pixels from a pixel to the top left one of those that it is made of.
  private let offset: (x: Int, y: Int)
  /// The weights of the right and lower ones, in steps.
  private let rest: (x: Int, y: Int)

  init(width: Int, _ move: (x: Int, y: Int)) {
    self.width = width
    func split(_ move: Int) -> (offset: Int, rest: Int) {
      let offset = Int((Double(-move) / Double(Self.steps)).rounded(.down))
      return (offset, -move - offset * Self.steps)
    }
    let (x, y) = (split(move.x), split(move.y))
    offset = (x.offset, y.offset)
    rest = (x.rest, y.rest)
  }

  /// The pixels that are made only of pixels of a rectangle.
  func area(of rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: rect.minX - offset.x, minY: rect.minY - offset.y,
      maxX: rect.maxX - offset.x - (rest.x > 0 ? 1 : 0),
      maxY: rect.maxY - offset.y - (rest.y > 0 ? 1 : 0))
  }

  /// The pixels that are made of at least one pixel of a rectangle.
  func reach(of rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: rect.minX - offset.x - (rest.x > 0 ? 1 : 0),
      minY: rect.minY - offset.y - (rest.y > 0 ? 1 : 0), maxX: rect.maxX - offset.x,
      maxY: rect.maxY - offset.y)
  }

  /// The largest difference of a channel, in units of ``scale``.
  func difference(
    _ picture: UnsafeBufferPointer<UInt32>, _ reference: UnsafeBufferPointer<UInt32>, at index: Int
  ) -> Int32 {
    let place = index + offset.y * width + offset.x
    let right = rest.x > 0 ? 1 : 0
    let below = rest.y > 0 ? width : 0
    let (a, b) = (picture[place], picture[place + right])
    let (c, d) = (picture[place + below], picture[place + below + right])
    let wanted = reference[index]
    if a == b && a == c && a == d {
      return Int32(BitmapDifference.level(a, wanted)) * Int32(Self.scale)
    }
    let (u, v, steps) = (Int32(rest.x), Int32(rest.y), Int32(Self.steps))
    func level(_ shift: UInt32) -> Int32 {
      func channel(_ color: UInt32) -> Int32 { Int32(truncatingIfNeeded: color >> shift & 0xFF) }
      let upper = channel(a) &* (steps &- u) &+ channel(b) &* u
      let lower = channel(c) &* (steps &- u) &+ channel(d) &* u
      let moved = upper &* (steps &- v) &+ lower &* v
      return abs(moved &- channel(wanted) &* steps &* steps)
    }
    return max(level(0), level(8), level(16))
  }
}
