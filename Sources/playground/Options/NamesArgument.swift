import ArgumentParser

/// Names separated by commas, one a segment; an empty one is none.
struct NamesArgument: ExpressibleByArgument {
  var values: [String]

  init?(argument: String) {
    values = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name of one segment; nil if it has none.
  subscript(index: Int) -> String? {
    guard values.indices.contains(index), !values[index].isEmpty else { return nil }
    return values[index]
  }
}
