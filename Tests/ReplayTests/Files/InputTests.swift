import Foundation
import Testing

@testable import Workbench

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
      let header =
        #"{"format": "playground-input", "version": 1, "scene": "segmented", "#
        + #""options": {"appearance": \#(appearance)}}"#
      let failure = try failure { _ = try InputLog(parsing: header, folder: folder.url.path) }
      #expect(failure.code == .badInput && failure.message.hasSuffix(name + ": not a regular file"))
      #expect(failure.message.hasPrefix("line 1, options: appearance cannot be used: "))
    }
  }

  /// Control characters in an error message must not affect the terminal.
  @Test func `an error message shows control characters as replacement characters`() throws {
    let failure = try failure {
      _ = try InputLog(
        header: #""scene": "switch", "options": {"a\u001b]0;mine\u0007\n\u202eb": 1}"#)
    }
    #expect(
      failure.message
        == "line 1, options: unknown key a\u{FFFD}]0;mine\u{FFFD}\u{FFFD}\u{FFFD}b")
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

@Suite struct `Output place` {
  private let folder = TemporaryFolder()

  private func collide(_ one: String, _ other: String) throws -> Bool {
    try OutputPlace(one).collides(with: OutputPlace(other))
  }

  @Test func `two paths of the same file collide, also of a missing one`() throws {
    let path = try folder.put("", into: "file")
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("hard"))
    try folder.link("soft", to: "file")
    let parent = folder.url.path
    let up = parent + "/../" + folder.url.lastPathComponent
    for (one, other) in [
      (path, path), (path, parent + "//file"), (path, parent + "/./file"), (path, up + "/file"),
      (path, parent + "/hard"), (parent + "/hard", parent + "/soft"),
      (parent + "/none", parent + "/./none"), ("/dev/zero", "/dev/zero"),
    ] { #expect(try collide(one, other), "\(one) \(other)") }
    for (one, other) in [
      (parent + "/none", parent + "/other"), (parent + "/none", path), ("/dev/null", "/dev/null"),
      ("/dev/zero", "/dev/full"),
    ] { #expect(try !collide(one, other), "\(one) \(other)") }
  }

  @Test func `a cycle of links is rejected`() throws {
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    #expect(throws: SystemError(ELOOP)) { try OutputPlace(folder.path("one")) }
  }

  @Test func `a descriptor can be given by its name`() throws {
    for (name, descriptor) in [("/dev/stderr", Int32(2)), ("/proc/self/fd/1", 1)] {
      guard case .open(descriptor) = try OutputPlace(name).kind else {
        Issue.record("\(name) is not descriptor \(descriptor)")
        return
      }
    }
  }
}
