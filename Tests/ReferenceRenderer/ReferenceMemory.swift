/// A cache of shadows.
public final class ReferenceMemory {
  private struct Key: Hashable {
    var shape: ReferenceShape
    var sigma: Double
  }

  private var masks: [Key: ReferenceMask] = [:]

  public init() {}

  func blurred(_ shape: ReferenceShape, sigma: Double) -> ReferenceMask {
    let key = Key(shape: shape, sigma: sigma)
    if let mask = masks[key] { return mask }
    let mask = shape.blurred(sigma: sigma)
    masks[key] = mask
    return mask
  }
}
