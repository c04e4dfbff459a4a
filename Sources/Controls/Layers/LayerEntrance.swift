import Canvas

/// The way in which a layer appears, and in reverse disappears.
///
/// With reduced motion it only fades.
package enum LayerEntrance: Hashable {
  /// The layer grows from a point of the scene, in points, and fades.
  case growth(from: Point)
  /// The children of the layer's root move in from an edge of the scene while the root's own
  /// painting fades; the root has to paint in all of its frame.
  case slide(from: Edge)

  package enum Edge: Hashable {
    case leading, bottom
  }
}
