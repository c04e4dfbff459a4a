/// Parses text files in `/proc`.
enum ProcText {
  /// The parent of a process, from `/proc/P/stat`, where the name may have spaces and parentheses.
  static func parent(stat: String) -> Int32? {
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  /// The number after a key at the start of a line, without its unit.
  static func number(_ key: String, in text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix("\(key):") {
      return line.dropFirst(key.count + 1).split { $0 == " " || $0 == "\t" }.first.flatMap {
        Int($0)
      }
    }
    return nil
  }

  /// The text after a key at the start of a line, as in `/proc/cpuinfo`.
  static func text(_ key: String, in text: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      let rest = line.dropFirst(key.count).drop { $0 == " " || $0 == "\t" }
      if rest.first == ":" { return String(rest.dropFirst().drop { $0 == " " }) }
    }
    return nil
  }

  /// A process and its descendants.
  ///
  /// - Parameter parents: The parent of each process.
  static func family(of root: Int32, parents: [Int32: Int32]) -> [Int32] {
    var members: Set<Int32> = [root]
    var newest: Set<Int32> = [root]
    while !newest.isEmpty {
      newest = Set(parents.filter { newest.contains($0.value) }.keys).subtracting(members)
      members.formUnion(newest)
    }
    return members.sorted()
  }
}
