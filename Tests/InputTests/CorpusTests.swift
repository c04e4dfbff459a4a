import Foundation
import Testing

/// What a fuzzer has found on its way through the program, and what once was a fault: each file goes
/// in the way it would from outside.
///
/// `make fuzz-inputs` looks for more; what it adds is in `Corpus`, a folder an entry.
@Suite struct `Input from outside` {
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
  func `does not end the program, and is taken or refused in words`(sample: Sample) throws {
    let bytes = [UInt8](try Data(contentsOf: sample.file))
    // A trap leaves no time to say which file it was.
    if ProcessInfo.processInfo.environment["INPUT_SAY"] != nil {
      FileHandle.standardError.write(Data("\(sample.testDescription)\n".utf8))
    }
    try sample.entry.take(bytes)
  }

  @Test(arguments: InputEntry.allCases)
  func `has samples of every kind, and they stay small`(entry: InputEntry) throws {
    let own = Self.samples.filter { $0.entry == entry }
    #expect(own.count >= 3 && own.count <= 60, "\(own.count) samples")
    let sizes = try own.map { try Data(contentsOf: $0.file).count }
    #expect(sizes.reduce(0, +) < 24_000, "bytes in all")
  }
}
