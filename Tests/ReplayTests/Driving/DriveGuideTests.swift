import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench

/// The examples of `docs/driving.md`.
@Suite struct `Driving: the guide` {
  private struct Example {
    var arguments: String
    var lines: [String]
  }

  /// The blocks of requests, with the arguments of the command that the text before them names.
  private static func examples() throws -> [Example] {
    var examples: [Example] = []
    var arguments = ""
    var lines: [String]?
    for line in try Checkout.text("docs/driving.md").components(separatedBy: "\n") {
      if line == "```jsonl" {
        lines = []
      } else if line == "```", let block = lines {
        examples.append(Example(arguments: arguments, lines: block))
        lines = nil
      } else if lines != nil {
        lines?.append(line)
      } else if let start = line.range(of: "to `playground drive ") {
        arguments = String(line[start.upperBound...].prefix { $0 != "`" })
      }
    }
    return examples
  }

  @Test func `each method has an example, and all examples work`() throws {
    let folder = TemporaryFolder()
    var methods: Set<String> = []
    for example in try Self.examples() {
      let rig = try DriveRig(example.arguments)
      for line in example.lines {
        let request = line.replacingOccurrences(of: "/tmp/", with: folder.url.path + "/")
        let reply = try rig.reply(request)
        #expect(reply["result"] != nil, "\(line) gives \(reply.text)")
        try methods.insert(#require(JSON(parsing: line)?["method"]?.string))
      }
    }
    #expect(Set(Method.all.map(\.name)).subtracting(methods).sorted() == [])
    #expect(try folder.names == ["session.jsonl", "switch@2x.png"])
  }
}
