import Foundation
import Glibc

/// A child's output, read without blocking.
struct PipeReader {
  let file: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  init(_ file: Int32) {
    self.file = file
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func drain() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while isOpen {
      let count = read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count < 0 && errno == EINTR {
        continue
      } else if count < 0 && errno == EAGAIN {
        return
      } else {
        isOpen = false
      }
    }
  }

  /// A pipe that children do not inherit.
  static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw RobotError.cannotStart(program: "a pipe", reason: String(cString: strerror(errno)))
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Stream sockets in the file system.
public enum UnixSocket {
  public static func make() -> Int32 { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) }

  /// Calls `bind` or `connect` with an address.
  public static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: Array(path.utf8.prefix(bytes.count - 1)))
    }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Sends all bytes; returns whether the other end took them.
  @discardableResult public static func sendAll(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool
  {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
