import Foundation

/// An Xorg server with a screen in memory, a touchscreen and a mouse with a smooth wheel.
@MainActor public final class HardwareServer {
  public let server: XServer
  public let touchScreen: PlayedDevice
  public let mouse: PlayedDevice

  /// Whether the server and its drivers are installed and this user may start them.
  public nonisolated static var isAvailable: Bool {
    let modules = "/usr/lib/xorg/modules"
    return getuid() == 0 && Executables.find("Xorg") != nil
      && ["drivers/dummy_drv.so", "input/inputtest_drv.so"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(modules)/\($0)")
      }
  }

  public init() throws {
    guard let path = Executables.find("Xorg") else {
      throw RobotError.notInstalled(
        program: "Xorg", hint: "install xserver-xorg-core, or run scripts/setup test")
    }
    // Not needed once the devices are connected.
    let folder = FileManager.default.temporaryDirectory.appending(path: "xorg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = folder.appending(path: "xorg.conf")
    try String(contentsOf: Checkout.file("Tests/doubles/xorg.conf"), encoding: .utf8)
      .replacing("FOLDER", with: folder.path)
      .write(to: configuration, atomically: true, encoding: .utf8)
    server = try XServer(
      path: path,
      // Without a virtual terminal.
      arguments: [
        "-noreset", "-sharevts", "-novtswitch", "-keeptty", "-nolisten", "tcp", "-config",
        configuration.path, "-logfile", folder.appending(path: "log").path,
      ])
    touchScreen = try PlayedDevice(socket: folder.appending(path: "touch").path)
    mouse = try PlayedDevice(socket: folder.appending(path: "mouse").path)
  }

  public var display: String { server.display }
  public func stop() { server.stop() }
}
