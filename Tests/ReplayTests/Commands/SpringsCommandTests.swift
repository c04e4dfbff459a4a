import Controls
import Foundation
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/measuring.md#springs.
@Suite struct `springs command` {
  private func text(_ arguments: String) throws -> String {
    try SpringsCommand<Playground>.parse(arguments.words).text()
  }

  @Test(arguments: [
    "--duration 0.3 --bounce 0.25", "--token motion.switch.slide",
    "--stiffness 438.64908449286 --damping-coefficient 31.415926535898",
    "--stiffness 877.29816898572 --damping-coefficient 62.831853071796 --mass 2",
  ])
  func `each form gives the same spring`(form: String) throws {
    let first = ".spring(response: 0.3, dampingFraction: 0.75)"
    #expect(try text("\(form) --as swiftui").hasPrefix(first))
    // Compose has no mass.
    #expect(try text("\(form) --as compose").contains("stiffness = 438.649f"))
  }

  @Test func `a bounce below 0 is overdamped, and a mass scales the other numbers`() throws {
    let json = try text("--duration 0.5 --bounce -0.25")
    #expect(json.contains(#""damping": 1.33333"#) && json.contains(#""bounce": -0.25"#))
    let heavy = try text("--response 0.3 --damping 0.75 --mass 2")
    #expect(heavy.contains(#""mass": 2, "stiffness": 877.298, "dampingCoefficient": 62.8319"#))
  }

