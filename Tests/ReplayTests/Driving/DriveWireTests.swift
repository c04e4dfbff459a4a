import ControlsTesting
import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench

/// spec: docs/spec/driving.md#wire: lines, requests and errors.
@Suite struct `Driving: the wire` {
  private static let good = DriveRig.line("info", "")

  @Test(arguments: [
    ("{", -32700), ("\u{0}\u{1}", -32700), ("{} {}", -32700), ("[]", -32600), ("[{}]", -32600),
    ("7", -32600), ("{}", -32600), (#"{"jsonrpc": "1.0", "id": 1, "method": "info"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": [], "method": "info"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "info"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 18446744073709551615, "method": "info"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "id": 2, "method": "info"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nothing"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "info", "params": [1]}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "info", "params": {"x": 1}}"#, -32602),
  ])
  func `a broken line is answered, and the next line is read`(line: String, code: Int) throws {
    let rig = try DriveRig()
    #expect(try rig.reply(line)["error"]?["code"] == .integer(code))
    #expect(try rig.reply(Self.good)["result"]?["mode"]?.string == "virtual")
  }

  @Test func `ids are echoed; without one there is no reply`() throws {
    let rig = try DriveRig()
    for id in ["1", "-3", "1.5", "9223372036854775807", "-9223372036854775808", #""a b""#] {
      let line = #"{"jsonrpc": "2.0", "id": \#(id), "method": "info"}"#
      #expect(try rig.reply(line)["id"] == JSON(parsing: id))
    }
    #expect(rig.scene.reply(to: #"{"jsonrpc": "2.0", "method": "info"}"#) == nil)
    #expect(rig.scene.reply(to: #"{"jsonrpc": "2.0", "method": "nothing"}"#) == nil)
    let wrong = #"{"jsonrpc": "2.0", "method": "tap", "params": []}"#
    #expect(rig.scene.reply(to: wrong) == nil && rig.scene.reply(to: " \t") == nil)
  }

  @Test(arguments: [1, 2000])
  func `lines come whole from pieces of any size; a long one is skipped to its end`(excess: Int) {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: LineBuffer.limit + excess)
    let fits = Array(long.prefix(LineBuffer.limit))
    let bytes = Array("one\n\n".utf8) + long + Array("\n".utf8) + fits + Array("\nhalf".utf8)
    let expected: [LineBuffer.Line] = [
      .bytes(Array("one".utf8)), .bytes([]), .tooLong, .bytes(fits), .bytes(Array("half".utf8)),
    ]
    for size in [7, 1000, LineBuffer.limit, bytes.count] {
      var (buffer, lines) = (LineBuffer(), [LineBuffer.Line]())
      for start in stride(from: 0, to: bytes.count, by: size) {
        buffer.append(bytes[start..<min(start + size, bytes.count)])
        while let line = buffer.next() { lines.append(line) }
        #expect(buffer.count <= LineBuffer.limit + size)
      }
      buffer.rest().map { lines.append($0) }
      #expect(lines == expected, "pieces of \(size)")
      #expect(buffer.rest() == nil)
    }
  }

  @Test func `mutated lines are answered and break nothing`() throws {
    let rig = try DriveRig()
    let lines = [
      DriveRig.line("press", #""x": 30, "y": 31"#), DriveRig.line("move", #""x": 50, "y": 31"#),
      DriveRig.line("tap", #""target": {"role": "switch", "offset": [3, 1]}, "count": 2"#),
      DriveRig.line("set", #""property": "on", "value": true"#),
      DriveRig.line("tree", #""depth": 2, "format": "json""#),
      DriveRig.line("key", #""key": "space", "modifiers": ["shift"]"#),
      DriveRig.line("act", #""target": {"ref": "e2"}, "action": "toggle""#),
      DriveRig.line("advance", #""frames": 3"#), DriveRig.line("rewind", #""seconds": 0.01"#),
    ]
    var random = SeededGenerator(seed: 70)
    for _ in 0..<1000 {
      var bytes = Array(lines[random.int(in: 0...lines.count - 1)].utf8)
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...bytes.count - 1)
        switch random.int(in: 0...3) {
        case 0: bytes[place] = UInt8(random.int(in: 0...255))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(random.int(in: 32...126)), at: place)
        default: bytes.swapAt(place, random.int(in: 0...bytes.count - 1))
        }
      }
      guard let reply = rig.scene.reply(to: .bytes(bytes)) else { continue }
      #expect((reply["result"] == nil) != (reply["error"] == nil), "\(reply.text)")
    }
    #expect(try rig.call("info")["control"]?.string == "switch")
    try rig.call("settle")
  }
}
