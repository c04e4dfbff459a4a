import Canvas
import Controls
import Testing

@testable import playground

@Suite struct `The keys of a page` {
  private let controller = PageController(
    page: TrioPage(), authority: PreferenceAuthority(theme: .light))

  private func strike(_ key: Key, isRepeat: Bool = false, modifiers: Modifiers = []) {
    controller.scene.handle(
      .key(KeyEvent(.down, key, time: .zero, modifiers: modifiers, isRepeat: isRepeat)))
  }

  @Test func `change the theme and back`() {
    strike(.character("t"))
    #expect(controller.appearance == .dark)
    strike(.character("t"))
    #expect(controller.appearance == .light)
  }

  @Test func `count once however long they are held`() {
    strike(.character("t"))
    for _ in 0..<5 { strike(.character("t"), isRepeat: true) }
    #expect(controller.appearance == .dark)
    strike(.character("d"))
    for _ in 0..<4 { strike(.character("d"), isRepeat: true) }
    #expect(!controller.page.root.isEnabled)
  }
}
