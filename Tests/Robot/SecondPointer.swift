internal import CXTest

/// A second pointer on a display.
@MainActor public final class SecondPointer {
  private let robot: Robot
  private let pointer: Int32
  nonisolated(unsafe) private let mouse: UnsafeMutablePointer<XDevice>

  /// Adds a pointer with a unique name to the display.
  public init(_ robot: Robot, name: String) throws {
    var major: Int32 = 2
    var minor: Int32 = 2
    XIQueryVersion(robot.display, &major, &minor)
    name.withCString { text in
      var change = XIAnyHierarchyChangeInfo()
      change.add.type = XIAddMaster
      change.add.name = UnsafeMutablePointer(mutating: text)
      change.add.send_core = 1
      change.add.enable = 1
      XIChangeHierarchy(robot.display, &change, 1)
      XSync(robot.display, 0)
    }
    guard let pointer = Self.device("\(name) pointer", robot.display),
      let tester = Self.device("\(name) XTEST pointer", robot.display),
      let mouse = XOpenDevice(robot.display, UInt(tester))
    else { throw RobotError.missingExtension("XInputExtension with a second pointer") }
    self.robot = robot
    self.pointer = pointer
    self.mouse = mouse
  }

  public func remove() {
    var change = XIAnyHierarchyChangeInfo()
    change.remove.type = XIRemoveMaster
    change.remove.deviceid = pointer
    change.remove.return_mode = XIFloating
    XIChangeHierarchy(robot.display, &change, 1)
    XSync(robot.display, 0)
  }

  public func move(toX x: Int, y: Int) {
    robot.synced { XIWarpPointer($0, pointer, 0, robot.root, 0, 0, 0, 0, Double(x), Double(y)) }
  }

  public func press() { change(isDown: true) }
  public func release() { change(isDown: false) }

  private func change(isDown: Bool) {
    robot.synced { XTestFakeDeviceButtonEvent($0, mouse, 1, isDown ? 1 : 0, nil, 0, 0) }
  }

  private static func device(_ name: String, _ display: OpaquePointer) -> Int32? {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(display, XIAllDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(devices) }
    return (0..<Int(count)).first { String(cString: devices[$0].name) == name }
      .map { devices[$0].deviceid }
  }
}
