public import Foundation

/// A temporary folder that a shell removes when this program ends, even by a crash.
///
/// The shell also removes mounts that a killed document portal left in it.
@MainActor public final class PassingFolder {
  public let url: URL

  private let keeper: Program

  public init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw RobotError.unwritable(file: path, reason: "\(error)") }
    let script = Checkout.file("Tests/doubles/passing-folder.sh").path
    keeper = try Program("sh", [script, path], lastSignal: nil, takesInput: true)
  }

  public convenience init(prefix: String) throws {
    let folder = FileManager.default.temporaryDirectory
    try self.init(folder.appending(path: "\(prefix)-\(UUID().uuidString)").path)
  }

  isolated deinit { remove() }

  public func remove() {
    keeper.closeInput()
    _ = try? keeper.waitForExit(within: .seconds(10))
  }
}

public enum Checkout {
  /// A file of the repository, by its path from the root.
  public static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }
}
