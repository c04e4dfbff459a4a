import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Input from other programs` {
  private let folder = TemporaryFolder()

  private func failure(_ body: () throws -> Void) throws -> Failure {
    try #require(throws: Failure.self) { try body() }
  }

  /// These files have no end or do not exist.
  @Test func `a file that is referred to must be a regular file`() throws {
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", folder.url.path, "/dev/tty"] {
      let failure = try failure { _ = try Input.bytes(of: path, from: .file) }
      #expect(failure.code == .badInput && failure.message.hasPrefix("cannot read \(path): "))
    }
    // Here "-" is the name of a file, not standard input.
    #expect(
      try failure { _ = try Input.bytes(of: "-", from: .file) }.message
        == "cannot read standard input: No such file or directory")
  }

  @Test(arguments: ["pipe", "/dev/zero"])
  func `a log with an image that is not a regular file is rejected at once`(name: String) throws {
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for appearance in [#""\#(name)""#, #"{"backgrounds": {"normal": "\#(name)"}}"#] {
      let header = """
        {"format": "playground-input", "version": 1, "scene": "segmented", "options": \
        {"appearance": \(appearance)}}
        """
      let failure = try failure { _ = try InputLog(parsing: header, folder: folder.url.path) }
      #expect(failure.code == .badInput)
      #expect(failure.message.hasPrefix("line 1, options: appearance cannot be used: "))
      #expect(failure.message.hasSuffix(name + ": not a regular file"))
    }
  }

  @Test func `a file above the size limit is rejected`() throws {
    try Data(count: 2000).write(to: folder.url.appending(path: "file"))
    let path = folder.path("file")
    #expect(
      try failure { _ = try Input.text(of: path, limit: 1999, from: .file) }.message
        == "\(path) is larger than 1999 bytes")
    #expect(try Input.bytes(of: path, limit: 2000, from: .file).count == 2000)
  }

  /// Control characters in an error message must not affect the terminal.
  @Test func `an error message shows control characters as replacement characters`() throws {
    let log = """
      {"format": "playground-input", "version": 1, "scene": "switch", "options": \
      {"a\\u001b]0;mine\\u0007\\n\\u202eb": 1}}
      """
    let failure = try failure { _ = try InputLog(parsing: log) }
    let sign = "\u{FFFD}"
    #expect(
      failure.message == "line 1, options: unknown key a\(sign)]0;mine\(sign)\(sign)\(sign)b")
  }

  @Test func `an error message is shortened if it quotes a very long text`() {
    let path = String(repeating: "p", count: 4096)
    let whole = "cannot read \(path): File name too long"
    #expect(Failure(.badInput, whole).message == whole)
    let message = Failure(.badInput, "line 1: unknown key \(path)\(path)").message
    #expect(message.unicodeScalars.count < 4500 && message.hasPrefix("line 1: unknown key ppp"))
    #expect(message.hasSuffix("ppp"))
  }
}
