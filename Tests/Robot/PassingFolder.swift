public import Foundation

/// A temporary folder that is removed when this program ends, even by a crash.
///
/// A shell waits until the pipe from this program is closed, and then removes the folder and mounts
/// that a killed document portal left in it.
@MainActor public final class PassingFolder {
  public let url: URL

  private let keeper: Program

  private static let script = """
    trap "" INT HUP TERM
    exec >/dev/null 2>&1
    cat
    for try in 1 2 3 4 5 6 7 8 9 10; do
      # A mount whose portal was killed looks like nothing at all, so that nothing asks for it first.
      fusermount3 -uz "$0/run/doc"
      rm -rf "$0" && exit
      # Somebody still writes into it.
      sleep 0.2
    done
    """

  public init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw RobotError.unwritable(file: path, reason: "\(error)") }
    keeper = try Program("sh", ["-c", Self.script, path], lastSignal: nil, takesInput: true)
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
