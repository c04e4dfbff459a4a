import Foundation

extension SymbolGraph.Symbol {
  /// The first sentence of the comment, on one line; `nil` without a comment.
  var firstSentence: String? {
    let words = commentWords.prefix { !$0.isEmpty && $0.first != "-" }.joined()
    var sentence: [Substring] = []
    for word in words {
      sentence.append(word)
      if word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!") { break }
    }
    return sentence.isEmpty ? nil : sentence.joined(separator: " ").withPlainLinks
  }

  /// The documented parameters, results and errors, each with its name.
  var details: [String] {
    var details: [[Substring]] = []
    var isInParameters = false
    var isInDetail = false
    for words in commentWords {
      let item = words.dropFirst()
      if words.isEmpty {
        isInParameters = false
        isInDetail = false
      } else if words.first != "-" {
        if isInDetail { details[details.count - 1] += words }
      } else if item.first == "Parameters:" {
        isInParameters = true
        isInDetail = false
      } else if item.first == "Parameter" {
        details.append(Array(item.dropFirst()))
        isInDetail = true
      } else if item.first == "Returns:" || item.first == "Throws:" {
        details.append(Array(item))
        isInParameters = false
        isInDetail = true
      } else {
        if isInParameters { details.append(Array(item)) }
        isInDetail = isInParameters
      }
    }
    return details.map { $0.joined(separator: " ").withPlainLinks }
  }

  private var commentWords: [[Substring]] {
    (docComment?.lines ?? []).map { $0.text.split(separator: " ") }
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
