public import Foundation

/// A folder that is gone with who made it, however that ends.
///
/// A shell waits for our end of a pipe to be closed, and removes it then; also what a document portal
/// that was killed has left mounted in it.
@MainActor
public final class PassingFolder {
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

  /// Makes a folder that only we may read.
  public init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw RobotError.unwritable(file: path, reason: "\(error)")
    }
    keeper = try Program("sh", ["-c", Self.script, path], lastSignal: nil, takesInput: true)
  }

  /// Makes one with a name of its own among the temporary files.
  ///
  /// - Parameter prefix: what its name begins with.
  public convenience init(prefix: String) throws {
    let folder = FileManager.default.temporaryDirectory
    try self.init(folder.appending(path: "\(prefix)-\(UUID().uuidString)").path)
  }

  isolated deinit { remove() }

  /// Removes it, and all that is in it.
  public func remove() {
    keeper.closeInput()
    _ = try? keeper.waitForExit(within: .seconds(10))
  }
}
