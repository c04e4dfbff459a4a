import Canvas
import ControlsTesting

/// A finger on a scene without a window.
struct Finger {
  let driver: SceneDriver
  var pointer = PointerID(rawValue: 7)

  func press(_ x: Double, _ y: Double) { send(.pressed, Point(x, y)) }
  func move(_ x: Double, _ y: Double) { send(.moved, Point(x, y)) }

  func release(_ x: Double, _ y: Double) {
    send(.released, Point(x, y))
    send(.exited, Point(x, y))
  }

  private func send(_ phase: PointerEvent.Phase, _ point: Point) {
    driver.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: driver.now, isPrimaryDown: phase == .pressed || phase == .moved,
          pointer: pointer, device: .touch)))
  }
}
