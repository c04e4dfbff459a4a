extension CairoPainter {
  public func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    let visible = place.intersection(clip)
    let tint = image.isTemplate ? color : nil
    guard !visible.isEmpty,
      let key = ImageKey(image, in: place, scale: scale, format: tint == nil ? .colors : .coverage)
    else { return }
    if key.isIdentity {
      key.raster.withPixels { lay($0, at: (place.x, place.y), in: visible, tint: nil) }
    } else if place.area > ImageKey.largestArea {
      let part = key.pixels(in: visible.offset(x: -place.x, y: -place.y))
      lay(part, at: (visible.x, visible.y), in: visible, tint: tint)
    } else {
      lay(masks.image(for: key), at: (place.x, place.y), in: visible, tint: tint)
    }
  }

  private func lay(
    _ pixels: PixelImage, at place: (x: Int, y: Int), in area: PixelRect, tint: Color?
  ) {
    if let tint {
      perform(.color(tint, through: pixels, at: place), in: area)
    } else {
      perform(.picture(pixels, at: place), in: area)
    }
  }
}
