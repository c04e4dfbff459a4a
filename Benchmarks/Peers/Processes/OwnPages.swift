import Foundation

/// The pages of files that this program has in memory.
///
/// Two processes that hold a page own half of it each. This program is made of the same libraries
/// as the playground, which would look smaller beside it than it is.
enum OwnPages {
  /// A stretch of memory that is a part of a file.
  struct Mapping: Hashable {
    var start: UInt
    var end: UInt
  }

  /// Lets go of all pages that come from files as they are; those that are needed come back.
  static func letGo() {
    // The kernel hands it out in pieces, and the convenience for whole files takes only the first.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/smaps"),
      let data = try? file.readToEnd()
    else { return }
    for mapping in untouched(smaps: String(decoding: data, as: UTF8.self)) {
      madvise(
        UnsafeMutableRawPointer(bitPattern: mapping.start), Int(mapping.end - mapping.start),
        MADV_DONTNEED)
    }
  }

  /// The mappings that nobody can have written to, from `/proc/P/smaps`.
  ///
  /// What the loader has written to and then made read-only is anonymous in part, and would be lost.
  static func untouched(smaps: String) -> [Mapping] {
    var found: [Mapping] = []
    var candidate: Mapping?
    for line in smaps.split(separator: "\n") {
      if line.hasPrefix("Anonymous:") {
        if let candidate, ProcText.number("Anonymous", in: String(line)) == 0 {
          found.append(candidate)
        }
      } else if let header = header(line) {
        candidate = header.isFile ? header.mapping : nil
      }
    }
    return found
  }

  /// Reads a line such as `7f00-7f80 r-xp 00001000 08:01 815 /usr/lib/libX11.so`.
  private static func header(_ line: Substring) -> (mapping: Mapping, isFile: Bool)? {
    let fields = line.split(separator: " ", maxSplits: 5)
    let range = fields.first?.split(separator: "-") ?? []
    guard fields.count >= 5, range.count == 2, let start = UInt(range[0], radix: 16),
      let end = UInt(range[1], radix: 16)
    else { return nil }
    let isReadOnly = fields[1] == "r--p" || fields[1] == "r-xp"
    let isFile = fields.count == 6 && fields[5].drop { $0 == " " }.hasPrefix("/")
    return (Mapping(start: start, end: end), isReadOnly && isFile)
  }
}
