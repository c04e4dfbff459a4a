/// Suggestions for misspelled names.
package enum NearestName {
  /// Longer names are not compared, as that would take long. chosen
  private static let maximumLength = 100

  static func hint(_ nearest: String?) -> String {
    nearest.map { ", did you mean \($0)?" } ?? "; exported tokens list all names"
  }

  /// The least edit distance counts; `nil` if none is similar.
  package static func of(_ name: String, among names: [String]) -> String? {
    let letters = Array(name.utf8)
    if letters.count > maximumLength { return nil }
    // chosen: a third may be wrong
    let most = max(2, letters.count / 3)
    let near = names.filter { abs($0.utf8.count - letters.count) <= most }
      .map { (name: $0, distance: distance(letters, Array($0.utf8))) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= most ? $0.name : nil }
  }

  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = diagonal + (other[place] == letter ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
      }
    }
    return row[other.count]
  }
}
