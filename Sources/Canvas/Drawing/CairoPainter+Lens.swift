extension CairoPainter {
  public func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    let bounds = DeviceShape(shape, scale: scale).bounds
    let visible = bounds.intersection(clip)
    if visible.isEmpty { return }
    if lens.cover.isOpaqueAsPixel { return fill(shape, color: lens.cover) }
    guard let optics = LensOptics(lens, in: shape, scale: scale) else {
      return paintFlat(shape, lens, in: bounds, content)
    }
    // The whole lens is painted even if a part is visible: the part then has the same pixels.
    let area = bounds.scaled(by: optics.density)
    let seen = masks.lenses.content(for: area)
    paint(on: seen, in: area, scale: scale * Double(optics.density), content)
    let picture = masks.picture(of: optics, content: seen.image)
    perform(.picture(picture, at: (bounds.x, bounds.y)), in: visible)
  }

  /// Paints a lens without refraction.
  private func paintFlat(
    _ shape: RoundedRectangle, _ lens: Lens, in bounds: PixelRect, _ content: () -> Void
  ) {
    clipped(to: bounds, content)
    fill(shape, color: lens.veil)
    strokeInside(shape, width: lens.rim.width, color: lens.rim.color)
    fill(shape, color: lens.cover)
  }
}

extension PixelRect {
  fileprivate func scaled(by factor: Int) -> PixelRect {
    PixelRect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
