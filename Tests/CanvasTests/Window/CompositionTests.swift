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
      #expect(composition.preedit.text == result && composition.caret == caret)
    }
    #expect(composition.isEmpty)
  }

  /// The values of XIMReverse, XIMUnderline, XIMHighlight, XIMPrimary and combinations.
  @Test(arguments: [
    (0, true, false), (1, false, true), (2, true, false), (3, true, true), (4, false, true),
    (0x20, true, false), (-1, true, true),
  ])
  func `feedback underlines and highlights`(feedback: Int, underline: Bool, highlight: Bool) {
    let mark = Composition.Mark(feedback: feedback)
    #expect(mark.isUnderlined == underline && mark.isHighlighted == highlight)
  }

  @Test func `marks follow their code points, and change without them`() {
    let (line, segment) = (Composition.Mark(feedback: 2), Composition.Mark(feedback: 3))
    func draw(
      _ text: String?, _ marks: [Composition.Mark], _ range: Range<Int>, _ caret: Int
    ) -> Preedit {
      composition.draw(text, marks, first: range.lowerBound, length: range.count, caret: caret)
      return composition.preedit
    }
    var composition = Composition()
    let highlighted = RangeSet(0..<2)
    #expect(
      draw("今日は", [segment, segment, line], 0..<0, 3)
        == Preedit("今日は", caret: 3, highlighted: highlighted))
    // Fewer marks than code points, more of them, and a deletion.
    #expect(
      draw("です", [segment], 3..<3, 5)
        == Preedit("今日はです", caret: 5, highlighted: RangeSet([0..<2, 3..<4])))
    #expect(
      draw("x", [line, segment], 0..<1, 1)
        == Preedit("x日はです", caret: 1, highlighted: RangeSet([1..<2, 3..<4])))
    #expect(draw("", [], 1..<4, 1) == Preedit("xす", caret: 1))
    // Marks only.
    let reverse = Composition.Mark(feedback: 1)
    #expect(
      draw(nil, [reverse, segment, segment], 0..<2, 2)
        == Preedit("xす", caret: 2, underlined: RangeSet(1..<2), highlighted: RangeSet(0..<2)))
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
    #expect(composition.preedit.text == result && composition.caret == place)
  }

  @Test func `three presses without an answer in half a second are a hang, until an answer`() {
    var watch = AnswerWatch()
    func press(_ seconds: Double, isAnsweredSoon: Bool = true) -> Bool {
      watch.press(at: Instant(seconds: seconds), isAnsweredSoon: isAnsweredSoon)
    }
    #expect(watch.isAnswered && !press(1) && !watch.isAnswered && !press(1.6) && press(1.7))
    #expect(watch.isHung && !press(1.8))
    watch.answer()
    #expect(watch.isAnswered && !watch.isHung)
    #expect(!press(2) && !press(2.1) && !press(2.2) && !press(2.4) && press(2.5))
    watch.answer()
    #expect((0..<9).allSatisfy { !press(3 + Double($0), isAnsweredSoon: false) })
    #expect(!watch.isAnswered)
  }
}
