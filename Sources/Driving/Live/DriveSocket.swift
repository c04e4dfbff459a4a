internal import CLinux
import Glibc
import Support
import Workbench

/// A Unix socket that listens for clients of the same user, and is removed at the end.
@MainActor
package final class DriveSocket {
  let descriptor: Int32
  private let path: String
  private var isRemoved = false
  /// The identity of the socket's file, by which another one is left alone.
  private let file: (device: dev_t, number: ino_t)?

  /// The permissions of the socket. spec: docs/spec/driving.md#wire
  private static let mode: mode_t = 0o600

  /// Throws a ``Failure`` if the path is unusable, or if something stands there that is alive or no
  /// socket.
  package init(_ path: String) throws {
    self.path = path
    let address = try SocketAddress(path)
    try Self.removeDeadSocket(address)
    do throws(SystemError) {
      descriptor = try SocketAddress.makeSocket(
        Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue))
    } catch { throw Self.failure(path, error.reason) }
    do throws(SystemError) {
      // The file gets these permissions at once, and never others.
      if fchmod(descriptor, Self.mode) != 0 { throw .latest }
      try address.bind(descriptor)
      if listen(descriptor, 8) != 0 { throw .latest }
    } catch {
      close(descriptor)
      throw Self.failure(path, error.reason)
    }
    var status = stat()
    file = lstat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }

  isolated deinit { remove() }

  /// Stops listening and removes the file, once.
  package func remove() {
    if isRemoved { return }
    isRemoved = true
    close(descriptor)
    var status = stat()
    if let file, lstat(path, &status) == 0, status.st_dev == file.device,
      status.st_ino == file.number
    {
      unlink(path)
    }
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(.cannotWrite, "cannot listen on \(path): \(reason)")
  }

  /// Removes the socket of a program that was killed.
  private static func removeDeadSocket(_ address: SocketAddress) throws {
    var status = stat()
    if lstat(address.path, &status) != 0 { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw failure(address.path, "it is no socket; use another name")
    }
    do throws(SystemError) {
      let probe = try SocketAddress.makeSocket(Int32(SOCK_CLOEXEC.rawValue))
      defer { close(probe) }
      try address.connect(probe)
    } catch  where error.code == ECONNREFUSED {
      unlink(address.path)
      return
    } catch { throw failure(address.path, error.reason) }
    throw failure(address.path, "another program listens there; use another name")
  }

  /// The next client; `nil` if none waits.
  ///
  /// A client of another user is refused.
  func accept() -> Int32? {
    while true {
      let client = Glibc.accept(descriptor, nil, nil)
      if client < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return nil
      }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      _ = fcntl(client, F_SETFL, O_NONBLOCK)
      if controls_peer_user(client) == Int64(geteuid()) { return client }
      close(client)
    }
  }
}
