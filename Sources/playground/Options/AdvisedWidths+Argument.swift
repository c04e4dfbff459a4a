import ArgumentParser
import Controls

extension AdvisedWidths: ExpressibleByArgument {
  /// `equal`, `proportional`, or widths in pt separated by commas.
  public init?(argument: String) {
    switch argument {
    case "equal": self = .equal
    case "proportional": self = .proportional
    default:
      let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      let widths = parts.compactMap { Double($0) }.filter { (0...4000).contains($0) }
      guard widths.count == parts.count else { return nil }
      self = .fixed(widths)
    }
  }

  public var defaultValueDescription: String { "equal" }
}
