import Canvas
import Controls
import Support
import Workbench

/// An error of a request, with a code of JSON-RPC or one of our own.
/// spec: docs/spec/driving.md#wire
package struct DriveError: Error, Hashable {
  package enum Code: Int, Hashable {
    case unreadable = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    /// A target matches no element, or several.
    case noSingleElement = -32001
    /// The element of a ref is gone, or there never was one.
    case elementIsGone = -32002
    case unavailable = -32003
    case file = -32004
    case notSettled = -32005
    /// Of the Model Context Protocol. MCP 2026-07-28, versioning
    case unsupportedVersion = -32022
  }

  package var code: Code
  package var message: String
  package var data: [JSON.Member] = []

  static func invalid(_ message: String) -> DriveError {
    DriveError(code: .invalidParameters, message: message)
  }

  static func unknownMethod(_ name: String) -> DriveError {
    DriveError(code: .unknownMethod, message: "there is no method \(name)")
  }

  static func unavailable(_ reason: String) -> DriveError {
    DriveError(code: .unavailable, message: reason, data: [.init("reason", reason)])
  }

  static func gone(_ ref: String) -> DriveError {
    DriveError(code: .elementIsGone, message: "the element \(ref) is gone; look at the tree again")
  }

  static func neverGiven(_ ref: String) -> DriveError {
    DriveError(code: .elementIsGone, message: "no element has the ref \(ref); tree shows refs")
  }

  init(code: Code, message: String, data: [JSON.Member] = []) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// An error of the workbench or of a picture.
  init(_ error: any Error, code: Code? = nil) {
    switch error {
    case let error as DriveError: self = error
    case let failure as Failure:
      let isOfFile = failure.code == .cannotWrite
      self.init(
        code: code ?? (isOfFile ? .file : .invalidParameters),
        message: failure.message.dropping(prefix: DriveRequest.parameters + ": "))
    default: self.init(code: code ?? .invalidParameters, message: "\(error)")
    }
  }

  /// Writes a file; a pipe that nobody reads keeps no client waiting.
  static func write(_ bytes: [UInt8], to path: String) throws(DriveError) {
    do { try OutputFile.write(bytes, to: path, timeout: .brief) } catch {
      throw DriveError(error, code: .file)
    }
  }

  package var json: JSON {
    .object(
      [.init("code", code.rawValue), .init("message", message)]
        + (data.isEmpty ? [] : [.init("data", .object(data))]))
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
