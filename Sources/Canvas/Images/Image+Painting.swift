internal import CCairo

/// A tile of an image in another size than its own.
///
/// Tiles are made as a whole: Cairo places a pattern most exactly in the middle of what it paints,
/// so a part that is painted alone would have other pixels.
struct ImageTile: Hashable {
  /// In pixels.
  static let side = 512

  var image: Image
  /// The size of the whole image, in pixels.
  var width: Int
  var height: Int
  /// In pixels per point.
  var scale: Double
  /// The pixels of the tile in the image.
  var area: PixelRect

  /// The tiles in a part of a stretched image, in pixels of it.
  static func tiles(
    of image: Image, width: Int, height: Int, scale: Double, in part: PixelRect
  ) -> [ImageTile] {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    return (part.minY / side...(part.maxY - 1) / side).flatMap { row in
      (part.minX / side...(part.maxX - 1) / side).map { column in
        let area = PixelRect(x: column * side, y: row * side, width: side, height: side)
        return ImageTile(
          image: image, width: width, height: height, scale: scale, area: area.intersection(whole))
      }
    }
  }

  func surface() -> ImageSurface {
    let surface = ImageSurface(.colors, width: area.width, height: area.height)
    surface.draw { context in
      image.paint(
        on: context, in: PixelRect(x: -area.x, y: -area.y, width: width, height: height),
        clip: PixelRect(x: 0, y: 0, width: area.width, height: area.height), scale: scale,
        tint: nil)
    }
    return surface
  }
}

extension Image {
  /// Paints the part of the image in the clip into a rectangle of pixels, stretched except for its
  /// cap insets; the scale is in pixels per point.
  ///
  /// Parts do not bleed into each other. With a tint, its color is painted through the alpha.
  func paint(
    on context: OpaquePointer?, in place: PixelRect, clip: PixelRect, scale: Double, tint: Color?
  ) {
    let insets = capInsets ?? .zero
    let ratio = scale / self.scale
    let columns = Axis(
      length: width, start: insets.left * self.scale, end: insets.right * self.scale,
      target: place.width, ratio: ratio)
    let rows = Axis(
      length: height, start: insets.top * self.scale, end: insets.bottom * self.scale,
      target: place.height, ratio: ratio)
    func area(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
      PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
    for row in rows.parts {
      for column in columns.parts {
        let target = area(column.target, row.target).offset(x: place.x, y: place.y)
        let part = area(column.source, row.source)
        paint(part, on: context, in: target, clip: clip, tint: tint)
      }
    }
  }

  private func paint(
    _ part: PixelRect, on context: OpaquePointer?, in target: PixelRect, clip: PixelRect,
    tint: Color?
  ) {
    let visible = target.intersection(clip)
    if visible.isEmpty { return }
    withSurface(of: part) { surface in
      let pattern = cairo_pattern_create_for_surface(surface.handle)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let isWhole = part.width == target.width && part.height == target.height
      cairo_pattern_set_filter(pattern, isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // From the target to the part.
      let across = Double(part.width) / Double(target.width)
      let down = Double(part.height) / Double(target.height)
      var matrix = cairo_matrix_t(
        xx: across, yx: 0, xy: 0, yy: down, x0: -Double(target.x) * across,
        y0: -Double(target.y) * down)
      cairo_pattern_set_matrix(pattern, &matrix)
      context.saved {
        context.trace(visible)
        if let tint {
          cairo_clip(context)
          cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
          cairo_mask(context, pattern)
        } else {
          cairo_set_source(context, pattern)
          cairo_fill(context)
        }
      }
      cairo_pattern_destroy(pattern)
    }
  }

  /// Calls a function with a surface on a part of the pixels.
  private func withSurface(of part: PixelRect, _ body: (ImageSurface) -> Void) {
    words.withUnsafeBufferPointer { words in
      guard let first = words.baseAddress else { return }
      let words = UnsafeMutablePointer(mutating: first) + part.y * width + part.x
      body(ImageSurface(on: words, width: part.width, height: part.height, wordsPerRow: width))
    }
  }

  /// The stretching along one axis, in pixels: the ends keep their size, the middle stretches.
  private struct Axis {
    var parts: [(source: Range<Int>, target: Range<Int>)] = []

    /// The ratio is in pixels of the target per pixel of the image.
    init(length: Int, start: Double, end: Double, target: Int, ratio: Double) {
      let start = min(max(0, Int(rounding: start)), length)
      let end = min(max(0, Int(rounding: end)), length - start)
      var (first, last) = (Int(rounding: Double(start) * ratio), Int(rounding: Double(end) * ratio))
      if first + last > target {
        first = target * first / (first + last)
        last = target - first
      }
      // Ends that leave no middle still fill the rest with the pixel between them.
      let middle =
        start < length - end
        ? start..<(length - end) : min(start, length - 1)..<min(start, length - 1) + 1
      for (source, target) in [
        (0..<start, 0..<first), (middle, first..<(target - last)),
        ((length - end)..<length, (target - last)..<target),
      ] where !source.isEmpty && !target.isEmpty { parts.append((source, target)) }
    }
  }
}
