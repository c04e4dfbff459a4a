import Canvas
import Controls
import Foundation
import Support
import Testing

nonisolated enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appending(path: path) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}

nonisolated extension String { var words: [String] { split(separator: " ").map(String.init) } }

extension Node {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

extension Scene {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

extension Bitmap.Pixel {
  init(_ color: Color) {
    let levels = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: 255)
  }

  init(hex: UInt32) { self.init(Color(hex: hex)) }
}

nonisolated extension PNGChunk {
  /// Bytes as zlib data in one block without compression (RFC 1950, 1951).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65521
      two = (two + one) % 65521
    }
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + PNGChunk.bytes(two << 16 | one)
  }
}

/// A pipe whose writing end does not block.
nonisolated struct NonblockingPipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  /// Reads until the writing end is closed, or until a nonblocking pipe is empty.
  static func everything(from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 3000)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { return all }
      all += chunk[..<count]
    }
  }
}

/// An installed program that checks files written by the playground.
nonisolated struct OtherProgram {
  private static let folder = "/usr/bin/"
  static let rsvg = OtherProgram("rsvg-convert")
  static let pdftoppm = OtherProgram("pdftoppm")

  /// Python with the module PIL.
  static let python = OtherProgram(
    "python3", with: "/usr/lib/python3/dist-packages/PIL/__init__.py")

  private let path: String
  let isInstalled: Bool

  private init(_ name: String, with library: String? = nil) {
    path = Self.folder + name
    let files = FileManager.default
    isInstalled = files.isExecutableFile(atPath: path) && (library.map(files.fileExists) ?? true)
  }

  func run(_ arguments: [String]) throws {
    let (text, code) = try Self.output(of: [path] + arguments, withErrors: true)
    #expect(code == 0, "\(path) \(arguments): \(text)")
  }

  /// Runs a program found in `PATH` to its end, and returns its output and exit code.
  static func output(of words: [String], withErrors: Bool = false) throws -> (String, code: Int32) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    if withErrors { process.standardError = pipe }
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}

final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")

  init() {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
  func path(_ name: String) -> String { url.appending(path: name).path }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  @discardableResult func put(_ text: String, into name: String) throws -> String {
    try put(Data(text.utf8), into: name)
  }

  @discardableResult func put(_ bytes: some Sequence<UInt8>, into name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
