/// Title-style capitalization, as far as it can be told without knowing the language. spec: hig-p38
///
/// The first and the last word begin with a capital, and so do all others but articles,
/// conjunctions and prepositions. What may be written otherwise on purpose is let be: other
/// scripts and languages, names such as iPhone, words with digits, units, single letters.
enum TitleStyle {
  /// Words that are small within a title: articles, conjunctions, prepositions, and what stands
  /// within names.
  private static let smallWords: Set<String> = [
    "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "if", "than", "v", "vs",
    "at", "by", "in", "of", "off", "on", "out", "per", "to", "up", "via", "from", "into", "like",
    "near", "onto", "over", "past", "upon", "with", "down", "about", "above", "across", "after",
    "against", "along", "among", "around", "before", "behind", "below", "beneath", "beside",
    "between", "beyond", "during", "inside", "outside", "since", "through", "toward", "under",
    "until", "within", "without", "de", "la", "le", "van", "von",
  ]

  /// What may follow a number.
  private static let units: Set<String> = [
    "mm", "cm", "dm", "km", "mg", "kg", "lb", "lbs", "oz", "ft", "in", "mi", "yd", "ml", "cl", "dl",
    "ms", "min", "mins", "sec", "secs", "hr", "hrs", "px", "pt", "pts", "bit", "bits", "fps", "rpm",
    "am", "pm", "bpm", "dpi", "ppi", "kbps", "mph", "kph", "st", "nd", "rd", "th",
  ]

  private static let marks: Set<Character> = [
    "(", ")", "[", "]", "\"", "'", "“", "”", "‘", "’", ".", ",", ":", ";", "!", "?", "…",
  ]

  /// The first word that should begin with a capital and does not; nil if all is well, or nobody
  /// can tell.
  static func misspelled(in title: String) -> String? {
    // Languages other than English have rules of their own.
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

  /// A word without the marks around it.
  private static func bare(_ word: Substring) -> Substring {
    var word = word
    while let mark = word.first, marks.contains(mark) { word.removeFirst() }
    while let mark = word.last, marks.contains(mark) { word.removeLast() }
    return word
  }

  /// Whether it is a word, and has no capital: not one of a kind that is written like that.
  private static func isPlainLowercase(_ word: Substring) -> Bool {
    guard word.count > 1, let first = word.first, first.isLowercase else { return false }
    // A capital further in, a digit, or the signs of names, addresses and code.
    return word.allSatisfy {
      ($0.isLetter && !$0.isUppercase) || $0 == "-" || $0 == "'" || $0 == "’"
    }
  }
}
