/// Why an image could not be made.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Problem: Hashable, Sendable {
    /// The file does not begin as PNG files do.
    case notPNG
    /// The file ends before the picture does.
    case truncated
    /// It is no pixel wide or high.
    case empty
    /// It has more pixels than an image may have.
    case tooLarge(width: Int, height: Int)
    /// The pixels cannot be read.
    case undecodable(reason: String)
    /// There are fewer or more pixels than its size says.
    case wrongPixelCount
    /// Pixels a point are no number above 0.
    case badScale(Double)
    /// There is no picture at all.
    case noRepresentation
  }

  /// The file's, as it was given; empty for none.
  public var name: String
  /// What is wrong.
  public var problem: Problem

  /// What is wrong with a file of a name.
  public init(name: String, problem: Problem) {
    self.name = name
    self.problem = problem
  }

  public var description: String {
    let subject = name.isEmpty ? "the image" : name
    switch problem {
    case .notPNG: return "\(subject) is no PNG file"
    case .truncated: return "\(subject) is cut short: its picture does not end"
    case .empty: return "\(subject) has no pixels"
    case .tooLarge(let width, let height):
      return "\(subject) is \(width) x \(height) px; an image has at most "
        + "\(Image.maximumSide) px a side and \(Image.maximumPixels) px in all"
    case .undecodable(let reason): return "\(subject) cannot be read as PNG: \(reason)"
    case .wrongPixelCount: return "\(subject) has not as many pixels as its size says"
    case .badScale(let scale):
      return "\(subject) has \(scale) pixels a point; it may have "
        + "\(Image.scaleRange.lowerBound) to \(Image.scaleRange.upperBound)"
    case .noRepresentation: return "\(subject) has no picture at any scale"
    }
  }
}
