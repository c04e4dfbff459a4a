/// Why a picture made of shapes could not be made or written.
public enum VectorPictureError: Error, Hashable, CustomStringConvertible {
  /// What is to be in it has no size.
  case noExtent(reason: String)
  /// It could not be written.
  case cannotEncode(reason: String)

  public var description: String {
    switch self {
    case .noExtent(let reason): "there is nothing to be in the picture: \(reason)"
    case .cannotEncode(let reason): "the picture cannot be written: \(reason)"
    }
  }
}
