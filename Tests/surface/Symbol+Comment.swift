import Foundation

extension SymbolGraph.Symbol {
  /// The first sentence of the comment, on one line; `nil` without a comment.
  var firstSentence: String? {
    let lines = (docComment?.lines ?? []).map { $0.text.split(separator: " ") }
    let words = lines.prefix { !$0.isEmpty && $0.first != "-" }.joined()
    var sentence: [Substring] = []
    for word in words {
      sentence.append(word)
      if word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!") { break }
    }
    return sentence.isEmpty ? nil : sentence.joined(separator: " ").withPlainLinks
  }
}

extension String {
  /// The text with symbol links as code: ``Node/frame`` becomes `Node.frame`.
  fileprivate var withPlainLinks: String {
    let parts = components(separatedBy: "``").enumerated()
    return parts.map { $0.isMultiple(of: 2) ? $1 : $1.replacing("/", with: ".") }.joined(
      separator: "`")
  }
}
