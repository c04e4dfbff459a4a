import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// Damaged files: nothing traps, and accepted values can be drawn.
///
/// `TOKEN_FUZZ_CASES` is the number of cases, `TOKEN_FUZZ_SEED` the seed of the first.
@Suite struct `Damaged token files` {
  private static func setting(_ name: String, _ usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? usual
  }

  private static let whole = """
    {"$description": "mine", "brand": {"$type": "color", "$root": {"$value": "#0A84FF"},
      "soft": {"$value": "{brand}"}},
     "switch": {"track": {"on": {"$value": "{brand.soft}"}, "off": {"$type": "color", "$value":
       {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5, "hex": "#1A334D"}}},
       "width": {"$value": {"value": 60, "unit": "px"}}, "height": {"$ref": "#/switch/width"},
       "thumb": {"shadow": {"$type": "shadow", "$value": {"color": "#00000080", "offsetX":
         {"value": -1, "unit": "px"}, "offsetY": "{switch.padding}", "blur":
         {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}},
     "motion": {"switch": {"fade": {"$value": {"value": 200, "unit": "ms"}}, "slide":
       {"$type": "number", "response": {"$value": 0.4}, "dampingRatio": {"$value": 1}}}}}
    """

  private static let pieces = [
    "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "0", "1e308", "-0.0", "1e999", "NaN",
    "#", "$value", "$type", "$ref", "$root", "\"{brand}\"", "{brand.soft}", "px", "rem", "ms",
    "\\u0000",
    "color", "switch.track.on", "\u{FEFF}", "é", "0.1", "99999999999999999999", "components",
  ]

  private static func damaged(_ random: inout SeededGenerator) -> String {
    var letters = Array(whole)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<letters.count, using: &random)
      let end = min(letters.count, place + Int.random(in: 1...12, using: &random))
      let piece = pieces.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0: letters.removeSubrange(place..<end)
      case 1: letters.insert(contentsOf: piece, at: place)
      case 2: letters.replaceSubrange(place..<end, with: piece)
      case 3: letters.insert(contentsOf: letters[place..<end], at: place)
      default: mistakeNumber(in: &letters, from: place, &random)
      }
      if letters.isEmpty { break }
    }
    return String(letters)
  }

  /// Replaces the next number by another one, so that the file stays valid JSON.
  private static func mistakeNumber(
    in letters: inout [Character], from place: Int, _ random: inout SeededGenerator
  ) {
    guard let start = letters[place...].firstIndex(where: \.isNumber) else { return }
    let end = letters[start...].firstIndex { !$0.isNumber } ?? letters.endIndex
    let number = ["-1", "0", "1", "2", "1001", "1e5", "1e300", "5e-324"].randomElement(
      using: &random)
    letters.replaceSubrange(start..<end, with: number ?? "0")
  }

  private func isUsable(_ value: TokenValue) -> Bool {
    func isPart(_ color: Color) -> Bool {
      [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
    }
    return switch value {
    case .color(let color): isPart(color)
    case .number(let number): (0...10_000).contains(number)
    case .shadow(let shadow):
      isPart(shadow.color) && (0...10_000).contains(shadow.blur)
        && abs(shadow.offset.x) <= 10_000 && abs(shadow.offset.y) <= 10_000
    case .spring(let spring):
      spring.response > 0 && spring.response <= 1000 && (0...1000).contains(spring.dampingRatio)
    }
  }

  @Test func `a damaged file is rejected in one line or gives usable values`() throws {
    _ = try TokenText.read(Self.whole)
    let first = Self.setting("TOKEN_FUZZ_SEED", 1)
    var taken = 0
    for seed in 0..<Self.setting("TOKEN_FUZZ_CASES", 500) {
      var random = SeededGenerator(seed: first &+ seed)
      let text = Self.damaged(&random)
      do {
        let file = try TokenText.read(text)
        let design = file.design(over: Design(theme: .dark))
        let bad = Design.tokens.filter { !isUsable(design[$0]) }
        #expect(bad.isEmpty, "seed \(first &+ seed): \(bad.map(\.name))")
        let again = try TokenText.read(TokenExport(design: design).text).design(over: Design())
        #expect(again == design, "seed \(first &+ seed)")
        taken += 1
      } catch let failure as Failure {
        let isSaid =
          failure.code == .badInput && failure.message.hasPrefix("my.tokens.json: ")
          && !failure.message.contains(where: \.isNewline) && failure.message.count < 600
        #expect(isSaid, "seed \(first &+ seed): \(failure.message)")
      }
    }
    // Some files have to be accepted, or nothing was tested.
    #expect(taken > 20)
  }

  @Test(arguments: [10_000.0, 0])
  func `the most extreme values can be drawn`(length: Double) throws {
    var design = Design()
    for token in Design.tokens {
      switch token.kind {
      case .dimension: design.set(token, to: .number(length))
      case .duration: design.set(token, to: .number(length == 0 ? 0 : 3600))
      case .number: design.set(token, to: .number(length == 0 ? 0 : 1000))
      case .spring:
        let spring =
          length == 0
          ? Spring(response: .leastNonzeroMagnitude, dampingRatio: 0)
          : Spring(response: 1000, dampingRatio: 1000)
        design.set(token, to: .spring(spring))
      case .shadow:
        let offset = Point(-length, length)
        design.set(token, to: .shadow(Shadow(offset: offset, blur: length, color: .black)))
      case .color: break
      }
    }
    let tokens = try TokenText.read(TokenExport(design: design).text)
    #expect(tokens.design(over: Design()) == design)
    for scene in ["switch", "range", "gallery"] {
      let log = try InputLog(
        header: #""scene": "\#(scene)""#,
        [
          #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#,
          #"{"t": 0.2, "event": "release", "x": 30, "y": 31}"#,
        ])
      let target = SceneReplica(log.header, tokens: tokens)
      // The largest window; parts outside it are clipped.
      target.scene.resize(to: Size(480, 640), scale: 1)
      try Replay(log: log, rate: 10, end: nil).run(target) { _ in }
      #expect(try target.scene.picture(text: TextEngine()).width == 480)
    }
  }
}
