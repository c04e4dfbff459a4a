import Support
import Workbench

/// A server of the Model Context Protocol, whose tools are the methods.
/// spec: docs/spec/driving.md#mcp
@MainActor
package final class MCPServer {
  /// The revision in which each request names the protocol version.
  private static let revision = "2026-07-28"
  /// The revisions that begin with `initialize`, the newest first.
  private static let olderRevisions = ["2025-11-25", "2025-06-18"]

  private static let meta = "_meta"
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let serverKey = "io.modelcontextprotocol/serverInfo"

  private static let instructions = """
    Shows and operates controls. Begin with info and tree; name elements by their refs (e12), or \
    by role and label. After a gesture, settle waits until nothing moves. Without a window, time \
    is virtual: advance and settle let it pass, and rewind shows the past.
    """

  private let program: DrivenProgram
  private let isOver: () -> Bool
  private let call: (DriveRequest) throws(DriveError) -> JSON

  package init(
    _ program: DrivenProgram, isOver: @escaping () -> Bool = { false },
    call: @escaping (DriveRequest) throws(DriveError) -> JSON
  ) {
    (self.program, self.isOver, self.call) = (program, isOver, call)
  }

  /// Serves standard input until it ends.
  package func run() throws { try StandardLines.serve(while: { !isOver() }, result) }

  func reply(to line: LineBuffer.Line) -> JSON? { DriveRequest.reply(to: line, result) }

  private func result(of request: DriveRequest) throws(DriveError) -> JSON {
    let version = request.parameters[Self.meta]?[Self.versionKey]?.string
    if let version, version != Self.revision {
      throw DriveError(
        code: .unsupportedVersion, message: "the protocol version \(version) is not supported",
        data: [.init("supported", .strings([Self.revision])), .init("requested", version)])
    }
    let isModern = version != nil || request.method == "server/discover"
    let members = try members(of: request, isModern: isModern)
    guard isModern else { return .object(members) }
    return .object(
      [.init("resultType", "complete")] + members + [
        .init(Self.meta, .object([.init(Self.serverKey, serverInfo)]))
      ])
  }

  private func members(
    of request: DriveRequest, isModern: Bool
  ) throws(DriveError) -> [JSON.Member] {
    // The tools are the same for everybody, and never change.
    let caching: [JSON.Member] =
      isModern ? [.init("ttlMs", 3_600_000), .init("cacheScope", "public")] : []
    let capabilities = JSON.Member("capabilities", .object([.init("tools", .object([]))]))
    let instructions = JSON.Member("instructions", Self.instructions)
    switch request.method {
    case "server/discover":
      return [.init("supportedVersions", .strings([Self.revision])), capabilities, instructions]
        + caching
    case "initialize":
      let wanted = request.parameters["protocolVersion"]?.string ?? ""
      let version = Self.olderRevisions.contains(wanted) ? wanted : Self.olderRevisions[0]
      return [
        .init("protocolVersion", version), capabilities, .init("serverInfo", serverInfo),
        instructions,
      ]
    case "ping": return []
    case "tools/list": return [.init("tools", .array(Method.all.map(\.tool)))] + caching
    case "tools/call": return try callTool(request.parameters)
    default:
      throw .unknownMethod(request.method)
    }
  }

  private var serverInfo: JSON {
    .object([.init("name", program.name), .init("version", program.version)])
  }

  private func callTool(_ parameters: JSON) throws(DriveError) -> [JSON.Member] {
    guard let name = parameters["name"]?.string else {
      throw .invalid("name must be the name of a tool")
    }
    guard let method = Method.named(name) else {
      throw .invalid("there is no tool \(name)")
    }
    let arguments = parameters["arguments"] ?? .object([])
    guard case .object = arguments else { throw .invalid("arguments must be an object") }
    do throws(DriveError) {
      return Self.content(of: try call(DriveRequest(method: method.name, parameters: arguments)))
    } catch {
      return [
        .init("content", .array([Self.text(error.json.text)])), .init("isError", true),
      ]
    }
  }

  /// A tree is text, a picture is an image, and everything else is structured content and text.
  private static func content(of result: JSON) -> [JSON.Member] {
    if case .array(let lines)? = result["lines"] {
      let more = result["more"]?.wholeNumber ?? 0
      let text = lines.compactMap(\.string) + (more > 0 ? ["\(more) more elements"] : [])
      return [.init("content", .array([self.text(text.joined(separator: "\n"))]))]
    }
    guard case .object(let members) = result else { return [] }
    let type = ["png": "image/png", "svg": "image/svg+xml"][result["format"]?.string ?? ""]
    guard let type, let data = result["data"] else {
      return [
        .init("content", .array([text(result.text)])), .init("structuredContent", result),
      ]
    }
    let image = JSON.object([
      .init("type", "image"), .init("data", data), .init("mimeType", type),
    ])
    let rest = JSON.object(members.filter { $0.key != "data" })
    return [
      .init("content", .array([image, text(rest.text)])), .init("structuredContent", rest),
    ]
  }

  private static func text(_ text: String) -> JSON {
    .object([.init("type", "text"), .init("text", text)])
  }
}

extension Method {
  fileprivate var tool: JSON {
    .object([
      .init("name", name), .init("description", sentence), .init("inputSchema", schema),
    ])
  }
}
