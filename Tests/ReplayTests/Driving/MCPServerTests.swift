import Support
import Testing

@testable import Driving
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/driving.md#mcp: tools.
@Suite struct `Driving: Model Context Protocol` {
  private let rig: DriveRig
  private let server: MCPServer

  init() throws {
    let rig = try DriveRig("switch --on")
    self.rig = rig
    let program = DrivenProgram(name: "playground", version: "1")
    server = MCPServer(program, call: rig.scene.result)
  }

  private static let meta = #""_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}"#

  private func reply(_ method: String, _ parameters: String = "") throws -> JSON {
    try #require(server.reply(to: .bytes(Array(DriveRig.line(method, parameters).utf8))))
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
  ])
  func `clients of today begin with initialize`(version: String, answer: String) throws {
    let result = try reply("initialize", #""protocolVersion": "\#(version)""#)["result"]
    #expect(result?["protocolVersion"] == .string(answer) && result?["resultType"] == nil)
    #expect(result?["capabilities"]?["tools"] != nil)
    let line = #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#
    #expect(server.reply(to: .bytes(Array(line.utf8))) == nil)
    #expect(try reply("ping")["result"] == .object([]))
  }

  @Test func `a request of the newest revision names its version`() throws {
    let result = try reply("server/discover", Self.meta)["result"]
    #expect(result?["resultType"]?.string == "complete")
    #expect(result?["supportedVersions"]?.values == [.string("2026-07-28")])
    #expect(try reply("tools/list", Self.meta)["result"]?["cacheScope"]?.string == "public")
    let other = #""_meta": {"io.modelcontextprotocol/protocolVersion": "2030-01-01"}"#
    #expect(try reply("tools/list", other)["error"]?["code"] == .integer(-32022))
  }

  @Test func `every method is a tool with a schema`() throws {
    let tools = try reply("tools/list")["result"]?["tools"]?.values ?? []
    #expect(tools.compactMap { $0["name"]?.string } == Method.all.map(\.name))
    for tool in tools {
      #expect(tool["inputSchema"]?["type"]?.string == "object")
      #expect(tool["description"]?.string?.hasSuffix(".") == true, "\(tool.text)")
    }
    #expect(Set(Method.all.map(\.name)).count == Method.all.count)
    let open = tools.first { $0["name"]?.string == "open" }?["inputSchema"]?["properties"]
    #expect(open?["theme"]?["enum"]?.values.compactMap(\.string) == ["light", "dark"])
    #expect(open?["scale"]?["type"]?.string == "number")
    #expect(open?["size"]?["minItems"] == .integer(2))
  }

  @Test func `tools give text, images and structured content`() throws {
    func call(_ name: String, _ arguments: String = "") throws -> JSON? {
      try reply("tools/call", #""name": "\#(name)", "arguments": {\#(arguments)}, \#(Self.meta)"#)[
        "result"]
    }
    let tree = try call("tree")
    #expect(tree?["content"]?.values.first?["text"]?.string?.contains("e1 window") == true)
    #expect(tree?["structuredContent"] == nil && tree?["resultType"]?.string == "complete")
    let tap = try call("tap", #""target": {"role": "switch"}"#)
    #expect(tap?["structuredContent"]?["time"]?.number == 0.05)
    let picture = try call("picture")?["content"]?.values.first
    #expect(picture?["type"]?.string == "image" && picture?["mimeType"]?.string == "image/png")
    let refused = try call("tap", #""target": {"role": "button"}"#)
    #expect(refused?["isError"] == .bool(true))
    #expect(try reply("tools/call", #""name": "nothing""#)["error"]?["code"] == .integer(-32602))
    #expect(try reply("resources/list")["error"]?["code"] == .integer(-32601))
  }

  @Test(arguments: ["switch", "--page trio", "--theme dark", "--speed 2", "--size 500x600"])
  func `a socket shows the window as it is`(arguments: String) throws {
    let refusal = refusal {
      _ = try MCPCommand<Playground>.parse(["--drive", "s"] + arguments.words)
    }
    #expect(refusal?.message.hasPrefix("--drive shows what the window shows") == true)
    #expect(throws: Never.self) { try MCPCommand<Playground>.parse(["--drive", "s"]) }
  }
}
