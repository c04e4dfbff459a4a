import Foundation
import Testing

/// `docs/controls/switch.md`: what it names, and that its pictures are there.
@Suite struct `The guide to the switch` {
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/controls")

  private func text() throws -> String {
    try String(contentsOf: folder.appending(path: "switch.md"), encoding: .utf8)
  }

  @Test func `names both counterparts`() throws {
    let text = try text()
    #expect(text.contains("UIKit's `UISwitch`") && text.contains("SwiftUI's `Toggle`"))
  }

  @Test func `shows pictures that exist`() throws {
    let pictures = try text().matches(of: /\]\((\.\.\/pictures\/[^)]*)\)/).map { String($0.1) }
    #expect(pictures.count > 20)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: picture).path))
    }
  }
}
