import Canvas
import Robot

/// Fingers on the simulated touchscreen, at positions in a window, in points at scale 1.
@MainActor struct Fingers {
  private let screen: PlayedDevice
  private let robot: Robot
  private let origin: (x: Int, y: Int)

  init(over window: UInt) throws {
    screen = try HardwareDisplay.server().touchScreen
    robot = try HardwareDisplay.robot()
    origin = try robot.origin(of: window)
  }

  func begin(_ finger: UInt32, _ place: Point) {
    screen.begin(finger, x: x(place), y: y(place))
  }

  func move(_ finger: UInt32, _ place: Point) { screen.move(finger, x: x(place), y: y(place)) }

  func end(_ finger: UInt32, _ place: Point) { screen.end(finger, x: x(place), y: y(place)) }

  private func x(_ place: Point) -> Double {
    (Double(origin.x) + place.x) / Double(robot.size.width)
  }

  private func y(_ place: Point) -> Double {
    (Double(origin.y) + place.y) / Double(robot.size.height)
  }
}
