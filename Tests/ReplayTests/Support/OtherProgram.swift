import Foundation
import Testing

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
