import Glibc
import Support
import Workbench

/// The address of a Unix socket.
struct SocketAddress {
  let path: String
  private var address = sockaddr_un()

  /// Throws a ``Failure`` if the path is empty or too long.
  init(_ path: String) throws {
    self.path = path
    let bytes = Array(path.utf8)
    // A zero ends the path.
    let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
    if bytes.isEmpty { throw Failure(.badUsage, "--drive has an empty name; name a socket") }
    guard bytes.count <= limit else {
      throw Failure(
        .badUsage,
        "the path of a socket has at most \(limit) bytes, and this one has \(bytes.count): \(path)")
    }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  }

  /// A new socket; throws a ``SystemError`` if there is none.
  static func makeSocket(_ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
    if descriptor < 0 { throw .latest }
    return descriptor
  }

  func connect(_ descriptor: Int32) throws(SystemError) {
    if call({ Glibc.connect(descriptor, $0, $1) }) != 0 { throw .latest }
  }

  func bind(_ descriptor: Int32) throws(SystemError) {
    if call({ Glibc.bind(descriptor, $0, $1) }) != 0 { throw .latest }
  }

  private func call(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
