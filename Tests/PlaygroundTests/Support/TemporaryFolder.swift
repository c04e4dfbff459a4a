import Foundation
import Robot
import Testing

final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")

  init() {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
  func path(_ name: String) -> String { url.appending(path: name).path }
  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try data(name)) }
  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func put(_ text: String, into name: String) throws {
    try put(Array(text.utf8), into: name)
  }

  func put(_ bytes: [UInt8], into name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension TemporaryFolder {
  /// Compiles a library of `Tests/doubles`, which a program preloads (`LD_PRELOAD`).
  @MainActor func compileDouble(_ name: String, _ libraries: String...) throws -> String {
    let library = path("\(name).so")
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "doubles/\(name).c")
    let compiler = try Program(
      "clang", ["-shared", "-fPIC", "-o", library, source.path] + libraries)
    #expect(try compiler.waitForExit() == 0, "\(compiler.errorText)")
    return library
  }
}
