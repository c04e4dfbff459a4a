import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Gallery in a low window` {
  private let controller = PageController(
    .playground, page: GalleryPage(), authority: PreferenceAuthority(theme: .light))
  private let size = Size(500, 560)

  private var scene: Scene { controller.scene }

  private var wifi: Control {
    get throws {
      try #require(scene.root.all(Control.self).last { $0.identifier == "wifi" })
    }
  }

  private func frame() {
    _ = scene.update(for: FrameTime(target: .zero))
  }

  private func turn(_ notches: Double, at point: Point) {
    scene.handle(.scroll(ScrollEvent(at: point, deltaX: 0, deltaY: notches, time: .zero)))
    frame()
  }

  init() {
    scene.resize(to: size, scale: 1)
    frame()
  }

  @Test func `the wheel scrolls the gallery at every position of the pointer`() throws {
    let wifi = try wifi
    let before = wifi.frameInScene.y
    for y in stride(from: 4.0, to: size.height, by: 8) {
      for x in stride(from: 4.0, to: size.width, by: 16) {
        turn(1, at: Point(x, y))
        #expect(wifi.frameInScene.y == before - 48, "at \(x), \(y)")
        turn(-1, at: Point(x, y))
        #expect(wifi.frameInScene.y == before)
      }
    }
  }

  @Test func `scrolling brings every control fully into the window`() throws {
    var seen: Set<String> = []
    for _ in 0..<40 {
      for control in controller.page.root.allControls {
        guard let identifier = control.identifier else { continue }
        let frame = control.frameInScene
        if frame.minY >= 0, frame.maxY <= size.height { seen.insert(identifier) }
      }
      turn(1, at: Point(250, 280))
    }
    #expect(
      seen == [
        "wifi", "bluetooth", "airplane", "hotspot", "managed", "brightness", "text-size", "volume",
        "price", "view", "period", "size", "theme", "disable-all",
      ])
  }

  @Test func `the scroll offset is clamped to the content, also after a resize`() throws {
    let wifi = try wifi
    let top = wifi.frameInScene.y
    turn(-3, at: Point(250, 280))
    #expect(wifi.frameInScene.y == top)
    turn(1000, at: Point(250, 280))
    let bottom = wifi.frameInScene.y
    #expect(bottom < top)
    turn(1, at: Point(250, 280))
    #expect(wifi.frameInScene.y == bottom)
    scene.resize(to: Size(500, 660), scale: 1)
    frame()
    #expect(wifi.frameInScene.y == bottom + 100)
    scene.resize(to: Size(500, 3000), scale: 1)
    frame()
    #expect(wifi.frameInScene.y == top)
  }
}
