import Foundation

/// The screen reader Orca, without a voice: its log has every word.
@MainActor public final class Orca {
  private let program: Program
  private let log: URL
  /// The number of bytes read from the log, and its last line while that is incomplete.
  private var offset: UInt64 = 0
  private var rest = Data()

  public nonisolated static var isInstalled: Bool { Executables.find("orca") != nil }

  public init(on bus: PrivateBus) throws {
    log = bus.folder.appending(path: "orca.log")
    let settings = bus.folder.appending(path: "home/.local/share/orca")
    do {
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try String(contentsOf: Checkout.file("Tests/doubles/orca-customizations.py"), encoding: .utf8)
        .replacing("LOG", with: log.path)
        .write(
          to: settings.appending(path: "orca-customizations.py"), atomically: true, encoding: .utf8)
    } catch { throw RobotError.unwritable(file: settings.path, reason: "\(error)") }
    program = try bus.start(
      "orca", ["--debug-file=\(log.path).first", "--replace", "-e", "speech", "-d", "braille"])
    _ = try words { $0.contains("Screen reader on.") }
  }

  public func stop() { program.stop() }

  /// The words since the last call; the test runs whenever Orca has said something.
  public func words(
    within limit: Duration = Deadline.limit, until isDone: ([String]) -> Bool
  ) throws -> [String] {
    let end = Deadline(in: limit)
    var said: [String] = []
    while true {
      said += newWords()
      if isDone(said) || end.hasPassed { return said }
      if program.exitCode != nil {
        throw RobotError.exited(
          program: "orca", code: program.exitCode ?? 0, errors: program.errorText)
      }
      program.drain()
      Readiness.wait(for: program.files, until: Deadline(in: .milliseconds(20)))
    }
  }

  /// Reads only what is new: the log grows by thousands of lines a minute.
  private func newWords() -> [String] {
    guard let file = try? FileHandle(forReadingFrom: log) else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let new = try? file.readToEnd() else {
      return []
    }
    offset += UInt64(new.count)
    var lines = (rest + new).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    return lines.compactMap { Self.words(in: String(decoding: $0, as: UTF8.self)) }
  }

  /// Parses a line such as `08:43:19.5 - SPEECH OUTPUT: 'Grid.'{'established': False}`; a space
  /// follows a single character, and a bracket characters that are deleted or restored.
  private static func words(in line: String) -> String? {
    guard line.contains("SPEECH OUTPUT: "),
      let words = line.firstMatch(of: /SPEECH OUTPUT: ['"](.*)['"] ?\[?\{/)
    else { return nil }
    let said = words.1.trimmingCharacters(in: .whitespaces)
    return said.isEmpty ? nil : said
  }
}
