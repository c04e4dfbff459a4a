import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Tint color` {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let inner = Switch(isOn: true)
  private let outer = Switch(isOn: true)
  private let group: Stack
  private let rig: SceneDriver

  init() {
    group = Stack(.vertical, of: inner)
    rig = SceneDriver(Scene(Stack(.vertical, of: group, outer)), size: Size(100, 100))
  }

  private func track(_ toggle: Switch) -> Color? { Drawing(toggle.commands).fills.first?.color }

  @Test func `is the theme's, or that of the nearest ancestor that has one`() {
    #expect(inner.effectiveTintColor == nil && track(inner) == Theme.light.switchOn)
    rig.scene.root.tintColor = red
    rig.settle()
    #expect(track(inner) == red && track(outer) == red)
    group.tintColor = blue
    rig.settle()
    #expect(inner.effectiveTintColor == blue && outer.effectiveTintColor == red)
    #expect(track(inner) == blue && track(outer) == red)
    group.tintColor = nil
    rig.settle()
    #expect(track(inner) == red)
    let button = SceneRig(Button("Add", prominence: .prominent), size: Size(80, 32))
    button.scene.root.tintColor = red
    button.showFrame()
    #expect(Drawing(of: button).fills.map(\.color).contains(red))
  }

  @Test func `repaints only the nodes that use it`() {
    group.tintColor = blue
    rig.settle()
    rig.scene.root.tintColor = red
    let update = rig.showFrame()
    let area = PixelRect(covering: outer.frameInScene, scale: 1)
    #expect(!update.damage.isEmpty && update.damage.rects.allSatisfy { area.contains($0) })
    #expect(track(inner) == blue)
  }
}
