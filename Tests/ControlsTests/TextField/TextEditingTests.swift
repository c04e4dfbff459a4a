import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// A text field in a scene, and the set-up of its suites.
class TextFieldScene {
  let field = TextField("", label: "Name")
  let rig: SceneRig<TextField>
  let clipboard = TestClipboard()

  init() {
    rig = SceneRig(field, size: Size(120, 32), scale: 2)
    rig.scene.clipboard = clipboard
  }

  func show(_ text: String) {
    field.text = text
    _ = rig.shown().focus().key(.end).takeActions()
  }

  var range: Range<Int> { field.selection.range }
  func isShown(_ text: String) -> Bool { field.text.isIdentical(to: text) }

  func command(_ character: Character, _ modifiers: Modifiers = .control) {
    rig.key(.character(character), modifiers: modifiers)
  }

  /// Strikes keys by their names, with C for Control and S for Shift, and types other characters.
  func strike(_ keys: String) {
    for word in keys.split(separator: " ") {
      var modifiers: Modifiers = []
      let (name, flags) = (String(word.split(separator: "-").last ?? ""), word.dropLast())
      if flags.contains("C-") { modifiers.insert(.control) }
      if flags.contains("S-") { modifiers.insert(.shift) }
      switch name {
      case "left": rig.key(.left, modifiers: modifiers)
      case "right": rig.key(.right, modifiers: modifiers)
      case "home": rig.key(.home, modifiers: modifiers)
      case "end": rig.key(.end, modifiers: modifiers)
      case "backspace", "delete": rig.key(.named(name), modifiers: modifiers)
      default: if modifiers.isEmpty { rig.type(name) } else { command(Character(name), modifiers) }
      }
    }
  }
}

@Suite final class `Editing a text`: TextFieldScene {
  /// Graphemes of several bytes, scripts and lengths.
  private nonisolated static let graphemes = [
    "é", "e\u{301}", "ñ", "ǘ", "ß", "ﬁ", "Å", "o\u{308}\u{304}", "🇩🇪", "🇯🇵",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍👩‍👧", "👩🏽‍🚀", "👍🏿", "❤️", "1️⃣", "☎️", "🧑‍🤝‍🧑", "🏳️‍🌈", "🐻‍❄️",
    "न", "नि", "क्", "मी", "த", "தி", "ก", "ที่", "กี้", "ش",
    "بِ", "لّٰ", "سْ", "ש", "שׁ", "한", "\u{1112}\u{1161}\u{11AB}", "日", "が", "か\u{3099}",
    "a\u{200D}", "Z\u{351}\u{36B}",
  ]

  @Test(arguments: graphemes)
  func `a grapheme is moved over, selected, deleted and undone as one`(grapheme: String) {
    let (text, end) = ("x\(grapheme)y", 1 + grapheme.utf8.count)
    show(text)
    rig.key(.home).key(.right)
    #expect(range == 1..<1)
    rig.key(.right)
    #expect(range == end..<end)
    rig.key(.left, modifiers: .shift)
    #expect(range == 1..<end)
    command("c")
    #expect(clipboard.texts[.clipboard]?.isIdentical(to: grapheme) == true)
    rig.key(.named("backspace"))
    #expect(isShown("xy"))
    command("z")
    #expect(isShown(text) && range == 1..<end)
    rig.key(.left).key(.named("delete"))
    #expect(isShown("xy") && range == 1..<1)
    command("z")
    #expect(isShown(text))
    command("z", [.control, .shift])
    #expect(isShown("xy"))
    command("v")
    clipboard.answer()
    #expect(isShown(text) && range == end..<end)
    // Where a script deletes single marks, several keys are one change.
    for _ in 0..<8 where range.lowerBound > 1 { rig.key(.named("backspace")) }
    #expect(isShown("xy"))
    command("z")
    #expect(isShown(text))
  }

  @Test func `keys move through both directions in the order of the glyphs`() {
    show("abc שלום def")
    rig.key(.home)
    var places: [Int] = []
    for _ in 0..<13 {
      places.append(range.lowerBound)
      rig.key(.right)
    }
    #expect(places == [0, 1, 2, 3, 4, 10, 8, 6, 12, 13, 14, 15, 16])
    rig.key(.home)
    for _ in 0..<2 { rig.key(.right, modifiers: [.control, .shift]) }
    #expect(range == 0..<12)
    #expect(field.state.selected.count == 1)
  }

