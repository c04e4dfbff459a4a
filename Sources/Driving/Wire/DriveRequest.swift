import Support
import Workbench

/// A request of JSON-RPC 2.0.
package struct DriveRequest: Hashable {
  /// The field with the parameters, which begins the messages of its errors.
  static let parameters = "params"

  /// A number or a string; `nil` for a request that gets no reply.
  package var id: JSON?
  package var method: String
  /// An object.
  package var parameters: JSON

  package init(id: JSON? = nil, method: String, parameters: JSON = .object([])) {
    (self.id, self.method, self.parameters) = (id, method, parameters)
  }

  /// The request of a line; `nil` for an empty line, and for one without `id` whose parameters are
  /// no object.
  package init?(_ line: LineBuffer.Line) throws(InvalidRequest) {
    guard case .bytes(let bytes) = line else {
      throw InvalidRequest(
        code: .unreadable, "the line is longer than \(LineBuffer.limit) bytes")
    }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    guard let text = String(validating: bytes, as: UTF8.self), let json = JSON(parsing: text)
    else { throw InvalidRequest(code: .unreadable, "the line is not one JSON object in UTF-8") }
    try self.init(json)
  }

  private init?(_ json: JSON) throws(InvalidRequest) {
    guard case .object(let members) = json else {
      throw InvalidRequest("a request must be a JSON object; batches are not supported")
    }
    var fields: [String: JSON] = [:]
    for member in members where fields.updateValue(member.value, forKey: member.key) != nil {
      throw InvalidRequest("\(member.key) appears twice")
    }
    let id = fields["id"]
    switch id {
    case nil, .integer, .string: self.id = id
    // Larger numbers would lose digits in the reply.
    case .number(let number) where number.magnitude < 0x1p63: self.id = id
    default: throw InvalidRequest("id must be a string or a number from -2^63 to 2^63 - 1")
    }
    guard fields["jsonrpc"] == .string("2.0") else {
      throw InvalidRequest("jsonrpc must be \"2.0\"", id)
    }
    guard let method = fields["method"]?.string else {
      throw InvalidRequest("method must be a string", id)
    }
    let parameters = fields[Self.parameters] ?? .object([])
    guard case .object = parameters else {
      if id == nil { return nil }
      throw InvalidRequest(code: .invalidParameters, "params must be an object", id)
    }
    (self.method, self.parameters) = (method, parameters)
  }

  /// Answers the request of a line; `nil` for an empty line, and for a request without `id`.
  package static func reply(
    to line: LineBuffer.Line, _ result: (DriveRequest) throws(DriveError) -> JSON
  ) -> JSON? {
    do throws(InvalidRequest) {
      guard let request = try DriveRequest(line) else { return nil }
      do throws(DriveError) {
        return request.reply(.success(try result(request)))
      } catch { return request.reply(.failure(error)) }
    } catch { return error.reply }
  }

  /// The reply with a result or an error; `nil` for a request without `id`.
  func reply(_ result: Result<JSON, DriveError>) -> JSON? {
    guard let id else { return nil }
    switch result {
    case .success(let json):
      return .object([.init("jsonrpc", "2.0"), .init("id", id), .init("result", json)])
    case .failure(let error): return Self.reply(error, to: id)
    }
  }

  static func reply(_ error: DriveError, to id: JSON?) -> JSON {
    .object([.init("jsonrpc", "2.0"), .init("id", id ?? .null), .init("error", error.json)])
  }

  package var json: JSON {
    .object(
      [.init("jsonrpc", "2.0")] + (id.map { [.init("id", $0)] } ?? [])
        + [.init("method", method), .init(Self.parameters, parameters)])
  }
}

/// A line that is no request; its error is always answered.
package struct InvalidRequest: Error, Hashable {
  package var error: DriveError
  /// `nil` if it is unknown.
  package var id: JSON?

  init(code: DriveError.Code = .invalidRequest, _ message: String, _ id: JSON? = nil) {
    (error, self.id) = (DriveError(code: code, message: message), id)
  }

  package var reply: JSON { DriveRequest.reply(error, to: id) }
}
