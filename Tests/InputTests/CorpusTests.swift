import Foundation
import Testing

/// Sends every file of the corpus, a folder for each entry, and random cases through their entries.
///
/// `make fuzz` finds more inputs. With `INPUT_CASE`, such as `scene/7`, one case is run.
@Suite struct `Fuzzing corpus` {
  nonisolated struct Sample: Sendable, CustomTestStringConvertible {
    var entry: InputEntry
    var name: String
    var bytes: [UInt8]
    var testDescription: String { "\(entry.rawValue)/\(name)" }
  }

  private nonisolated static let environment = ProcessInfo.processInfo.environment

  private nonisolated static let files: [Sample] = InputEntry.allCases.flatMap { entry in
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(entry.rawValue)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
      return Sample(entry: entry, name: name, bytes: [UInt8](data ?? Data()))
    }
  }

  /// Entries whose bytes are a source of random numbers, with the seeds 1 to 300.
  private nonisolated static let seeded = [InputEntry.numbers, .scene].flatMap { entry in
    (1...300 as ClosedRange<UInt64>).map { seed in
      Sample(
        entry: entry, name: "\(seed)", bytes: withUnsafeBytes(of: seed.bigEndian) { [UInt8]($0) })
    }
  }

  private nonisolated static let samples = (files + seeded).filter {
    $0.testDescription == environment["INPUT_CASE"] ?? $0.testDescription
  }

  @Test(arguments: Self.samples)
  func `a sample is accepted or rejected with a message`(sample: Sample) {
    // A trap ends the process before the test can report the sample.
    if Self.environment["INPUT_SAY"] != nil {
      FileHandle.standardError.write(Data("\(sample.testDescription)\n".utf8))
    }
    do {
      try sample.entry.handle(sample.bytes)
    } catch {
      Issue.record(
        """
        \(sample.testDescription): \(error)
        again: INPUT_CASE=\(sample.testDescription) scripts/test --filter InputTests
        """)
    }
  }

  @Test(arguments: InputEntry.allCases)
  func `every entry has a few small samples`(entry: InputEntry) {
    let own = Self.files.filter { $0.entry == entry }
    #expect((3...60).contains(own.count), "\(own.count) samples")
    #expect(own.map(\.bytes.count).reduce(0, +) < 24_000, "bytes in all")
  }
}

@Suite struct `Source files` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Only the decoder of videos is started, without a shell, by a name in the source.
  @Test func `no source starts another program`() throws {
    let pattern =
      #"\b(Process\(|system\(|popen\(|posix_spawn|fork\(|exec[lv][pe]*\(|g_spawn|/bin/sh)"#
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["swift", "h"].contains(file.pathExtension),
        file.lastPathComponent != "ChildProgram.swift"
      else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Faster than `Regex` by far.
      #expect(
        text.range(of: pattern, options: .regularExpression) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 300)
  }
}
