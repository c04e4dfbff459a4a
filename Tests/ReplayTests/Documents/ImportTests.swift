import Foundation
import Testing

@Suite struct ImportTests {
  /// One import of Foundation links all of it: 44 MB, mostly data of other locales, and a slower
  /// start.
  @Test(arguments: ["Canvas", "Controls", "Desktop", "Workbench", "playground"])
  func `no module imports all of Foundation`(module: String) throws {
    let folder = Checkout.file("Sources/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Faster than `Regex` by far.
      let found = text.range(
        of: "(?m)^[a-z@ ]*import Foundation", options: .regularExpression)
      #expect(found == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
