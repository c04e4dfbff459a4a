/// A painter for a format without displacement: a lens shows its content without refraction.
protocol VectorPainter: Painter {
  func isVisible(_ bounds: Rect) -> Bool

  /// Clips what the function paints to a shape; `nil` for no clip.
  func painting(within outline: RoundedRectangle?, _ body: () -> Void)

  /// Paints the visible shade inside a drawable shape.
  func addShade(_ shade: Lens.Shade, in shape: RoundedRectangle)

  /// Paints a visible rim.
  func addRim(_ parts: LensRim, color: Color)
}

extension VectorPainter {
  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    let (shade, rim) = (lens.shade, lens.rim)
    painting(within: shape) {
      content()
      fill(shape, color: lens.veil)
      if shade.color.alpha > 0, shade.depth > 0 { addShade(shade, in: shape) }
      if rim.color.alpha > 0, rim.width > 0 {
        addRim(LensRim(of: shape, width: rim.width), color: rim.color)
      }
      fill(shape, color: lens.cover)
    }
  }
}
