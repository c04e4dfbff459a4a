import ArgumentParser
import Canvas
import Controls

extension SegmentSelectionMode: ExpressibleByArgument {}
extension ControlSize: ExpressibleByArgument {}

/// Words separated by commas, one a segment; empty ones count.
struct WordsArgument: ExpressibleByArgument {
  var words: [String]

  init?(argument: String) {
    words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Segments by their places, separated by commas, or `none`.
struct IndicesArgument: ExpressibleByArgument {
  var indices: Set<Int>

  init(_ indices: Set<Int>) {
    self.indices = indices
  }

  init?(argument: String) {
    if argument == "none" {
      indices = []
      return
    }
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    indices = Set(numbers)
  }

  var defaultValueDescription: String { indices.sorted().map(String.init).joined(separator: ",") }
}

/// `equal`, `proportional`, or pt separated by commas.
struct WidthsArgument: ExpressibleByArgument {
  var widths: SegmentedDescription.Widths

  init(_ widths: SegmentedDescription.Widths) {
    self.widths = widths
  }

  init?(argument: String) {
    switch argument {
    case "equal": widths = .equal
    case "proportional": widths = .proportional
    default:
      let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == parts.count, numbers.allSatisfy(\.isFinite) else { return nil }
      widths = .fixed(numbers)
    }
  }

  var defaultValueDescription: String { "equal" }
}

/// A segment and how far its content is moved, pt: `I:DX,DY`.
struct OffsetArgument: ExpressibleByArgument {
  var index: Int
  var offset: Point

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]) else { return nil }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    self.init(index, x: numbers[0], y: numbers[1])
  }

  /// Nil for an offset beyond all controls.
  init?(_ index: Int, x: Double, y: Double) {
    guard (-4000...4000).contains(x), (-4000...4000).contains(y) else { return nil }
    self.index = index
    offset = Point(x, y)
  }
}
