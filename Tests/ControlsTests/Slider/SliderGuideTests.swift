import Foundation
import Testing

/// `docs/controls/slider.md`: what it names, and that its pictures are there.
@Suite struct `The guide to the slider` {
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `names both counterparts`() throws {
    let text = try text("docs/controls/slider.md")
    #expect(text.contains("[UISlider]") && text.contains("[Slider]"))
  }

  @Test func `shows pictures that exist`() throws {
    let text = try text("docs/controls/slider.md")
    let pictures = text.matches(of: /\]\(\.\.\/(pictures\/[^)]*)\)/).map { String($0.1) }
    #expect(pictures.count > 14)
    for picture in pictures {
      let path = folder.appending(path: "docs").appending(path: picture).path
      #expect(FileManager.default.fileExists(atPath: path), "\(picture)")
    }
  }

  @Test func `every figure has its origin where it stands`() throws {
    let source = try text("Sources/Controls/Slider/SliderMetrics.swift")
    var comment = ""
    for line in source.split(separator: "\n").map({ $0.trimmingPrefix { $0 == " " } }) {
      if line.hasPrefix("///") {
        comment += line
      } else {
        if line.hasPrefix("public var") {
          #expect(comment.contains("spec: ") || comment.contains("chosen"), "\(line)")
        }
        comment = ""
      }
    }
  }
}
