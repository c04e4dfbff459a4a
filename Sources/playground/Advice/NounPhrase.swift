/// Detects titles that are certainly not noun phrases. spec: docs/spec/prose-rows.md#hig-p36
enum NounPhrase {
  /// Words that are rarely anything but verbs; also listed in `docs/controls/advisor.md`.
  /// spec: docs/spec/prose-rows.md#hig-p21 has the first three
  static let verbs: Set<String> = [
    "add", "remove", "edit", "apply", "cancel", "choose", "create", "delete", "disable", "discard",
    "enable", "hide", "insert", "install", "modify", "quit", "redo", "rename", "replace", "reset",
    "save", "send", "submit", "undo", "uninstall",
  ]

  /// Words that begin noun phrases as well, such as “Open Issues” and “Start Date”, each with the
  /// title beside which it is a state or a place and no command; empty for none.
  static let commands = [
    "open": "closed", "show": "", "start": "end", "stop": "", "take": "",
  ]

  /// Words that end a command, such as “Show All” and “Take One Out”.
  static let particles: Set<String> = [
    "all", "away", "back", "down", "in", "it", "off", "on", "out", "over", "up",
  ]

  private static let endings: Set<Character> = [
    ".", "!", "?", ",", ":", ";", "…", "。", "！", "？", "、", "：", "；",
  ]

  private static let abbreviations: Set<String> = [
    "approx.", "ave.", "bros.", "co.", "corp.", "dept.", "dr.", "est.", "etc.", "inc.", "jr.",
    "ltd.", "max.", "min.", "misc.", "mr.", "mrs.", "ms.", "no.", "sr.", "st.", "vol.", "vs.",
  ]

  /// The reason why a title is not a noun phrase; `nil` if it may be one.
  ///
  /// - Parameter titles: The titles of all segments.
  static func doubt(about title: String, among titles: [String] = []) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let last = words.last else { return nil }
    if let mark = last.last, endings.contains(mark), title.contains(where: \.isLetter),
      !isAbbreviation(last)
    {
      return "“\(title)” ends with a punctuation mark, like a sentence or a command."
    }
    if verbs.contains(first.lowercased()) || isCommand(words, among: titles) {
      return "“\(title)” seems to begin with a verb; use a button for an action."
    }
    return nil
  }

  private static func isCommand(_ words: [Substring], among titles: [String]) -> Bool {
    guard let opposite = commands[words[0].lowercased()] else { return false }
    if words.count > 1 { return particles.contains(words[words.count - 1].lowercased()) }
    return !titles.contains { $0.lowercased() == opposite }
  }

  /// Whether the period is a part of the word, as in `Inc.` and the like.
  private static func isAbbreviation(_ word: Substring) -> Bool {
    guard word.last == ".", !word.hasSuffix("..") else { return false }
    return abbreviations.contains(word.lowercased()) || word.dropLast().contains(".")
      || word.count == 2
  }
}
