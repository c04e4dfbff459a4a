extension Bitmap {
  /// Renders a part of an image for a place in pixels; fails if the part is empty.
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
