import Foundation
import Testing

@testable import playground

@Suite struct `Input that somebody else has made` {
  private let folder = TemporaryFolder()

  private func failure(_ body: () throws -> Void) throws -> Failure {
    try #require(throws: Failure.self) { try body() }
  }

  /// None of these ends, or is ever there.
  @Test func `names files and nothing else`() throws {
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", folder.url.path, "/dev/tty"] {
      let failure = try failure { _ = try Input.bytes(of: path, from: .file) }
      #expect(failure.code == .badInput && failure.message.hasPrefix("cannot read \(path): "))
    }
    // That is a file's name there, and not standard input.
    #expect(
      try failure { _ = try Input.bytes(of: "-", from: .file) }.message
        == "cannot read standard input: No such file or directory")
  }

  @Test(arguments: ["pipe", "/dev/zero"])
  func `does not make a log wait for an image`(name: String) throws {
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for appearance in [#""\#(name)""#, #"{"backgrounds": {"normal": "\#(name)"}}"#] {
      let header = """
        {"format": "playground-input", "version": 1, "scene": "segmented", "options": \
        {"appearance": \(appearance)}}
        """
      let failure = try failure { _ = try InputLog(parsing: header, folder: folder.url.path) }
      #expect(failure.code == .badInput)
      #expect(failure.message.hasPrefix("line 1, options: appearance cannot be used: "))
      #expect(failure.message.hasSuffix(name + ": it is no file"))
    }
  }

  @Test func `has a size`() throws {
    try Data(count: 2000).write(to: folder.url.appending(path: "file"))
    let path = folder.path("file")
    #expect(
      try failure { _ = try Input.text(of: path, limit: 1999, from: .file) }.message
        == "\(path) has more than 1999 bytes")
    #expect(try Input.bytes(of: path, limit: 2000, from: .file).count == 2000)
  }

  /// Who reads a message on a terminal sees what was written, and nothing happens there.
  @Test func `is quoted on one line`() throws {
    let log = """
      {"format": "playground-input", "version": 1, "scene": "switch", "options": \
      {"a\\u001b]0;mine\\u0007\\n\\u202eb": 1}}
      """
    let failure = try failure { _ = try InputLog(parsing: log) }
    let sign = "\u{FFFD}"
    #expect(
      failure.message == "line 1, options: a\(sign)]0;mine\(sign)\(sign)\(sign)b is not known here")
  }

  @Test func `is quoted as far as it can be read`() {
    let path = String(repeating: "p", count: 4096)
    let whole = "cannot read \(path): File name too long"
    #expect(Failure(.badInput, whole).message == whole)
    let message = Failure(.badInput, "line 1: \(path)\(path) is not known here").message
    #expect(message.unicodeScalars.count < 4500 && message.hasPrefix("line 1: ppp"))
    #expect(message.hasSuffix("ppp is not known here"))
  }
}
