import Robot

@MainActor enum HardwareDisplay {
  private static var open: (server: HardwareServer, robot: Robot)?

  static func server() throws -> HardwareServer { try shared().server }

  static func robot() throws -> Robot { try shared().robot }

  private static func shared() throws -> (server: HardwareServer, robot: Robot) {
    if let open, !open.robot.isConnectionLost { return open }
    let server = try HardwareServer()
    let new = (server, try Robot(display: server.display))
    open = new
    return new
  }
}
