@testable import Canvas
@testable import Workbench
@testable import playground

/// The addresses of files dropped on the window.
enum URIsEntry {
  static func handle(_ bytes: [UInt8]) throws {
    for address in URIList.addresses(in: bytes) {
      let path: String
      do {
        path = try FileAddress.path(of: address, host: "box")
      } catch let refusal as Failure {
        try check(refusal, startsWith: [""])
        continue
      }
      try require(
        path.hasPrefix("/") && !path.utf8.contains(0), "no path: \(path.debugDescription)")
    }
  }
}
