import Foundation

/// Metrics on request: `PIXEL_TESTS_REPORT=1 swift test --filter PixelTests`.
enum Report {
  static func say(_ line: @autoclosure () -> String) {
    if ProcessInfo.processInfo.environment["PIXEL_TESTS_REPORT"] == nil { return }
    print("WORST", line())
  }
}
