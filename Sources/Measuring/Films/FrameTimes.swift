import Support

/// A file with the time of each frame in seconds, a line each. spec: docs/spec/recordings.md#time
package enum FrameTimes {
  /// Bytes of a file. chosen
  private static let largest = 16 << 20

  /// The times in a file.
  ///
  /// A comma at the end of a line, as ffprobe writes it, is ignored.
  ///
  /// Throws a ``Failure`` that names the line that is no number, or whose time is not later than
  /// the one before.
  package static func read(_ path: String) throws -> [Double] {
    let text = try Input.text(of: path, limit: largest)
    func failure(_ line: Int, _ reason: String) -> Failure {
      Failure(.badInput, "\(Input.name(of: path)), line \(line): \(reason)")
    }
    var times: [Double] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var word = line.drop { $0 == " " || $0 == "\t" }
      while let last = word.last, " \t,".contains(last) { word.removeLast() }
      if word.isEmpty { continue }
      guard let time = Double(word), time.isFinite else {
        throw failure(index + 1, "\(word) is not a time in seconds; give one a line")
      }
      if let last = times.last, time <= last {
        throw failure(index + 1, "the time \(word) is not later than the one before")
      }
      times.append(time)
    }
    if times.isEmpty { throw failure(1, "there are no times; give one a line, in seconds") }
    return times
  }
}
