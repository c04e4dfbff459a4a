/// Title-style capitalization, without knowing the language. spec: docs/spec/prose-rows.md#hig-p38
///
/// All words are capitalized but articles, conjunctions and prepositions inside of a title. Words
/// that may be lowercase on purpose are accepted: other scripts, names such as iPhone, digits,
/// units, single letters.
enum TitleStyle {
  /// Lowercase words within titles: articles, conjunctions, prepositions, and parts of names.
  private static let smallWords: Set<String> = [
    "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "if", "than", "v", "vs",
    "at", "by", "in", "of", "off", "on", "out", "per", "to", "up", "via", "from", "into", "like",
    "near", "onto", "over", "past", "upon", "with", "down", "about", "above", "across", "after",
    "against", "along", "among", "around", "before", "behind", "below", "beneath", "beside",
    "between", "beyond", "during", "inside", "outside", "since", "through", "toward", "under",
    "until", "within", "without", "de", "la", "le", "van", "von",
  ]

  private static let units: Set<String> = [
    "mm", "cm", "dm", "km", "mg", "kg", "lb", "lbs", "oz", "ft", "in", "mi", "yd", "ml", "cl", "dl",
    "ms", "min", "mins", "sec", "secs", "hr", "hrs", "px", "pt", "pts", "bit", "bits", "fps", "rpm",
    "am", "pm", "bpm", "dpi", "ppi", "kbps", "mph", "kph", "st", "nd", "rd", "th",
  ]

  private static let marks: Set<Character> = [
    "(", ")", "[", "]", "\"", "'", "“", "”", "‘", "’", ".", ",", ":", ";", "!", "?", "…",
  ]

  /// The first word that should be capitalized; `nil` if there is none.
  static func misspelled(in title: String) -> String? {
    // Other languages have other rules.
    if title.contains(where: { $0.isLetter && !$0.isASCII }) { return nil }
    let words = title.split(whereSeparator: \.isWhitespace).map(bare)
    guard let first = words.firstIndex(where: { !$0.isEmpty }),
      let last = words.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    for (index, word) in words.enumerated() where isPlainLowercase(word) {
      let isInside = index != first && index != last
      if isInside && smallWords.contains(String(word)) { continue }
      let previous = index > 0 ? words[index - 1] : ""
      if previous.contains(where: \.isNumber) && units.contains(String(word)) { continue }
      return String(word)
    }
    return nil
  }

  private static func bare(_ word: Substring) -> Substring {
    var word = word
    while let mark = word.first, marks.contains(mark) { word.removeFirst() }
    while let mark = word.last, marks.contains(mark) { word.removeLast() }
    return word
  }

  /// Whether a word is lowercase, and not written so on purpose.
  private static func isPlainLowercase(_ word: Substring) -> Bool {
    guard word.count > 1, let first = word.first, first.isLowercase else { return false }
    // An inner capital, a digit, or signs of names, addresses and code.
    return word.allSatisfy {
      ($0.isLetter && !$0.isUppercase) || $0 == "-" || $0 == "'" || $0 == "’"
    }
  }
}
