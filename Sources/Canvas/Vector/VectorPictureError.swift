/// An error that occurs when a vector picture is made or written.
public enum VectorPictureError: Error, Hashable, CustomStringConvertible {
  /// The content has no size.
  case noExtent(reason: String)
  /// The file cannot be written.
  case cannotEncode(reason: String)

  public var description: String {
    switch self {
    case .noExtent(let reason): "the picture would be empty: \(reason)"
    case .cannotEncode(let reason): "cannot write the picture: \(reason)"
    }
  }
}