  @Test func `all spring tokens have a line each, and a token file replaces them`() throws {
    let lines = try text("--token all").split(separator: "\n")
    #expect(lines.count == Design.tokens.filter { $0.kind == .spring }.count && lines.count > 5)
    #expect(
      lines[0].hasPrefix(#"{"token": "motion.switch.slide", "response": 0.3, "damping": 0.75"#))
    let folder = TemporaryFolder()
    let path = try folder.put(
      TokenText.file("motion.switch.slide.response", value: "0.7"), into: "a.json")
    let json = try text("--token motion.switch.slide --tokens \(path)")
    #expect(json.contains(#""response": 0.7, "damping": 0.75"#))
  }

  /// The largest gap between two settling times is half a period.
  @Test(arguments: [0.01, 0.2, 0.4, 0.75, 0.99999, 1, 1.00001, 2.5, 40])
  func `the settling time is the last time outside of the tolerance`(ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for tolerance in [0.5, 0.01, 0.001] {
      let time = spring.settlingTime(within: tolerance)
      func distance(_ time: Double) -> Double { abs(spring.stepResponse(at: time).value - 1) }
      #expect(distance(time - 1e-9) > tolerance - 1e-7 && distance(time) <= tolerance)
      for step in 0..<2000 { #expect(distance(time + Double(step) / 1000) <= tolerance + 1e-12) }
    }
  }

  private struct Easing {
    var duration: Double
    var stops: [(place: Double, value: Double)]

    /// Reads CSS as a browser does.
    init(_ css: String) throws {
      let found = try #require(
        css.firstMatch(
          of: /transition-duration: (\S+)s;\ntransition-timing-function: linear\((.+)\);/))
      duration = try #require(Double(found.1))
      let parts = found.2.components(separatedBy: ", ").map(\.words)
      stops = try parts.enumerated().map { index, words in
        let percent = words.count > 1 ? Double(words[1].dropLast()) : nil
        let place = percent.map { $0 / 100 } ?? (index == 0 ? 0 : 1)
        return (place, try #require(Double(words[0])))
      }
    }

    func value(at place: Double) -> Double {
      let next = stops.firstIndex { $0.place > place } ?? stops.count - 1
      let (start, end) = (stops[next - 1], stops[next])
      return start.value + (end.value - start.value) * (place - start.place)
        / (end.place - start.place)
    }
  }

  @Test(arguments: [
    (0.4, 0.001, 60), (0.1, 0.001, 200), (0.75, 0.001, 24), (1, 0.001, 24), (0.999999, 0.001, 24),
    (1.5, 0.001, 24), (30, 0.001, 24), (0.4, 0.01, 16), (0.4, 0.00002, 400), (0.6, 0.5, 4),
  ])
  func `linear() keeps the tolerance`(ratio: Double, tolerance: Double, most: Int) throws {
    let easing = try Easing(
      text("--response 0.5 --damping \(ratio) --tolerance \(tolerance.significantText()) --as css"))
    #expect(easing.stops.count <= most, "\(easing.stops.count)")
    #expect(easing.stops.first?.value == 0 && easing.stops.last?.value == 1)
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for step in 0...1000 {
      let place = Double(step) / 1000
      let expected = spring.stepResponse(at: place * easing.duration).value
      #expect(abs(easing.value(at: place) - expected) <= tolerance, "at \(place)")
    }
  }

  @Test(arguments: [
    ("--response 0 --damping 1", "--response"), ("--response -1 --damping 1", "--response"),
    ("--response 1 --damping 0", "--damping"), ("--response 1 --damping nan", "--damping"),
    ("--response inf --damping 1", "--response"), ("--duration 1 --bounce 1", "--bounce"),
    ("--duration 1 --bounce -1", "--bounce"), ("--duration 1 --bounce nan", "--bounce"),
    ("--stiffness 0 --damping-coefficient 1", "--stiffness"),
    ("--stiffness 1 --damping-coefficient -1", "--damping-coefficient"),
    ("--stiffness 1 --damping-coefficient 1 --mass 0", "--mass"),
    ("--response 1", "--response needs --damping"), ("--bounce 0", "--bounce needs --duration"),
    ("--response 1 --damping 1 --token all", "--response and --token"),
    ("--response 1 --token all", "--response and --token"),
    ("--response 1 --bounce 0", "--response and --bounce"),
    ("--response 1e-200 --damping 1", "--response"), ("--tolerance 0.2", "--response"),
    ("--response 1 --damping 1 --tolerance 0", "--tolerance"),
    ("--response 1 --damping 1 --rate 0", "--rate"), ("--token all --as css", "--as"),
    ("--response 1 --damping 1 --tokens a.json", "--tokens"),
  ])
  func `what is not a spring is rejected, with the option`(arguments: String, option: String) throws
  {
    let refusal = refusal { _ = try SpringsCommand<Playground>.parse(arguments.words) }
    #expect(refusal?.code == 64 && refusal?.message.contains(option) == true, "\(arguments)")
  }

  @Test(arguments: ["--token motion.switch.slid", "--token none"])
  func `unknown tokens are refused`(arguments: String) {
    #expect(throws: (any Error).self) { try text(arguments) }
  }

  @Test(arguments: [
    (SpringDialect.css, "dampingRatio or tolerance", "--damping or --tolerance"),
    (.keyframes, "lower rate or a larger tolerance", "lower --rate or a larger --tolerance"),
  ])
  func `a text without end is refused by the names of the properties, or of the options`(
    dialect: SpringDialect, properties: String, options: String
  ) throws {
    let spring = SpringExport(Spring(response: 1, dampingRatio: 0.00001))
    let error = #expect(throws: (any Error).self) { try spring.text(in: dialect) }
    #expect("\(try #require(error))".contains(properties))
    let arguments = "--response 1 --damping 0.00001 --as \(dialect.rawValue)"
    let refusal = refusal { _ = try text(arguments) }
    #expect(refusal?.message.contains(options) == true)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-0.25, "-0.25"), (438.6490844928604, "438.649"), (9.9999996, "10"),
    (0.000012345678, "0.0000123457"), (1_234_567.8, "1234570"), (1e15, "1000000000000000"),
    (123456, "123456"), (99999.96, "100000"), (0.1 + 0.2, "0.3"),
    (.leastNonzeroMagnitude, "0.\(String(repeating: "0", count: 323))494066"),
  ])
  func `numbers have 6 significant digits at most`(number: Double, expected: String) {
    #expect(number.significantText() == expected)
  }
}
