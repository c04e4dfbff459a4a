import Foundation
import Testing

@Suite struct ImportTests {
  /// All of Foundation is linked in by one file that imports it: 44 MB, most of them tables of other
  /// languages, and a start that takes longer.
  @Test(arguments: ["Canvas", "Controls", "Desktop", "playground"])
  func `no module imports all of Foundation`(module: String) throws {
    let folder = Checkout.file("Sources/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      let hasFoundation = text.contains(/(?m)^[a-z@ ]*import Foundation/)
      #expect(!hasFoundation, "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
