import Foundation
import Robot
import Testing

extension TemporaryFolder {
  /// Compiles a library of `Tests/doubles` that a program loads before its own (`LD_PRELOAD`).
  ///
  /// - Parameter libraries: options of the linker.
  /// - Returns: its path.
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
