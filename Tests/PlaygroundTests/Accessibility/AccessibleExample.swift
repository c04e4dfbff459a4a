import Foundation
import Robot
import Testing

/// A program of somebody else's, of the package Examples, on a bus of its own and read.
@MainActor
final class AccessibleExample {
  let reader: ScreenReader
  private let bus: PrivateBus
  private let program: Program

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/.build/debug/accessible").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "swift build --package-path Examples builds it")
    bus = try PrivateBus(display: try TestDisplay.robot().displayName)
    program = try bus.start(path)
    reader = try ScreenReader(on: bus, of: "accessible")
  }

  func end() {
    program.stop()
    bus.stop()
  }
}
