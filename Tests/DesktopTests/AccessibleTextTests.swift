#if Desktop
import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Desktop

/// spec: docs/spec/text-input.md#input-methods: texts as assistive technologies read them.
@Suite struct `Text for screen readers` {
  private func text(_ string: String, caret: Int = 0) throws -> AccessibleText {
    let field = TextField(string, label: "Name")
    let rig = SceneRig(field, size: Size(200, 32))
    rig.showFrame()
    field.select(caret..<caret)
    return AccessibleText(try #require(rig.scene.semantics(of: field)?.text))
  }

  @Test func `offsets count code points`() throws {
    let text = try text("aé🇩🇪z", caret: 3)
    #expect(text.count == 5 && text.caret == 2)
    #expect(text[1] == "é" && text[5] == nil && text[-1] == nil)
    #expect(text.bytes(2..<4) == 3..<11 && text.bytes(0..<9) == 0..<12)
    #expect([0, 1, 2, 3, 11, 12].map { text.character(at: $0) } == [0, 1, 1, 2, 4, 5])
    #expect(text.range(-3, 2) == 0..<2 && text.range(4, -1) == 4..<5 && text.range(9, 1) == 1..<5)
    #expect(text.caret(at: -1) == 5..<5 && text.caret(at: 9) == 5..<5)
    #expect(text.string(1..<9) == "é🇩🇪z")
  }

  @Test func `the placeholder is an attribute`() throws {
    let field = TextField(label: "Name")
    let rig = SceneRig(field, size: Size(200, 32))
    func attribute() -> String? {
      rig.scene.semantics(of: field)?.accessibleAttributes.first { $0.name == "placeholder-text" }?
        .value
    }
    #expect(attribute() == nil)
    field.placeholder = "Untitled"
    #expect(attribute() == "Untitled")
  }

  @Test func `units are clusters, words with the spaces after them, and the whole text`() throws {
    let text = try text(" two ne\u{301} words")
    #expect(text.range(at: 6, .character) == 6..<8 && text.range(at: 7, .character) == 6..<8)
    let words = [0, 1, 3, 4, 5, 9, 13].map { text.string(text.range(at: $0, .word)) }
    #expect(words == [" ", "two ", "two ", "two ", "ne\u{301} ", "words", "words"])
    #expect(text.range(at: 3, .all) == 0..<14 && text.range(at: 14, .word) == 14..<14)
    #expect(try self.text("").range(at: 0, .character) == 0..<0)
  }

  @Test(arguments: [
    ("", "ab", 0, "", "ab"), ("ab", "", 0, "ab", ""), ("abc", "abXc", 2, "", "X"),
    ("aaa", "aa", 2, "a", ""), ("one two", "one 2", 4, "two", "2"), ("ab", "ab", 2, "", ""),
    ("か", "がk", 0, "か", "がk"),
  ])
  func `a change is what was removed and inserted`(
    old: String, new: String, offset: Int, removed: String, inserted: String
  ) throws {
    let change = try text(new).change(from: text(old))
    #expect(change.offset == offset)
    #expect(change.removed == removed && change.inserted == inserted)
  }

  @Test func `the extents of all characters lead back to them`() throws {
    let text = try text("abc שלום d")
    let frame = Rect(x: 10, y: 20, width: 400, height: 64)
    for offset in 0..<text.count {
      let place = text.facts.frame(of: text.bytes(text.range(at: offset, .character)), in: frame)
      #expect(frame.contains(Point(place.midX, place.midY)) && place.height == 64)
      #expect(text.character(at: text.facts.offset(atX: place.midX, in: frame)) == offset)
    }
  }
}
#endif
