extension Bitmap {
  /// A part of an image as it is laid on: at a place, at a scale, stretched and tinted.
  ///
  /// - Parameters:
  ///   - image: what is laid on.
  ///   - place: the pixels that it fills.
  ///   - part: the pixels of these that are wanted; nil comes of none.
  ///   - scale: pixels a point.
  ///   - color: what a template is painted in.
  convenience init?(
    _ image: Image, filling place: PixelRect, part: PixelRect, scale: Double, color: Color?
  ) {
    if part.isEmpty { return nil }
    let frame = Rect(place.offset(x: -part.x, y: -part.y), scale: scale)
    try? self.init(width: part.width, height: part.height, format: .transparent)
    CairoPainter(
      target: self, scale: scale, masks: MaskCache(byteLimit: 0), text: TextEngine()
    ).draw(image, in: frame, color: color)
  }
}
