/// Shadows already computed, for pictures that differ in their colours only.
public final class ReferenceMemory {
  private struct Key: Hashable {
    var shape: ReferenceShape
    var sigma: Double
  }

  private var masks: [Key: ReferenceMask] = [:]

  public init() {}

  /// - Parameters:
  ///   - shape: px.
  ///   - sigma: the standard deviation, px.
  func blurred(_ shape: ReferenceShape, sigma: Double) -> ReferenceMask {
    let key = Key(shape: shape, sigma: sigma)
    if let mask = masks[key] { return mask }
    let mask = shape.blurred(sigma: sigma)
    masks[key] = mask
    return mask
  }
}
