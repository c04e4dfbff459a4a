import Foundation
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md: exit code 73 if a file cannot be written; the previous file is
/// kept.
@Suite struct `Output file` {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String) throws {
    try OutputFile.write(Array(text.utf8), to: folder.path(name))
  }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))
  }

  @Test func `the file is replaced completely, and only when writing finishes`() throws {
    try folder.put("something long that was there before", into: "file")
    for text in ["old", "", "old"] {
      try write(text, to: "file")
      #expect(try folder.text("file") == text)
    }
    do {
      let unfinished = try OutputFile(folder.path("file"))
      try unfinished.write(Array("new".utf8))
      _ = try OutputFile(folder.path("other"))
    }
    let file = try OutputFile(folder.path("file"))
    for part in ["one ", "two"] { try file.write(Array(part.utf8)) }
    #expect(try folder.text("file") == "old")
    #expect(try folder.names == ["file", "file.partial-\(getpid())"])
    try file.finish()
    #expect(try folder.text("file") == "one two" && folder.names == ["file"])
  }

  @Test func `two writers can write the same file, and the last to finish wins`() throws {
    let one = try OutputFile(folder.path("file"))
    let other = try OutputFile(folder.path("file"))
    try one.write(Array("one".utf8))
    try other.write(Array("other".utf8))
    try one.finish()
    #expect(try folder.text("file") == "one")
    try other.finish()
    #expect(try folder.text("file") == "other" && folder.names == ["file"])
  }

  private func isLink(_ name: String) throws -> Bool {
    try attributes(name)[.type] as? FileAttributeType == .typeSymbolicLink
  }

  @Test func `a file behind symbolic links is replaced, and the links stay`() throws {
    try folder.put("old", into: "file")
    try folder.link("link", to: "file")
    try folder.link("chain", to: folder.path("link"))
    try write("new", to: "chain")
    #expect(try folder.text("file") == "new" && isLink("chain") && isLink("link"))
  }

  @Test func `a name in a folder replaces a link instead of its target`() throws {
    try folder.put("somebody's", into: "file")
    try folder.link("frame", to: "file")
    try folder.link("loose", to: folder.path("made"))
    for name in ["frame", "loose", "frame"] {
      try OutputFile.write(Array("new".utf8), to: folder.path(name), named: .inFolder)
      #expect(try folder.text(name) == "new" && !isLink(name))
    }
    #expect(try folder.text("file") == "somebody's" && folder.names == ["file", "frame", "loose"])
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    let path = folder.path("folder")
    #expect(throws: Failure(.cannotWrite, "cannot write \(path): Is a directory")) {
      try OutputFile(path, named: .inFolder)
    }
  }

  @Test func `a fresh name that exists is rejected`() throws {
    try folder.put("somebody's", into: "file")
    try folder.link("link", to: "file")
    try folder.link("loose", to: "made")
    for taken in ["file", "link", "loose"] {
      let path = folder.path(taken)
      #expect(throws: Failure(.cannotWrite, "cannot write \(path): File exists")) {
        try OutputFile.write([1], to: path, named: .fresh)
      }
    }
    try OutputFile.write(Array("new".utf8), to: folder.path("fresh"), named: .fresh)
    #expect(try folder.text("fresh") == "new" && folder.text("file") == "somebody's")
    #expect(try isLink("link") && isLink("loose"))
    #expect(try folder.names == ["file", "fresh", "link", "loose"])
  }

  @Test(arguments: [false, true])
  func `a fresh name that is taken while writing is rejected at the end`(isLink: Bool) throws {
    let file = try OutputFile(folder.path("fresh"), named: .fresh)
    try file.write(Array("new".utf8))
    if isLink {
      try folder.link("fresh", to: "made")
    } else {
      try folder.put("somebody's", into: "fresh")
    }
    #expect(throws: Failure(.cannotWrite, "cannot write \(folder.path("fresh")): File exists")) {
      try file.finish()
    }
    #expect(try self.isLink("fresh") == isLink)
    if !isLink { #expect(try folder.text("fresh") == "somebody's") }
  }

  @Test func `a replaced file keeps its permissions, and a read-only file is not replaced`() throws
  {
    try folder.put("old", into: "file")
    func allow(_ mode: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path("file"))
    }
    for mode in [0o600, 0o755, 0o640] {
      try allow(mode)
      try write("new \(mode)", to: "file")
      #expect(try attributes("file")[.posixPermissions] as? Int == mode)
    }
    // Root can write every file.
    if geteuid() == 0 { return }
    try allow(0o400)
    #expect(throws: Failure.self) { try write("newer", to: "file") }
    #expect(try folder.text("file") == "new \(0o640)")
  }

  @Test func `a folder or a path in a missing folder is rejected`() throws {
    for path in [
      folder.url.path, "/", ".", "", folder.path("none/file"), folder.url.path + "/file/",
    ] {
      let failure = #expect(throws: Failure.self) { try OutputFile(path) }
      let name = path.isEmpty ? "a file without a name" : path
      #expect(failure?.code == .cannotWrite)
      #expect(failure?.message.hasPrefix("cannot write \(name): ") == true)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a device is written in place`() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null")
    let full = try OutputFile("/dev/full")
    #expect(throws: Failure(.cannotWrite, "cannot write /dev/full: No space left on device")) {
      try full.write([1])
    }
  }

  @Test func `a pipe without a reader is rejected, and one with a reader that stops`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: Failure(.cannotWrite, "cannot write \(path): no program reads from it")) {
      try OutputFile(path, timeout: .brief)
    }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try OutputFile(path, timeout: .brief)
    try file.write([7])
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 1 && byte == 7)
    try file.finish()
    let other = try OutputFile(path, timeout: .brief)
    let failure = #expect(throws: Failure.self) {
      try other.write([UInt8](repeating: 0, count: 1 << 22))
    }
    #expect(
      failure?.message.hasSuffix("the program that reads from it has stopped reading") == true)
  }
}
