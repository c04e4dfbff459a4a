import ControlsTesting

struct NumberCase {
  let seed: UInt64

  /// The log on standard input of `replay`; `nil` for other commands.
  private(set) var log: String?

  private(set) var arguments: [String] = []

  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<7: makeReplay(strangeRate: false)
    case 7: makeReplay(strangeRate: true)
    default: makeSnapshot()
    }
  }

  private static let strange = [
    "0", "-0.0", "1e300", "-1e300", "1.7976931348623157e308", "-1e308", "1e19", "-1e19", "1e9",
    "9223372036854775807", "-9223372036854775808", "4294967296", "2147483648", "-1", "1e-9",
    "5e-324", "-5e-324", "2.2250738585072014e-308", "1e-300", "0.1", "1e15", "16777217", "1e999",
  ]

  private static let words = ["nan", "inf", "-inf", "0x10", "1_000", ""]

  private mutating func number(_ usual: ClosedRange<Double>, strange: Double = 0.3) -> String {
    if random.chance(strange) { return random.pick(Self.strange) }
    return "\(Double.random(in: usual, using: &random))"
  }

  private mutating func whole(_ usual: ClosedRange<Int>) -> String {
    if random.chance(0.2) { return random.pick(Self.strange) }
    return "\(Int.random(in: usual, using: &random))"
  }

  private mutating func word(_ usual: ClosedRange<Double>, strange: Double = 0.4) -> String {
    if random.chance(0.05) { return random.pick(Self.words) }
    return number(usual, strange: strange)
  }

  private mutating func makeSnapshot() {
    let subject = random.pick(["switch", "slider", "range", "segmented", "gallery"])
    arguments = ["snapshot", subject, "--output", "-"]
    func add(_ name: String, _ value: String) { arguments.append("--\(name)=\(value)") }
    if random.chance(0.3) { add("scale", word(1...4)) }
    if random.chance(0.3) { add("margin", word(0...40)) }
    if random.chance(0.3) { add("width", word(30...400)) }
    if random.chance(0.2) { add("size", "\(word(30...400))x\(word(30...400))") }
    if subject == "slider" || random.chance(0.1) {
      if random.chance(0.5) { add("min", word(-1...0)) }
      if random.chance(0.5) { add("max", word(1...2)) }
      if random.chance(0.7) { add("value", word(0...1)) }
      if random.chance(0.5) { add("step", word(0.01...1)) }
    }
    if subject == "range" || random.chance(0.1) {
      if random.chance(0.7) { add("low", word(0...0.5)) }
      if random.chance(0.7) { add("high", word(0.5...1)) }
      if random.chance(0.5) { add("min-distance", word(0...1)) }
    }
    if subject == "segmented" || random.chance(0.1) {
      if random.chance(0.5) { add("segments", whole(1...6)) }
      if random.chance(0.5) { add("selected", whole(0...2)) }
      if random.chance(0.3) { add("pressed-segment", whole(0...2)) }
    }
    if random.chance(0.3) { arguments.append("--pressed") }
  }

  private mutating func makeReplay(strangeRate: Bool) {
    arguments = ["replay", "-"]
    if strangeRate {
      if random.chance(0.7) { arguments.append("--rate=\(word(1...240, strange: 0.7))") }
      if random.chance(0.7) { arguments.append("--until=\(word(0...2, strange: 0.7))") }
    }
    let scene = random.pick(["switch", "slider", "range", "segmented", "gallery", "trio"])
    var lines = [header(scene)]
    var time = 0.0
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      time += Double.random(in: 0...0.2, using: &random)
      let stamp = random.chance(0.03) ? random.pick(Self.strange) : "\(time)"
      lines.append("{\"t\": \(stamp), \(event(scene))}")
    }
    log = lines.joined(separator: "\n") + "\n"
  }

  private mutating func header(_ scene: String) -> String {
    var members = ["\"format\": \"playground-input\"", "\"scene\": \"\(scene)\""]
    members.append("\"version\": \(random.chance(0.02) ? random.pick(Self.strange) : "1")")
    // Most headers are valid, so that the events are tested.
    if random.chance(0.1) {
      members.append("\"scale\": \(random.chance(0.5) ? "2" : number(1...4))")
    }
    if random.chance(0.1) {
      members.append("\"width\": \(number(60...500)), \"height\": \(number(60...500))")
    }
    var options: [String] = []
    if scene == "slider" || scene == "range" {
      let values: [(String, ClosedRange<Double>)] =
        scene == "slider" ? [("value", 0...1)] : [("low", 0...0.5), ("high", 0.5...1)]
      for (name, usual) in [("min", -1.0...0), ("max", 1...2), ("step", 0.01...1)] + values
      where random.chance(0.5) { options.append("\"\(name)\": \(number(usual))") }
    }
    if scene == "segmented" {
      if random.chance(0.3) { options.append("\"segments\": \(whole(1...6))") }
      if random.chance(0.3) { options.append("\"selected\": \(whole(0...2))") }
      if random.chance(0.2) { options.append("\"disabledSegments\": [\(whole(0...2))]") }
    }
    if scene == "slider" || scene == "segmented", random.chance(0.1) {
      options.append("\"width\": \(number(30...400))")
    }
    members.append("\"options\": {\(options.joined(separator: ", "))}")
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func event(_ scene: String) -> String {
    func place() -> String { "\"x\": \(number(0...300)), \"y\": \(number(0...80))" }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: return "\"event\": \"press\", \(place())"
    case 3...5: return "\"event\": \"move\", \(place())"
    case 6: return "\"event\": \"release\", \(place())"
    case 7: return "\"event\": \"press\", \(place()), \"button\": \(whole(0...5))"
    case 8:
      return "\"event\": \"scroll\", \(place()), \"dx\": \(number(-3...3)), \"dy\": "
        + number(-3...3)
    case 9:
      let size = "\"width\": \(number(60...500)), \"height\": \(number(60...500))"
      return "\"event\": \"resize\", \(size)"
    case 10:
      let key = random.pick(["Right", "Left", "Home", "End", "Page_Up", "space"])
      return "\"event\": \"key\", \"key\": \"\(key)\""
    default:
      let animated = "\"animated\": \(random.chance(0.5))"
      switch scene {
      case "slider":
        return "\"event\": \"set\", \"property\": \"value\", \"value\": \(number(0...1)), "
          + animated
      case "segmented":
        return "\"event\": \"set\", \"property\": \"selected\", \"value\": \(whole(0...2)), "
          + animated
      default: return "\"event\": \"leave\", \(place())"
      }
    }
  }
}
