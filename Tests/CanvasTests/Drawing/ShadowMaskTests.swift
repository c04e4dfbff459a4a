import Testing

@testable import Canvas

// spec: rendering, 2.2
@Suite struct `Shadows compared with exact Gaussians` {
  @Test(arguments: ShadowReference.all)
  func `a shadow is within the gate`(reference: ShadowReference) throws {
    let shadow = Shadow(offset: .zero, blur: reference.blur, color: .black)
    let difference = try reference.difference { $0.drawShadow(shadow, of: reference.shape) }
    #expect(reference.passesGate(difference))
    // Stricter bounds: slightly more than rounding to whole levels.
    #expect(difference.max <= (reference.blur < 2 ? 0.005 : 0.003))
    #expect(difference.mean <= (reference.blur < 2 ? 0.0002 : 0.0007))
  }

  @Test(arguments: ShadowReference.all)
  func `three box blurs fail the gate`(reference: ShadowReference) throws {
    let difference = try reference.boxBlurred().difference(from: reference.exact())
    #expect(!reference.passesGate(difference))
  }

  @Test(arguments: ShadowReference.all)
  func `a blur half or twice as wide fails the gate`(reference: ShadowReference) throws {
    for factor in [0.5, 2] {
      let shadow = Shadow(offset: .zero, blur: reference.blur * factor, color: .black)
      let difference = try reference.difference { $0.drawShadow(shadow, of: reference.shape) }
      #expect(!reference.passesGate(difference), "\(factor)")
    }
  }

  @Test(arguments: ShadowReference.all)
  func `the wider blur of Flutter fails the gate`(reference: ShadowReference) throws {
    let sigma = 0.57735 * reference.blur + 0.5
    let shadow = Shadow(offset: .zero, blur: 2 * sigma, color: .black)
    let difference = try reference.difference { $0.drawShadow(shadow, of: reference.shape) }
    #expect(!reference.passesGate(difference))
  }

  @Test(arguments: ShadowReference.all)
  func `an offset of half a pixel is not snapped`(reference: ShadowReference)
    throws
  {
    let exact = try reference.exact()
    let shadow = Shadow(offset: Point(0, 0.5), blur: reference.blur, color: .black)
    let picture = try Picture(exact.width, exact.height) {
      $0.drawShadow(shadow, of: reference.shape)
    }
    // The vertical center of the weight.
    let values = picture.darkness.values
    let weight = values.reduce(0, +)
    let moment = values.indices.reduce(0) { $0 + Double($1 / exact.width) * values[$1] }
    let middle = Double(exact.height - 1) / 2
    #expect(abs(moment / weight - middle - 0.5) < 0.01)
  }

  @Test func `a shadow without blur is the moved shape`() throws {
    let shape = RoundedRectangle(Rect(4, 4, 12, 9), radius: 3)
    let shadow = Shadow(offset: Point(2, 1), blur: 0, color: .black)
    let cast = try Picture(24, 20) { $0.drawShadow(shadow, of: shape) }
    let moved = try Picture(24, 20) { $0.fill(shape.offset(by: Point(2, 1)), color: .black) }
    #expect(cast.pixels == moved.pixels)
  }
}
