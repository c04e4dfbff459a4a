import Foundation

struct CodeBlock {
  /// The path of the document, relative to the package.
  var path: String
  /// The number of the first line, counted from 1.
  var line: Int
  /// The lines without their common indentation.
  var lines: [String]

  var text: String { lines.joined(separator: "\n") }

  var place: String { "\(path):\(line)" }

  var isOfManifest: Bool { lines.contains { $0.hasPrefix(".package(url: ") } }

  static func blocks(of document: String, at path: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    for (index, line) in document.components(separatedBy: "\n").enumerated() {
      let line = unindented(line)
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line == "```swift" {
        open = CodeBlock(path: path, line: index + 2, lines: [])
      }
    }
    return blocks + (open.map { [$0] } ?? [])
  }

  func stands(in source: String) -> Bool { source.contains("\n\(text)\n") }

  static func searchable(_ source: String) -> String {
    "\n" + source.components(separatedBy: "\n").map(unindented).joined(separator: "\n") + "\n"
  }

  private static func unindented(_ line: String) -> String { String(line.drop { $0 == " " }) }
}
