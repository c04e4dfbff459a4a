import Foundation

/// Releases pages of mapped files that this process shares with the playground.
///
/// The proportional set size divides a page by the number of processes that map it. This process
/// uses the same libraries as the playground, so its pages would make the playground look smaller.
enum OwnPages {
  /// A memory mapping of a file.
  struct Mapping: Hashable {
    var start: UInt
    var end: UInt
  }

  /// Releases all unmodified pages of mapped files, which the kernel loads again when needed.
  static func letGo() {
    // `Data(contentsOf:)` reads only the first part, because the kernel returns the file in parts.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/smaps"),
      let data = try? file.readToEnd()
    else { return }
    for mapping in untouched(smaps: String(decoding: data, as: UTF8.self)) {
      madvise(
        UnsafeMutableRawPointer(bitPattern: mapping.start), Int(mapping.end - mapping.start),
        MADV_DONTNEED)
    }
  }

  /// The unmodified file mappings, from `/proc/P/smaps`.
  ///
  /// A read-only mapping with anonymous pages is left out: the loader has modified it
  /// (relocations), and releasing it would lose the changes.
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

  /// Parses a line such as `7f00-7f80 r-xp 00001000 08:01 815 /usr/lib/libX11.so`.
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
