import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// A driven control or window, with the arguments of `drive`.
struct DriveRig {
  struct Refusal: Error, Equatable {
    var code: Int
    var message: String
    var data: JSON
  }

  let scene: DrivenScene

  init(_ arguments: String = "switch") throws {
    scene = try DriveCommand<Playground>.read(arguments.words).scene.makeScene()
  }

  init(_ scene: DrivenScene) { self.scene = scene }

  func reply(_ line: String) throws -> JSON {
    try #require(scene.reply(to: line).flatMap { JSON(parsing: $0) })
  }

  static func line(_ method: String, _ parameters: String) -> String {
    #"{"jsonrpc": "2.0", "id": 7, "method": "\#(method)", "params": {\#(parameters)}}"#
  }

  /// The result of a request; `parameters` are the members of an object.
  @discardableResult func call(_ method: String, _ parameters: String = "") throws -> JSON {
    let reply = try reply(Self.line(method, parameters))
    #expect(reply["id"] == .integer(7))
    if let error = reply["error"] {
      throw Refusal(
        code: error["code"]?.wholeNumber ?? 0, message: error["message"]?.string ?? "",
        data: error["data"] ?? .null)
    }
    return try #require(reply["result"])
  }

  func refusal(_ method: String, _ parameters: String = "") throws -> Refusal {
    do {
      let result = try call(method, parameters)
      Issue.record("\(method) \(parameters) gives \(result.text.prefix(200))")
      return Refusal(code: 0, message: "", data: .null)
    } catch let refusal as Refusal { return refusal }
  }

  func lines(_ parameters: String = "") throws -> [String] {
    try call("tree", parameters)["lines"]?.values.compactMap(\.string) ?? []
  }

  func number(_ key: String, of target: String = #"{"role": "switch"}"#) throws -> Double {
    try #require(call("state", #""target": \#(target)"#)[key]?.number)
  }

  func actions(_ result: JSON) -> [String] {
    result["actions"]?.values.compactMap { $0["action"]?.string } ?? []
  }

  func picture(_ parameters: String = "") throws -> [UInt8] {
    let data = try #require(call("picture", parameters)["data"]?.string)
    return [UInt8](try #require(Data(base64Encoded: data)))
  }

  /// Expects that the last frame of the log has the pixels of the session.
  func expectReplay(rate: Double = 60) throws {
    let log = try #require(call("log")["log"]?.string)
    var last: [UInt8]?
    try Workbench.playground().replay(log, rate: rate) { last = try $0.picture().png() }
    #expect(last == (try picture()), "at \(rate) Hz")
  }
}
