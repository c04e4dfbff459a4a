import Foundation

public enum ProcessList {
  /// Other processes whose environment has an entry with a prefix.
  public static func all(having prefix: String) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let own = getpid()
    return names.compactMap { Int32($0) }.filter { pid in
      guard pid != own, let bytes = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
      else { return false }
      let entries = bytes.split(separator: 0)
      return entries.contains { $0.starts(with: prefix.utf8) }
    }
  }
}
