import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Sidebar list` {
  private let list = SidebarList(
    [
      SidebarList.Section(items: [SidebarList.Item("Gallery", symbol: .grid)]),
      SidebarList.Section(
        title: "Controls",
        items: [
          SidebarList.Item("Switch", symbol: .switch), SidebarList.Item("Slider", symbol: .slider),
          SidebarList.Item("Segmented control", symbol: .segmented, key: "3"),
        ]),
    ], selection: 1, label: "Pages")
  private let rig: SceneRig<SidebarList>
  init() { rig = SceneRig(list, size: Size(196, 173)) }
  private func center(_ row: Int) -> Point { list.frame(ofRow: row)?.center ?? .zero }

  @Test func `places rows and captions as designed`() {
    #expect((0..<4).map { list.frame(ofRow: $0)?.minY } == [0, 77, 109, 141])
    #expect(list.measured(Size(196, .infinity)).height == 173)
    #expect(list.frame(ofRow: 0)?.size == Size(196, 32) && list.frame(ofRow: 4) == nil)
  }

  @Test func `selects a row on release`() {
    var selected: [Int] = []
    list.onSelect { selected.append($0) }
    #expect(rig.press(at: center(2)).control.selection == 1)
    #expect(rig.release().control.selection == 2 && selected == [2])
    rig.tap(at: center(2))
    #expect(selected == [2])
    #expect(rig.swipe(from: center(0), to: center(3)).control.selection == 2)
    // A press between two sections does nothing.
    #expect(rig.tap(at: Point(98, 50)).control.selection == 2)
  }

  @Test func `is one Tab stop, and moves with arrow keys, from an end if none is selected`() {
    #expect(rig.focus().scene.focusedNode === list)
    #expect(rig.key(.down).control.selection == 2)
    #expect(rig.keys(.up, .up, .up).control.selection == 0)
    for (key, row) in [(Key.end, 3), (.down, 3), (.home, 0)] {
      #expect(rig.key(key).control.selection == row, "\(key)")
    }
    #expect(rig.actions.count == 5)
    list.selection = nil
    #expect(rig.key(.down).control.selection == 0)
    list.selection = nil
    #expect(rig.key(.up).control.selection == 3)
  }

  @Test func `selects the next row that begins with the typed letter, and ignores other letters`() {
    let unused = KeyLog(rig.scene)
    rig.focus()
    for row in [2, 3, 1] { #expect(rig.key(.character("s")).control.selection == row) }
    #expect(rig.key(.character("t")).control.selection == 1 && unused.keys == [.character("t")])
  }

  @Test func `runs commands with Return and Space, and selects none`() throws {
    let commands = SidebarList(
      commands: [
        SidebarList.Item("Environment", symbol: .halfCircle, key: "E"),
        SidebarList.Item("All keys", symbol: .keyboard, key: "?"),
      ], label: "More")
    let rig = SceneRig(commands, size: Size(196, 64))
    var done: [Int] = []
    commands.onSelect { done.append($0) }
    let unused = KeyLog(rig.scene)
    rig.focus().keys(.down, .down)
    #expect(done.isEmpty)
    let focused = try #require(rig.scene.semantics(of: commands))
    #expect(focused.children.map(\.isFocused) == [false, true])
    rig.keys(.enter, .space)
    #expect(done == [1, 1])
    rig.keys(.home, .enter)
    #expect(done == [1, 1, 0])
    // Keys continue from the row that was pressed.
    rig.tap(at: commands.frame(ofRow: 1)?.center ?? .zero).key(.space)
    #expect(done == [1, 1, 0, 1, 1] && commands.selection == nil)
    rig.key(.character("e"))
    #expect(unused.keys == [.character("e")] && done.count == 5)
  }

  @Test(arguments: [-1, 4, 99, Int.max, Int.min])
  func `ignores a row index out of range, and can be empty`(row: Int) {
    list.selection = row
    #expect(list.selection == nil && rig.actions.isEmpty && !list.perform(.select(row)))
    let empty = SceneRig(SidebarList([], selection: row, label: ""), size: Size(100, 20))
    empty.focus().keys(.down, .end, .character("a"))
    #expect(empty.tap(at: .center).actions.isEmpty && empty.control.selection == nil)
  }

  @Test func `is a list with one selected item in the accessibility tree`() throws {
    let semantics = try #require(rig.scene.semantics(of: list))
    #expect(semantics.role == .list && semantics.label == "Pages")
    #expect(semantics.value == .selection([1], count: 4))
    #expect(semantics.children.map(\.role) == Array(repeating: .listItem, count: 4))
    #expect(semantics.children[1].value == .choice(isSelected: true, index: 1, count: 4))
    #expect(rig.scene.perform(.select(3), on: semantics.children[3].id))
    #expect(list.selection == 3 && rig.actions == [.valueChanged(.index(3))])
    let focused = try #require(rig.focus().scene.semantics(of: list))
    #expect(focused.children.map(\.isFocused) == [false, false, false, true])
  }

  @Test func `paints normal, hovered, pressed, focused and disabled rows differently`() throws {
    var pictures = [try rig.picture()]
    rig.move(to: center(0))
    pictures.append(try rig.picture())
    rig.press(at: center(0))
    pictures.append(try rig.picture())
    rig.cancel()
    rig.leave().focus()
    pictures.append(try rig.picture())
    list.isEnabled = false
    pictures.append(try rig.picture())
    #expect(Set(pictures).count == 5)
  }

  @Test func `is mirrored from right to left`() throws {
    let text = "Gallery"
    func place(_ direction: LayoutDirection) throws -> Double {
      let list = SidebarList(
        [SidebarList.Section(items: [SidebarList.Item(text, symbol: .grid, key: "1")])],
        selection: nil, label: "")
      let rig = SceneRig(list, size: Size(196, 32), direction: direction)
      return try #require(Drawing(of: rig).texts.first { $0.text.string == text }).origin.x - 16
    }
    #expect(try place(.leftToRight) == 38)
    let font = SidebarListMetrics.regular.font
    let width = TextEngine().size(of: Text(text, font: font)).width
    #expect(abs(try place(.rightToLeft) - (196 - 38 - width)) < 0.01)
  }
}