  @Test func `words are undone one by one`() {
    rig.focus().type("one two  three")
    var texts: [String] = []
    for _ in 0..<4 {
      command("z")
      texts.append(field.text)
    }
    #expect(texts == ["one two  ", "one ", "", ""])
    for _ in 0..<3 { command("z", [.control, .shift]) }
    #expect(field.text == "one two  three")
    // With nothing to redo, the keys belong to the app.
    var keys = 0
    rig.scene.onKey = { _ in
      keys += 1
      return true
    }
    command("z", [.control, .shift])
    command("c")
    command("k")
    #expect(keys == 3)
    rig.scene.setFocus(nil, isVisible: false)
    rig.scene.setFocus(field, isVisible: false)
    command("z")
    #expect(field.text == "one two  three", "the loss of focus ends the history")
  }

  @Test func `a deletion after which characters join is a change of its own`() {
    show("🇩x🇪")
    rig.key(.left).key(.named("backspace")).showFrame()
    rig.key(.named("backspace")).showFrame()
    #expect(field.text == "")
    for text in ["🇩🇪", "🇩x🇪"] {
      command("z")
      #expect(isShown(text))
    }
  }

  /// Keys after the text "one two", the text then, and its selection.
  private nonisolated static let edits: [(keys: String, text: String, selection: Range<Int>)] = [
    ("C-left", "one two", 4..<4), ("C-left C-left", "one two", 0..<0),
    ("C-left C-right", "one two", 7..<7), ("home C-right", "one two", 3..<3),
    ("home C-right C-right", "one two", 7..<7), ("C-S-left", "one two", 4..<7),
    ("S-home", "one two", 0..<7), ("home S-end", "one two", 0..<7),
    ("S-left S-left left", "one two", 5..<5), ("S-left S-left right", "one two", 7..<7),
    ("C-backspace", "one ", 4..<4), ("C-left C-backspace", "two", 0..<0),
    ("home C-delete", " two", 0..<0), ("C-left left C-delete", "one", 3..<3),
    ("home delete", "ne two", 0..<0), ("C-S-left backspace", "one ", 4..<4),
    ("C-S-left x", "one x", 5..<5), ("C-a C-x", "", 0..<0),
  ]

  @Test(arguments: edits)
  func `keys move, select and delete characters and words`(
    keys: String, text: String, selection: Range<Int>
  ) {
    show("one two")
    strike(keys)
    #expect(field.text == text && range == selection)
  }

  /// Keys after the text "one two", and the texts as they are undone.
  @Test(arguments: [
    ("backspace backspace backspace backspace backspace", ["one", "one two"]),
    ("home delete delete delete delete delete", ["two", "one two"]), ("C-a x y", ["one two"]),
    ("x left y", ["one twox", "one two"]), ("C-backspace C-S-left backspace", ["one ", "one two"]),
  ]) func `changes are undone by words, and redone until there is another`(
    keys: String, texts: [String]
  ) {
    show("one two")
    strike(keys)
    let end = field.text
    for text in texts {
      command("z")
      #expect(field.text == text)
    }
    for _ in texts { command("z", [.control, .shift]) }
    #expect(field.text == end && !field.behavior.history.canRedo)
    command("z")
    strike("q")
    #expect(!field.behavior.history.canRedo)
  }

  @Test func `the last 200 changes are kept`() {
    show("")
    for _ in 0..<205 { strike("a left") }
    var count = 0
    while field.behavior.history.canUndo {
      command("z")
      count += 1
    }
    #expect(count == 200 && field.text == "aaaaa")
  }

  @Test(arguments: [
    ("one two", "one two"), ("a\nb", "a b"), ("a\r\nb\u{2028}", "a b "), ("\u{1}q\u{7F}", "q"),
    ("\t日", " 日"), ("", ""),
  ]) func `a pasted text is one line without control characters`(pasted: String, text: String) {
    show("")
    clipboard.texts[.clipboard] = pasted
    command("v")
    clipboard.answer()
    #expect(isShown(text))
  }
}
