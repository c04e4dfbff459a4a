/// An error that occurs when an image is created.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Problem: Hashable, Sendable {
    /// The file has no PNG signature.
    case notPNG
    /// The file ends before the picture does.
    case truncated
    /// The width or height is 0.
    case empty
    /// The size exceeds the limits.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels are far more than the size needs.
    case tooMuchData(width: Int, height: Int)
    /// The pixels cannot be decoded.
    case undecodable(reason: String)
    /// The number of pixels does not match the size.
    case wrongPixelCount
    /// The scale is outside ``Image/scaleRange``.
    case badScale(Double)
  }

  /// The file's name; empty if there is none.
  public var name: String
  /// The kind of error.
  public var problem: Problem

  /// An error about a file.
  public init(name: String, problem: Problem) {
    (self.name, self.problem) = (name, problem)
  }

  public var description: String {
    let subject = name.isEmpty ? "the image" : name
    switch problem {
    case .notPNG: return "\(subject) is not a PNG file"
    case .truncated: return "\(subject) is truncated"
    case .empty: return "\(subject) has no pixels"
    case .tooLarge(let width, let height):
      return "\(subject) is \(width) x \(height) px; the limits are "
        + "\(Image.maximumSide) px per side and \(Image.maximumPixels) px in total"
    case .tooMuchData(let width, let height):
      return "\(subject) has far more data than its size, \(width) x \(height) px, needs"
    case .undecodable(let reason): return "\(subject) cannot be read as PNG: \(reason)"
    case .wrongPixelCount: return "\(subject) has a number of pixels that does not match its size"
    case .badScale(let scale):
      return "\(subject) has \(scale) pixels per point; the range is "
        + "\(Image.scaleRange.lowerBound) to \(Image.scaleRange.upperBound)"
    }
  }
}
