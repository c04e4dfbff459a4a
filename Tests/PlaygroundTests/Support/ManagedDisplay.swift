import Robot

@MainActor enum ManagedDisplay {
  private static var open:
    [DesktopSession.Manager: (server: XServer, robot: Robot, desktop: DesktopSession)] = [:]

  nonisolated static var isAvailable: Bool { DesktopSession.has("openbox", "xfwm4", "dbus-daemon") }

  static func shared(
    _ manager: DesktopSession.Manager
  ) throws -> (server: XServer, robot: Robot, desktop: DesktopSession) {
    if let display = open[manager], !display.robot.isConnectionLost { return display }
    let server = try XServer(width: 1200, height: 900)
    let robot = try Robot(display: server.display)
    let desktop = try DesktopSession(robot)
    try desktop.start(manager)
    open[manager] = (server, robot, desktop)
    return (server, robot, desktop)
  }
}

@MainActor enum HardwareDisplay {
  private static var open: (server: HardwareServer, robot: Robot)?

  static func shared() throws -> (server: HardwareServer, robot: Robot) {
    if let open, !open.robot.isConnectionLost { return open }
    let server = try HardwareServer()
    let new = (server, try Robot(display: server.display))
    open = new
    return new
  }
}
