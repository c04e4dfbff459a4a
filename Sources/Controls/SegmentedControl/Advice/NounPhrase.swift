/// Detects titles that are certainly not noun phrases. spec: hig-p36
enum NounPhrase {
  /// Words that are rarely anything but verbs; also listed in `docs/controls/advisor.md`. spec:
  /// hig-p21 has the first three
  static let verbs: Set<String> = [
    "add", "remove", "edit", "apply", "cancel", "choose", "create", "delete", "disable", "discard",
    "enable", "insert", "install", "modify", "redo", "rename", "replace", "save", "send", "submit",
    "undo", "uninstall",
  ]

  private static let endings: Set<Character> = [
    ".", "!", "?", ",", ":", ";", "…", "。", "！", "？", "、", "：", "；",
  ]

  /// Abbreviations with a period.
  private static let abbreviations: Set<String> = [
    "approx.", "ave.", "bros.", "co.", "corp.", "dept.", "dr.", "est.", "etc.", "inc.", "jr.",
    "ltd.", "max.", "min.", "misc.", "mr.", "mrs.", "ms.", "no.", "sr.", "st.", "vol.", "vs.",
  ]

  /// The reason why a title is not a noun phrase; `nil` if it may be one.
  static func doubt(about title: String) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let last = words.last else { return nil }
    if let mark = last.last, endings.contains(mark), title.contains(where: \.isLetter),
      !isAbbreviation(last)
    {
      return "“\(title)” ends with a punctuation mark, like a sentence or a command."
    }
    if verbs.contains(first.lowercased()) {
      return "“\(title)” seems to begin with a verb; use a button for an action."
    }
    return nil
  }

  /// Whether the period is a part of the word, as in `Inc.` and the like.
  private static func isAbbreviation(_ word: Substring) -> Bool {
    guard word.last == ".", !word.hasSuffix("..") else { return false }
    return abbreviations.contains(word.lowercased()) || word.dropLast().contains(".")
      || word.count == 2
  }
}
