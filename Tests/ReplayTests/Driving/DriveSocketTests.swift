import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench

/// spec: docs/spec/driving.md#wire: the socket.
@Suite struct `Driving: the socket` {
  private let folder = TemporaryFolder()

  private func failure(_ path: String) -> Failure? {
    do {
      _ = try DriveSocket(path)
      return nil
    } catch { return error as? Failure }
  }

  @Test func `only the user can connect, and the socket is removed at the end`() throws {
    let path = folder.path("s")
    do {
      let socket = try DriveSocket(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(failure(path)?.message.contains("another program listens") == true)
      withExtendedLifetime(socket) {}
    }
    #expect(try folder.names == [])
  }

  @Test func `a socket of a program that was killed is replaced`() throws {
    let path = folder.path("s")
    let descriptor = try SocketAddress.makeSocket(0)
    try SocketAddress(path).bind(descriptor)
    close(descriptor)
    #expect(try folder.names == ["s"])
    #expect(failure(path) == nil)
  }

  @Test func `bad places are refused, and nothing is lost`() throws {
    try folder.put("text", into: "file")
    #expect(failure(folder.path("file"))?.message.contains("no socket") == true)
    #expect(try folder.text("file") == "text")
    #expect(failure(folder.path("nowhere/s"))?.code == .cannotWrite)
    #expect(failure("")?.code == .badUsage)
    #expect(
      failure("/" + String(repeating: "a", count: 107))?.message.contains("107 bytes") == true)
  }
}
