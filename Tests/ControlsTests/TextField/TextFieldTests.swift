import Canvas
import ControlsTesting
import Observation
import Testing

@testable import Controls

@Suite final class `Text field`: TextFieldScene {
  @Test func `typing reports each change, and Return submits`() {
    var (texts, submitted): ([String], [String]) = ([], [])
    field.onChange { texts.append($0) }
    field.onSubmit { submitted.append($0) }
    rig.focus().type("Hi 日")
    rig.key(.enter)
    #expect(texts == ["H", "Hi", "Hi ", "Hi 日"] && submitted == ["Hi 日"])
    #expect(
      rig.actions == [
        .editingBegan, .valueChanged(.text("H")), .valueChanged(.text("Hi")),
        .valueChanged(.text("Hi ")), .valueChanged(.text("Hi 日")), .editingEnded,
        .triggered(nil),
      ])
    #expect(field.isFocused)
  }

  @Test func `Escape gives back the text of before, and leaves the focus`() {
    show("old")
    command("a")
    #expect(rig.type("new").key(.escape).control.text == "old" && !field.isFocused)
    #expect(rig.takeActions().suffix(2) == [.valueChanged(.text("old")), .editingEnded])
    // The key of the last character is still down.
    #expect(rig.focus().keyDown(.character("x")).control.text == "x")
    #expect(rig.key(.escape).control.text == "old" && !field.isFocused)
    #expect(rig.keyUp(.character("x")).focus().type("new").key(.tab).control.text == "new")
  }

  @Test func `presses select characters, words and all, and Shift extends`() {
    show("one two")
    #expect(field.behavior.state(at: rig.now).lineX == 0)
    let x = 9 + (TextEngine().size(of: Text("one t", font: .body)).width)
    rig.passTime(1).tap(at: Point(9, 16))
    #expect(range == 0..<0)
    rig.passTime(1).tap(at: Point(x, 16), modifiers: .shift)
    #expect(range.lowerBound == 0 && (4...6).contains(range.upperBound))
    rig.passTime(1)
    rig.tap(at: Point(x, 16)).tap(at: Point(x, 16))
    #expect(range == 4..<7)
    #expect(clipboard.texts[.primary] == "two")
    rig.tap(at: Point(x, 16))
    #expect(range == 0..<7)
    // Backwards, a drag by words keeps the first one.
    rig.passTime(1).tap(at: Point(x, 16)).press(at: Point(x, 16)).move(to: Point(10, 16)).release()
    #expect(range == 0..<7)
    clipboard.texts[.primary] = "3\n4"
    rig.passTime(1)
    rig.press(at: Point(110, 16), button: 2).release(button: 2)
    clipboard.answer()
    #expect(field.text == "one two3 4")
  }

  @Test func `a long text scrolls to the caret, and while a drag is beyond an end`() {
    show("The quick brown fox jumps over the lazy dog")
    #expect(field.state.lineX < -100)
    #expect(rig.key(.home).control.state.lineX == 0)
    rig.press(at: Point(20, 16)).drag(to: Point(140, 16))
    let first = range.upperBound
    #expect(range.lowerBound > 0 && first < 30)
    rig.advance(by: 0.5)
    #expect(range.upperBound > first && field.state.lineX < 0)
    rig.advance(by: 5)
    #expect(range.upperBound == 43)
    #expect(!rig.wantsFrame)
    rig.drag(to: Point(-20, 16)).advance(by: 5)
    #expect(range.lowerBound == 0 && field.state.lineX == 0)
    rig.release()
    rig.scene.setFocus(nil, isVisible: false)
    #expect(field.state.lineX == 0 && field.state.selected.isEmpty)
  }

  @Test func `the caret blinks for 10 s and then stands, without a wakeup`() {
    rig.scene.environment.caretBlink = CaretBlink(period: 1, timeout: 3)
    show("a")
    rig.showFrame()
    var changes: [Bool] = []
    let start = rig.now
    for _ in 0..<20 {
      guard case .at(let time) = rig.lastUpdate.next else { break }
      rig.showFrame(after: time.seconds(since: rig.now))
      changes.append(field.state.caretX != nil)
    }
    #expect(changes == [false, true, false, true, false, true])
    #expect(abs(rig.now.seconds(since: start) - 3) < 1e-6)
    #expect(rig.lastUpdate.next == .idle && !rig.wantsFrame && field.state.caretX != nil)
    #expect(rig.key(.left).shown().lastUpdate.next != .idle)
    rig.scene.environment.motion = .reduced
    #expect(rig.shown().lastUpdate.next == .idle && field.state.caretX != nil)
    rig.scene.environment.motion = .full
    rig.scene.handle(.focusLost(time: rig.now))
    #expect(rig.shown().lastUpdate.next == .idle && field.state.caretX == nil)
  }

  @Test func `a text above 64 KiB is cut at a grapheme, and the field says so`() {
    let flag = "🇩🇪"
    rig.focus()
    rig.scene.handle(.text("a" + String(repeating: flag, count: 9000), time: rig.now))
    #expect(field.text.utf8.count == 1 + 8191 * 8 && field.state.wasCut)
    #expect(field.semantics?.help?.contains("64 KiB") == true)
    rig.key(.named("backspace"))
    #expect(field.text.utf8.count == 1 + 8190 * 8 && field.semantics?.help == nil)
    // Replaced text makes room.
    command("a")
    rig.scene.handle(.text(String(repeating: flag, count: 8000), time: rig.now))
    #expect(field.text.utf8.count == 8000 * 8 && !field.state.wasCut)
  }

  @Test func `a composed text is shown at the caret, and a press commits it`() {
    show("ab")
    rig.key(.left)
    rig.scene.handle(.preedit(Preedit("にほ", caret: 2), time: rig.now))
    #expect(field.text == "ab" && field.state.text == "aにほb")
    #expect(field.state.underlined.count == 1 && field.state.caretX != nil)
    rig.scene.handle(.preedit(Preedit("", caret: 0), time: rig.now))
    #expect(field.state.text == "ab")
    rig.scene.handle(.text("日", time: rig.now))
    #expect(field.text == "a日b" && range == 4..<4)
    rig.scene.handle(.preedit(Preedit("ほ", caret: 1), time: rig.now))
    rig.tap(at: Point(9, 16))
    #expect(field.text == "a日ほb" && range == 0..<0)
    rig.scene.handle(.preedit(Preedit("x", caret: 1), time: rig.now))
    rig.key(.escape)
    #expect(field.text == "ab")
  }

  @Test func `an input method underlines and highlights parts of what it composes`() {
    show("ab")
    rig.key(.left)
    let engine = TextEngine()
    engine.scale = rig.scale
    let line = engine.caretLine(of: Text("a日本語b", font: .body))
    let places = [1, 7, 10].map { line.x(of: $0) }
    func compose(_ underlined: Range<Int>?, _ highlighted: Range<Int>) -> TextFieldState {
      // The control character is dropped.
      let preedit = Preedit(
        "日\u{7}本語", caret: 4, underlined: underlined.map { RangeSet($0) },
        highlighted: RangeSet(highlighted))
      rig.scene.handle(.preedit(preedit, time: rig.now))
      return field.state
    }
    func isSpan(_ spans: [ClosedRange<Double>], _ from: Int, _ to: Int) -> Bool {
      spans == [places[from]...places[to]]
    }
    var state = compose(nil, 0..<3)
    #expect(isSpan(state.underlined, 0, 2) && isSpan(state.selected, 0, 1))
    #expect(state.caretX != nil)
    state = compose(3..<99, -2..<0)
    #expect(isSpan(state.underlined, 1, 2) && state.selected.isEmpty)
    rig.tap(at: Point(9, 16))
    #expect(field.state.underlined.isEmpty && field.state.selected.isEmpty)
  }

  @Test func `what is composed is visible, though its caret stays at the start`() {
    show("The quick brown fox jumps over the lazy dog")
    func end(_ text: String, highlighted: RangeSet<Int> = RangeSet()) -> Double? {
      let preedit = Preedit(text, caret: 0, highlighted: highlighted)
      rig.scene.handle(.preedit(preedit, time: rig.now))
      let spans = highlighted.isEmpty ? field.state.underlined : field.state.selected
      return spans.last.map { field.state.lineX + $0.upperBound }
    }
    let width = 120 - 2 * field.style.inset
    #expect(end("にほ").map { 20...width ~= $0 } == true)
    let long = String(repeating: "にほ", count: 20)
    #expect(field.state.caretX != nil && end(long).map { $0 > width } == true)
    #expect(end(long, highlighted: RangeSet(38..<40)).map { 20...width ~= $0 } == true)
  }

  @Test func `the scene says where text is edited, and a lost window commits`() throws {
    #expect(rig.scene.textInput == nil)
    show("abc")
    let before = try #require(rig.scene.textInput)
    #expect(!before.isComposing && field.frameInScene.contains(before.caret.origin))
    rig.scene.handle(.preedit(Preedit("日本", caret: 2), time: rig.now))
    let composing = try #require(rig.scene.textInput)
    #expect(composing.isComposing && composing.caret.minX > before.caret.minX)
    rig.scene.handle(.focusLost(time: rig.now))
    #expect(field.text == "abc日本" && rig.scene.textInput?.isComposing == false)
  }

  @Test func `the clear button and the commands of assistive technology change the text`() {
    field.hasClearButton = true
    show("abc")
    #expect(rig.tap(at: Point(103, 16)).control.text.isEmpty)
    #expect(rig.scene.perform(.setText("x\ny"), on: field.semanticsID))
    #expect(field.text == "x y" && rig.actions.contains(.valueChanged(.text("x y"))))
    let element = rig.scene.semantics(of: field)
    #expect(element?.role == .entry && element?.value == .text("x y"))
    field.isEnabled = false
    #expect(!rig.scene.perform(.setText("z"), on: field.semanticsID))
    #expect(!rig.scene.perform(.replaceText(0..<1, with: "z"), on: field.semanticsID))
  }

  @Test func `assistive technology replaces parts of the text, and selects`() {
    let id = field.semanticsID
    show("aé日b")
    for (range, text, result) in [(1..<3, "", "a日b"), (4..<4, "か", "a日かb"), (0..<8, "x", "x")] {
      #expect(rig.scene.perform(.replaceText(range, with: text), on: id) && field.text == result)
    }
    rig.scene.handle(.preedit(Preedit("日本", caret: 1), time: rig.now))
    #expect(rig.scene.semantics(of: field)?.text?.text == "x日本")
    #expect(rig.scene.semantics(of: field)?.text?.selection == TextSelection(caret: 4))
    // Within a character, and beyond the end of the text with what is composed.
    for range in [2..<2, 0..<5, 4..<9, -1..<1] {
      #expect(!rig.scene.perform(.replaceText(range, with: "z"), on: id))
    }
    #expect(rig.scene.perform(.replaceText(1..<4, with: ""), on: id) && field.text == "x本")
    #expect(rig.scene.perform(.selectText(TextSelection(anchor: 4, caret: 1)), on: id))
    #expect(field.selection == TextSelection(anchor: 4, caret: 1))
    #expect(rig.scene.perform(.selectText(TextSelection(anchor: -3, caret: 99)), on: id))
    #expect(range == 0..<4)
  }

  @Test func `a model is followed, but not while the user types`() {
    let room = Room()
    field.bind(\.name, to: room)
    #expect(rig.shown().control.text == "Studio")
    rig.focus().type("Hall")
    #expect(room.name == "Hall")
    rig.key(.enter)
    room.name = "Attic"
    #expect(rig.shown().control.text == "Attic")
  }

  @Test func `in the row of a form it has no background, and the text is at the end`() {
    let field = TextField("Studio", label: "Name")
    let driver = SceneDriver(Scene(Card { FormRow(field) }), size: Size(400, 60))
    let width = TextEngine().size(of: Text("Studio", font: .body)).width
    #expect(driver.size.width > 300 && field.frame.width == 200)
    #expect(abs(field.frame.width - 2 - width - field.state.lineX) < 1.5)
  }
}

@MainActor @Observable private final class Room {
  var name = "Studio"
}
