import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Page keys` {
  private let controller = PageController(
    .playground, page: TrioPage(), authority: PreferenceAuthority(theme: .light))

  private func strike(_ key: Key, isRepeat: Bool = false, modifiers: Modifiers = []) {
    controller.scene.handle(
      .key(KeyEvent(.down, key, time: .zero, modifiers: modifiers, isRepeat: isRepeat)))
  }

  @Test func `T switches the theme back and forth`() {
    strike(.character("t"))
    #expect(controller.appearance == .dark)
    strike(.character("t"))
    #expect(controller.appearance == .light)
  }

  @Test func `held keys do not repeat`() {
    strike(.character("t"))
    for _ in 0..<5 { strike(.character("t"), isRepeat: true) }
    #expect(controller.appearance == .dark)
    strike(.character("d"))
    for _ in 0..<4 { strike(.character("d"), isRepeat: true) }
    #expect(!controller.page.root.isEnabled)
  }
}
