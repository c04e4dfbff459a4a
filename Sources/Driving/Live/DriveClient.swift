import Glibc
import Support
import Workbench

/// A client of the socket of a window, which waits for each reply.
@MainActor
package final class DriveClient {
  private let descriptor: Int32
  private let path: String
  private var lastID = 0

  /// Throws a ``Failure`` if nothing listens.
  package init(_ path: String) throws {
    self.path = path
    let address = try SocketAddress(path)
    do throws(SystemError) {
      descriptor = try SocketAddress.makeSocket(Int32(SOCK_CLOEXEC.rawValue))
    } catch { throw Failure(.badInput, "cannot connect to \(path): \(error.reason)") }
    do throws(SystemError) {
      try address.connect(descriptor)
    } catch {
      close(descriptor)
      throw Failure(
        .badInput,
        "cannot connect to \(path): \(error.reason); start a window with run --drive \(path)")
    }
  }

  isolated deinit { close(descriptor) }

  package func result(of request: DriveRequest) throws(DriveError) -> JSON {
    lastID += 1
    var request = request
    request.id = .integer(lastID)
    do throws(SystemError) {
      try DescriptorStream(descriptor: descriptor, timeout: .endless).write(request.json.line)
    } catch { throw hungUp }
    let reply = reply()
    if let result = reply?["result"] { return result }
    guard let error = reply?["error"], case .object = error else { throw hungUp }
    let code = error["code"]?.wholeNumber.flatMap(DriveError.Code.init(rawValue:))
    var data: [JSON.Member] = []
    if case .object(let list)? = error["data"] { data = list }
    throw DriveError(
      code: code ?? .invalidRequest, message: error["message"]?.string ?? "", data: data)
  }

  private var hungUp: DriveError { .unavailable("the window at \(path) has closed") }

  /// The next line; `nil` once the window has closed.
  private func reply() -> JSON? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var bytes: [UInt8] = []
    // A reply can be longer than a request.
    while bytes.last != UInt8(ascii: "\n") {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return nil }
      bytes += chunk[..<count]
    }
    return JSON(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
