import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/text-input.md#behavior: text that is composed while a selection is in progress.
@Suite final class `Composing during a selection`: TextFieldScene {
  private enum Step: String, CaseIterable {
    case move, release, leave, press, key, backspace, delete, undo, escape, selectAll, text, noText
    case preedit, noPreedit, select, selectByApp, setText, setTextByApp, clear
  }

  private func perform(_ step: Step) {
    let scene = rig.scene
    switch step {
    case .move: rig.move(to: Point(100, 16))
    case .release: rig.release()
    case .leave: rig.leave()
    case .press: rig.press(at: Point(11, 16))
    case .key: rig.type("a")
    case .backspace: strike("backspace")
    case .delete: strike("delete")
    case .undo: strike("C-z")
    case .escape: rig.key(.escape)
    case .selectAll: strike("C-a")
    case .text: scene.handle(.text("か", time: rig.now))
    case .noText: scene.handle(.text("", time: rig.now))
    case .preedit: scene.handle(.preedit(Preedit("にほ", caret: 2), time: rig.now))
    case .noPreedit: scene.handle(.preedit(Preedit("", caret: 0), time: rig.now))
    case .select: scene.perform(.selectText(TextSelection(anchor: 9, caret: 1)), on: id)
    case .selectByApp: field.select(1..<8)
    case .setText: scene.perform(.setText("é"), on: id)
    case .setTextByApp: field.text = "né"
    case .clear: rig.tap(at: Point(103, 16))
    }
  }

  private var id: SemanticsID { field.semanticsID }

  private func expectPlaces(_ steps: [Step]) {
    let isInText = field.text.hasBoundaries(at: range)
    #expect(isInText, "\(steps.map(\.rawValue)): \(range) in \(field.text)")
  }

  @Test(arguments: ["", "é"])
  func `no sequence of input leaves a caret outside of the text`(text: String) {
    field.hasClearButton = true
    for first in Step.allCases {
      for second in Step.allCases {
        for third in Step.allCases {
          rig.release().key(.escape)
          show(text)
          rig.press(at: Point(30, 16))
          let steps = [.preedit, first, second, third]
          for step in steps { perform(step) }
          expectPlaces(steps)
        }
      }
    }
  }

  @Test func `composed text ends a selection by the pointer`() {
    show("ab")
    rig.press(at: Point(100, 16))
    rig.scene.handle(.preedit(Preedit("ni", caret: 2), time: rig.now))
    rig.move(to: Point(9, 16))
    #expect(field.state.text == "abni" && range == 2..<2)
    rig.release().tap(at: Point(9, 16))
    #expect(field.text == "abni" && range == 0..<0)
  }

  @Test func `an input method that ends what a press has committed does not end the selection`() {
    show("ab")
    rig.scene.handle(.preedit(Preedit("ni", caret: 2), time: rig.now))
    rig.press(at: Point(9, 16))
    rig.scene.handle(.preedit(Preedit("", caret: 0), time: rig.now))
    rig.move(to: Point(100, 16))
    #expect(field.text == "abni" && range == 0..<4)
  }

  @Test func `the app's selection makes composed text part of the text`() {
    show("")
    rig.scene.handle(.preedit(Preedit("ni", caret: 2), time: rig.now))
    field.select(0..<2)
    #expect(field.text == "ni" && range == 0..<2)
    rig.showFrame()
    #expect(rig.takeActions().contains(.valueChanged(.text("ni"))))
  }

  @Test func `composed text is cut where the text has no room`() {
    show(String(repeating: "a", count: TextFieldBehavior.longestText - 1))
    rig.scene.handle(.preedit(Preedit("ni", caret: 2), time: rig.now))
    #expect(field.state.text.utf8.count == TextFieldBehavior.longestText && field.state.wasCut)
    strike("delete")
    #expect(field.text.utf8.count == TextFieldBehavior.longestText && field.text.hasSuffix("an"))
  }

  @Test func `the clear button removes composed text with the text`() {
    field.hasClearButton = true
    show("ab")
    rig.scene.handle(.preedit(Preedit("\u{301}", caret: 1), time: rig.now))
    rig.tap(at: Point(103, 16))
    #expect(field.state.text.isEmpty)
  }
}
