/// A cache of shadows.
public final class ReferenceMemory {
  private struct Key: Hashable {
    var shape: ReferenceShape
    var sigma: Double
  }

  private var masks: [Key: ReferenceMask] = [:]

  public init() {}

  func blurred(_ shape: ReferenceShape, sigma: Double) -> ReferenceMask {
    // Shapes that differ by whole pixels share a shadow.
    let (x, y) = (shape.minX.rounded(.down), shape.minY.rounded(.down))
    let key = Key(shape: shape.moved(x: -x, y: -y), sigma: sigma)
    let mask = masks[key] ?? key.shape.blurred(sigma: sigma)
    masks[key] = mask
    return mask.moved(x: Int(x), y: Int(y))
  }
}
