import Testing

@testable import Canvas

/// spec: docs/spec/text-input.md#input-methods: what an input method draws, and whether it answers.
@Suite struct `Composition of an input method` {
  @Test func `a draw replaces code points, and a caret is placed`() {
    var composition = Composition()
    for (text, first, length, caret, result) in [
      ("k", 0, 0, 1, "k"), ("か", 0, 1, 1, "か"), ("n", 1, 0, 2, "かn"), ("な", 1, 1, 2, "かな"),
      ("日", 0, 2, 1, "日"), ("本e\u{301}", 1, 0, 2, "日本e\u{301}"), ("", 2, 2, 2, "日本"),
      ("", 0, 2, 0, ""),
    ] {
      composition.draw(text, first: first, length: length, caret: caret)
      #expect(composition.text == result && composition.caret == caret)
    }
    #expect(composition.isEmpty)
  }

  @Test(arguments: [
    (-5, 1, 9, "xbc", 3), (9, 1, -1, "abcx", 0), (1, 99, 1, "ax", 1), (1, -4, 2, "axbc", 2),
    (Int.max, Int.max, Int.max, "abcx", 4), (Int.min, Int.min, Int.min, "xabc", 0),
  ])
  func `ranges and carets beyond the text are clamped`(
    first: Int, length: Int, caret: Int, result: String, place: Int
  ) {
    var composition = Composition()
    composition.draw("abc", first: 0, length: 0, caret: 3)
    composition.draw("x", first: first, length: length, caret: caret)
    #expect(composition.text == result && composition.caret == place)
  }

  @Test func `three presses without an answer in half a second are a hang, until an answer`() {
    var watch = AnswerWatch()
    func press(_ seconds: Double) -> Bool { watch.press(at: Instant(seconds: seconds)) }
    #expect(watch.isAnswered && !press(1) && !watch.isAnswered && !press(1.6) && press(1.7))
    #expect(watch.isHung && !press(1.8))
    watch.answer()
    #expect(watch.isAnswered && !watch.isHung)
    #expect(!press(2) && !press(2.1) && !press(2.2) && !press(2.4) && press(2.5))
  }
}
