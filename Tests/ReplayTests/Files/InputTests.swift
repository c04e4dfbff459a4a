import Foundation
import Support
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
  @Test
  func
    `an error message has no control characters, and is shortened if it quotes a very long text`()
    throws
  {
    let failure = try failure {
      _ = try InputLog(
        header: #""scene": "switch", "options": {"a\u001b]0;mine\u0007\n\u202eb": 1}"#)
    }
    #expect(
      failure.message == "line 1, options: unknown key a\u{FFFD}]0;mine\u{FFFD}\u{FFFD}\u{FFFD}b")
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

/// RFC 8089, as used by programs that drag files.
@Suite struct `File address` {
  @Test func `the address of a path leads to the path`() throws {
    for path in ["/", "/home/a b/c.png", "/ä/100%/#1?.png"] {
      let address = FileAddress.address(of: path)
      #expect(address.utf8.allSatisfy { $0 > 32 && $0 < 127 })
      #expect(try FileAddress.path(of: address) == path)
    }
    for (address, path) in [
      ("file:///home/me/a.tokens.json", "/home/me/a.tokens.json"),
      ("file:///a%20b/%C3%A4%25.json", "/a b/ä%.json"), ("file://localhost/a", "/a"),
      ("FILE://Here/a", "/a"), ("file:/a/b", "/a/b"), ("file:///", "/"),
    ] { #expect(try FileAddress.path(of: address, host: "here") == path) }
  }

  @Test(arguments: [
    "", "file:", "file://", "file:///%", "file:///%4", "file:///%zz", "file:///a%00b",
    "file:///%FF", "file:a", "file://elsewhere/a", "http://example.org/a.json", "/a.json",
    "data:,a", "file:///%+1", String(repeating: "x", count: 10_000),
  ])
  func `any other address is rejected`(address: String) throws {
    let failure = #expect(throws: Failure.self) { try FileAddress.path(of: address, host: "here") }
    #expect(failure?.code == .badInput && failure?.message.contains("expected") == true)
    #expect((failure?.message.count ?? 0) < 160)
  }
}

@Suite nonisolated struct `Descriptor stream with a nonblocking pipe` {
  private func write(_ bytes: [UInt8], to pipe: NonblockingPipe) throws {
    try DescriptorStream(descriptor: pipe.writing, timeout: .endless).write(bytes)
  }

  @Test func `a write waits for a slow reader and loses no bytes`() async throws {
    let pipe = try NonblockingPipe()
    // More than the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let received = Self.everything(from: pipe.reading)
    // The reader ends when the writing end is closed, also after an error.
    let outcome = Result { try write(bytes, to: pipe) }
    close(pipe.writing)
    try outcome.get()
    #expect(await received == bytes)
  }

  @Test func `a write without a reader throws`() throws {
    let pipe = try NonblockingPipe()
    close(pipe.reading)
    signal(SIGPIPE, SIG_IGN)
    #expect(throws: SystemError.self) { try write([1, 2, 3], to: pipe) }
    close(pipe.writing)
  }

  private static func everything(from descriptor: Int32) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: NonblockingPipe.everything(from: descriptor))
        close(descriptor)
      }
    }
  }
}

@Suite struct `Log stream without a reader` {
  @Test func `lines are dropped while the pipe is full`() throws {
    let pipe = try NonblockingPipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    func received() -> String {
      String(decoding: NonblockingPipe.everything(from: pipe.reading), as: UTF8.self)
    }
    let stream = LogStream(descriptor: pipe.writing)
    stream.write("first\n")
    let filler = [UInt8](repeating: UInt8(ascii: "."), count: 4096)
    while write(pipe.writing, filler, filler.count) > 0 {}
    // The first write finds the pipe full; later writes do not try.
    for text in ["lost\n", "lost too\n"] { stream.write(text) }
    let before = received()
    #expect(before.hasPrefix("first\n.") && !before.contains("lost"))
    for text in ["seen\n", "as well\n"] { stream.write(text) }
    #expect(received() == "seen\nas well\n")
  }
}

@Suite struct `JSON value` {
  @Test func `JSON is written on one line, with its keys in their order`() {
    let value = JSON.object([
      .init("b", .array([.integer(1), .number(1.5), .null])), .init("a", .bool(false)),
      .init("c", .object([.init("d\"", .string("\u{1}\u{1F}\\\"\n\t\r\u{7F}é"))])),
      .init("e", .array([])), .init("f", .bool(true)),
    ])
    #expect(
      value.text == #"{"b": [1, 1.5, null], "a": false, "#
        + #""c": {"d\"": "\u0001\u001f\\\"\n\t\r"# + "\u{7F}" + #"é"}, "e": [], "f": true}"#)
    // A number that is not finite is null.
    #expect([.infinity, .nan, 0.1].map { JSON.number($0).text } == ["null", "null", "0.1"])
  }

  /// The text shows differences that equality does not: the sign of zero and Unicode normalization.
  @Test(arguments: [
    #"{"b": [1, 1.0, "x", null, true, {}, []], "a": {"z": -0.0, "y": 1e-07}}"#, "3", #""é€😀""#,
    #"{"a": 1, "a": 2}"#, "9223372036854775807", "-9223372036854775808", "9.223372036854775e+18",
    "5e-324", "[0.1, 1e+16, -1e+300, 1.7976931348623157e+308, 2251799813685249.5]",
    #"["\u0000\u0001\u001f\n\"\\/\#u{7F}\#u{2028}e\#u{301}\#u{FFFF}\#u{10FFFF}{, "]"#,
  ])
  func `JSON is read as it is written`(text: String) {
    #expect(JSON(parsing: text).map { Array($0.text.utf8) } == Array(text.utf8))
  }

  @Test func `escapes, white space, numbers and up to 500 levels are read`() {
    let text = " {\t\"a\" :\r\n[ -0 , 1E2,1e+2, 1e999999999999 ] } "
    #expect(JSON(parsing: text) == nil)
    #expect(
      JSON(parsing: text.replacing(", 1e999999999999", with: ""))?.text
        == #"{"a": [-0.0, 100.0, 100.0]}"#)
    #expect(JSON(parsing: #""\u00e9\/\b\f\uD83D\uDE00""#) == .string("é/\u{8}\u{C}😀"))
    #expect(JSON(parsing: "9223372036854775808") == .number(0x1p63))
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSON(parsing: nested(500))?.text == nested(500) && JSON(parsing: nested(501)) == nil)
    #expect(JSON(parsing: String(repeating: "[", count: 1_000_000)) == nil)
  }

  @Test(arguments: [
    "", " ", "{\"a\": }", "{\"a\" 1}", "{a: 1}", "{\"a\": 1,}", "[1,]", "[1 2]", "[", "{", "\"",
    "\"\\\"", "\"\u{1}\"", #""\x""#, #""\u12""#, #""\u+123""#, #""\uD83D""#, #""\uD83D\u0041""#,
    #""\uDE00""#, "01", "+1", ".5", "1.", "1.e5", "1e", "--1", "0x10", "nan", "Infinity", "1e999",
    "tru", "nulls", "1 2",
  ])
  func `invalid JSON is rejected`(text: String) { #expect(JSON(parsing: text) == nil) }
}
