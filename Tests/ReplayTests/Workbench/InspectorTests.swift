import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The places of the inspector's rows, in all sizes of the window.
/// spec: docs/spec/window.md#page/inspector
@Suite struct `Rows of the inspector` {
  /// The scroll view around a node of the inspector.
  private func view(around node: Node) throws -> ScrollView {
    try #require(
      sequence(first: node, next: \.parent).lazy.compactMap { $0 as? ScrollView }.first)
  }

  private func isInSight(_ node: Node) throws -> Bool {
    let (area, view) = (node.frameInScene, try view(around: node).frameInScene)
    return !node.isHidden && view.minY <= area.minY && area.maxY <= view.maxY
  }

  private func group(_ title: String, _ rig: PageRig) throws -> Disclosure {
    try #require(rig.scene.all(Disclosure.self).first { $0.label == title && !$0.isHidden })
  }

  @Test func `a stepper without a number says so in a word`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 1600), panels: .inspector, after: 1)
    try #require(rig.controller.page.preview).set("selected", to: .none)
    rig.advance(by: 0.5)
    #expect(try rig.part("inspector-selected").semantics?.valueText == "None")
  }

  @Test func `an open field of a number follows undo`() throws {
    let rig = PageRig(PreviewKind.slider.page, size: .wide, panels: [.inspector], after: 0.5)
    let slider = try rig.staged(Slider.self)
    rig.scene.setFocus(try rig.part("inspector-value"), isVisible: true)
    rig.strike("0.25")
    rig.strike(.enter)
    rig.strike("5")
    rig.strike("a", modifiers: .control)
    rig.strike("0.25")
    rig.strike(.up, wait: 0.2)
    #expect(slider.value > 0.25)
    try rig.run("undo", wait: 0.2)
    #expect(slider.value == 0.25)
    let field = try #require(rig.scene.focusedNode as? NumberField)
    #expect(field.semantics?.valueText == "0.25")
    rig.strike(.up, wait: 0.2)
    #expect(abs(slider.value - 0.26) < 1e-9)
  }

  @Test(arguments: PreviewKind.allCases)
  func `rows fit in the narrowest column`(kind: PreviewKind) throws {
    let rig = PageRig(kind.page, size: .wide, panels: [.inspector], after: 1)
    for group in rig.scene.all(Disclosure.self) where !group.isOpen && !group.isHidden {
      rig.perform(.press, on: group, wait: 0.5)
    }
    rig.scene.setFocus(rig.controller.workbench.columnSplitter, isVisible: true)
    rig.strike(.end, wait: 0.5)
    let context = LayoutContext(text: rig.scene.text, direction: .leftToRight)
    let rows = rig.controller.workbench.inspector.all(ToolRow.self).filter { $0.frame.width > 0 }
    #expect(rows.count > 6)
    for row in rows {
      for part in row.children where !part.isHidden && !(part is LinkButton) {
        let wanted = part.measure(Size(.infinity, part.frame.height), in: context).width
        let isWhole = part is Slider || part is NoteRow || part.frame.width >= wanted - 0.5
        #expect(isWhole, "\(type(of: part)) has \(part.frame.width) of \(wanted) pt")
        #expect(part.frame.minX >= 0 && part.frame.maxX <= row.frame.width + 0.01)
      }
    }
  }

  private nonisolated static let lowColumns: [(size: Size, panels: Set<PanelName>)] = [
    (Size(2000, 400), [.sidebar, .inspector, .log]), (.wide, .column), (Size(1280, 560), .column),
    (Size(1280, 440), .inspector),
  ]

  @Test(arguments: lowColumns)
  func `a focused property is in sight beside any log`(size: Size, panels: Set<PanelName>) throws {
    let rig = PageRig(.slider, size: size, panels: panels, after: 1)
    let copy = try rig.part("inspector-copy")
    let value = try rig.part("inspector-value")
    for isLowest in [false, true] {
      if isLowest, let splitter = rig.scene.all(PanelSplitter.self).first, !splitter.isHidden {
        rig.scene.setFocus(splitter, isVisible: true)
        rig.strike(.home, wait: 0.5)
      }
      rig.scene.setFocus(value, isVisible: true)
      value.scrollToVisible()
      rig.advance(by: 0.1)
      #expect(try isInSight(value))
      let height = try view(around: value).frame.height
      #expect(copy.isHidden || height >= 88)
    }
    #expect(copy.isHidden == panels.contains(.log))
  }

  @Test func `code that grows does not cover the focused row`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 880), panels: [.inspector], after: 1)
    rig.perform(.press, on: try group("Content", rig), wait: 0.5)
    let link = try rig.part("inspector-segments-text")
    rig.scene.setFocus(link, isVisible: true)
    link.scrollToVisible()
    rig.advance(by: 0.1)
    let height = try view(around: link).frame.height
    rig.strike(.enter)
    rig.strike("One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve")
    rig.strike(.enter, wait: 0.5)
    let lower = try view(around: link).frame.height
    #expect(link.isFocused && lower < height)
    #expect(try isInSight(link))
  }

  @Test func `rings of buttons for actions are not cut`() throws {
    let rig = PageRig(.slider, size: Size(1280, 600), panels: .column, after: 1)
    rig.perform(.select(1), on: try rig.part("inspector-tabs"), wait: 0.5)
    let buttons = rig.controller.workbench.inspector.all(Button.self)
    #expect(buttons.count > 1)
    for button in buttons {
      rig.scene.setFocus(button, isVisible: true)
      button.scrollToVisible()
      rig.advance(by: 0.1)
      let ring = button.frameInScene.outset(by: FocusRing.reach)
      let view = try view(around: button).frameInScene
      #expect(view.union(ring) == view, "\(button.label)")
    }
  }

  @Test func `Page Down scrolls the view beside the focus`() throws {
    let rig = PageRig(.slider, size: Size(1280, 600), panels: .column, after: 1)
    let inspector = rig.controller.workbench.inspector
    let code = try #require(inspector.all(ScrollView.self).first { $0.content is CodeBlock })
    rig.scene.setFocus(try rig.part("inspector-copy"), isVisible: true)
    rig.strike(.pageDown)
    #expect(code.offset > 0)
    rig.strike(.home)
    #expect(code.offset == 0)
    let tabs = try rig.part("inspector-tabs")
    rig.perform(.select(1), on: tabs, wait: 0.5)
    let texts = try #require(inspector.all(ScrollView.self).first { !($0.content is CodeBlock) })
    rig.scene.setFocus(tabs, isVisible: true)
    rig.strike(.pageDown)
    #expect(texts.offset > 0 && code.offset == 0)
  }

  @Test func `a group that the keyboard opens is scrolled into view with its title`() throws {
    let rig = PageRig(.slider, size: Size(1280, 880), panels: [.inspector], after: 1)
    let title = try group("Range and ticks", rig)
    rig.scene.setFocus(title, isVisible: true)
    title.scrollToVisible()
    rig.strike(.enter, wait: 0.5)
    #expect(title.isOpen)
    let rows = try ["min", "max"].map { try rig.part("inspector-" + $0) }
    for node in [title] + rows { #expect(try isInSight(node), "\(node.label)") }
  }

  @Test func `a group that is pressed stays under the pointer`() throws {
    let rig = PageRig(.slider, size: Size(1280, 880), panels: [.inspector], after: 1)
    let title = try group("Range and ticks", rig)
    title.scrollToVisible()
    rig.advance(by: 0.1)
    let place = title.frameInScene
    rig.click(at: place.center, wait: 0.5)
    #expect(title.isOpen && title.frameInScene == place)
  }
}
