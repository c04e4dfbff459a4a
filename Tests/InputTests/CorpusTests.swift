import Foundation
import Testing

/// Sends every file of the corpus through its entry.
///
/// The corpus contains inputs found by the fuzzer, and inputs that once caused a fault. It has a
/// folder for each entry. `make fuzz-inputs` finds more inputs.
@Suite struct `Fuzzing corpus` {
  private nonisolated static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  nonisolated struct Sample: Sendable, CustomTestStringConvertible {
    var entry: InputEntry
    var file: URL

    var testDescription: String { "\(entry.rawValue)/\(file.lastPathComponent)" }
  }

  private nonisolated static let samples: [Sample] = InputEntry.allCases.flatMap { entry in
    let folder = corpus.appending(path: entry.rawValue)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.sorted { $0.path < $1.path }.map { Sample(entry: entry, file: $0) }
  }

  @Test(arguments: Self.samples)
  func `a sample is accepted or rejected with a message`(sample: Sample) throws {
    let bytes = [UInt8](try Data(contentsOf: sample.file))
    // A trap ends the process before the test can report the file.
    if ProcessInfo.processInfo.environment["INPUT_SAY"] != nil {
      FileHandle.standardError.write(Data("\(sample.testDescription)\n".utf8))
    }
    try sample.entry.handle(bytes)
  }

  @Test(arguments: InputEntry.allCases)
  func `every entry has a few small samples`(entry: InputEntry) throws {
    let own = Self.samples.filter { $0.entry == entry }
    #expect(own.count >= 3 && own.count <= 60, "\(own.count) samples")
    let sizes = try own.map { try Data(contentsOf: $0.file).count }
    #expect(sizes.reduce(0, +) < 24_000, "bytes in all")
  }
}

@Suite struct `Source files` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// File names and text from outside can never become commands.
  @Test func `no source starts another program`() throws {
    let pattern =
      #"\b(Process\(|system\(|popen\(|posix_spawn|fork\(|exec[lv][pe]*\(|g_spawn|/bin/sh)"#
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["swift", "h"].contains(file.pathExtension) else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Faster than `Regex` by far.
      #expect(
        text.range(of: pattern, options: .regularExpression) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 300)
  }
}
