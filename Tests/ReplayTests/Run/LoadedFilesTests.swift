import Testing

@testable import Workbench
@testable import playground

@Suite struct LoadedFilesTests {
  private struct Mapping {
    var bytes: UnsafeRawBufferPointer
    /// The resident size, in KiB.
    var resident: Int
  }

  private func code(of library: String) throws -> Mapping {
    let text = try Input.text(of: "/proc/self/smaps")
    let lines = text.split(separator: "\n")
    let index = try #require(
      lines.firstIndex { $0.contains(" r-xp ") && $0.contains("/\(library).so") })
    let ends = lines[index].prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
    let (start, end) = (try #require(ends[0]), try #require(ends[1]))
    let resident = try #require(lines[index...].first { $0.hasPrefix("Rss:") })
    return Mapping(
      bytes: UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: start), count: Int(end - start)),
      resident: try #require(Int(resident.split(separator: " ")[1])))
  }

  @Test func `released code pages are reloaded unchanged`() throws {
    func sum(_ mapping: Mapping) -> UInt64 { mapping.bytes.reduce(0) { $0 &* 31 &+ UInt64($1) } }
    let loaded = try code(of: "libcairo")
    let before = sum(loaded)
    let all = try code(of: "libcairo").resident
    #expect(all * 1024 == loaded.bytes.count)
    LoadedFiles.release()
    #expect(try code(of: "libcairo").resident < all / 2)
    #expect(sum(loaded) == before)
  }
}
