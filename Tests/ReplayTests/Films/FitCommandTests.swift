import Controls
import Support
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/measuring.md#films; docs/spec/measuring.md#fit.
@Suite struct `fit command` {
  private let folder = TemporaryFolder()
  /// Through the center of the disc.
  private let probe = "--probe 0,3,71,3"

  /// Words that begin with `film` or `out` are in the folder.
  private func command(_ arguments: String) throws -> FitCommand<Playground> {
    try FitCommand<Playground>.parse(
      arguments.words.map { $0.hasPrefix("film") || $0.hasPrefix("out") ? folder.path($0) : $0 })
  }

  private func json(_ arguments: String) throws -> JSON {
    let command = try command(arguments)
    let lines = try command.lines(of: command.fit())
    return try #require(lines.count == 1 ? lines[0] : nil)
  }

  private func put(_ bytes: [UInt8], _ name: String = "film.y4m") throws {
    try folder.put(bytes, into: name)
  }

  private func number(_ key: String, _ json: JSON) throws -> Double {
    try #require(json[key]?.number, "\(key) in \(json.text)")
  }

  private func expectRefusal(
    _ arguments: String, code: Int32 = 65, saying text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let refusal = refusal { try command(arguments).perform() }
    #expect(refusal?.code == code, "\(arguments)", sourceLocation: sourceLocation)
    #expect(
      refusal?.message.contains(text) == true, "\(refusal?.message ?? "")",
      sourceLocation: sourceLocation)
  }

  /// spec: docs/spec/measuring.md#fit/accuracy: response and damping within 2 %, start within 2 ms,
  /// with noise of 3 levels.
  @Test(arguments: [
    (0.3, 0.75, 24.0), (0.2, 0.75, 20), (0.5, 0.3, 20), (0.3, 1, 24), (0.4, 1.5, 24),
  ])
  func `a noisy disc gives its spring back`(response: Double, ratio: Double, travel: Double) throws
  {
    for rate in [60.0, 120, 240] {
      var film = DiscFilm(spring: Spring(response: response, dampingRatio: ratio), rate: rate)
      (film.travel, film.noise, film.frameCount) = (travel, 3, Int(2 * rate))
      film.start = 0.2137
      try put(film.y4m())
      let json = try json("film.y4m \(probe)")
      let found = try (number("response", json), number("damping", json), number("start", json))
      #expect(abs(found.0 / response - 1) < 0.02, "response \(found.0) at \(rate)")
      #expect(abs(found.1 / ratio - 1) < 0.02, "damping \(found.1) at \(rate)")
      #expect(abs(found.2 - 0.2137) < 0.002, "start \(found.2) at \(rate)")
    }
  }

  @Test func `all kinds of films give the same measurements`() throws {
    let film = DiscFilm()
    try put(film.y4m())
    let expected = try json("film.y4m \(probe)")
    #expect(expected.text.hasPrefix(#"{"frames": 120, "rate": 60, "positions": 120, "from": "#))
    #expect(expected.text.contains(#""like": {"token": "motion.switch.slide", "response": 0.3, "#))
    for colors in ["420jpeg", "422", "444"] {
      try put(film.y4m(colors: colors))
      #expect(try json("film.y4m \(probe)") == expected)
    }
    try film.write("film", to: folder)
    #expect(try json("film \(probe)") == expected)
    // Frames without changes are left out of the file.
    try put(film.animatedPNG(), "film.png")
    for key in ["frames", "rate", "positions", "from", "to", "start", "response", "damping"] {
      let (one, other) = try (number(key, json("film.png \(probe)")), number(key, expected))
      #expect(abs(one - other) <= 1e-4 * other, "\(key)")
    }
  }

  @Test func `positions are distances from the start of the probe in points`() throws {
    try put(DiscFilm().y4m())
    // The disc's left edge is at its center less its radius, and pixels' centers are at halves.
    let left = 20.3 - DiscFilm.radius - 0.5
    for (arguments, from, to) in [
      (probe, left, left + 24), ("\(probe) --edge rising", left, left + 24),
      ("\(probe) --edge last", left + 19, left + 43),
      ("\(probe) --edge falling", left + 19, left + 43),
      ("--probe 71,3,0,3", 71 - left - 19, 71 - left - 43),
      ("\(probe) --scale 2", left / 2, left / 2 + 12),
      ("--probe 4.5,3,71,3", left - 4.5, left + 19.5),
    ] {
      let json = try json("film.y4m \(arguments)")
      #expect(abs(try number("from", json) - from) < 0.1, "\(arguments)")
      #expect(abs(try number("to", json) - to) < 0.1, "\(arguments)")
    }
  }

  @Test func `the part and the rate of a film are options`() throws {
    try put(DiscFilm().y4m())
    let part = try json("film.y4m \(probe) --from 0.05 --to 1")
    #expect(try number("frames", part) == 58 && abs(try number("start", part) - 0.1) < 0.002)
    let slow = try json("film.y4m \(probe) --rate 240")
    #expect(try number("rate", slow) == 240 && abs(number("response", slow) - 0.075) < 0.001)
    try put(DiscFilm().y4m(rate: "30000:1001"))
    #expect(try number("rate", json("film.y4m \(probe)")) == 29.97)
    try put(DiscFilm().y4m(rate: "0:0"))
    expectRefusal("film.y4m \(probe)", saying: "add --rate")
    #expect(try number("rate", json("film.y4m \(probe) --rate 60")) == 60)
    try put(DiscFilm().animatedPNG(), "film.png")
    expectRefusal("film.png \(probe) --rate 120", code: 64, saying: "has its own times")
  }

  @Test func `a frame of the CSV file has time, position, fit and residual`() throws {
    var film = DiscFilm()
    film.from = 4
    try put(film.y4m())
    expectRefusal(
      "film.y4m --probe 0,3,71,3 --edge rising --output out.csv", code: 1,
      saying: "the way is longer than the probe")
    let lines = try folder.text("out.csv").split(separator: "\n")
    #expect(lines.count == 121 && lines[0] == "t,position,fitted,residual")
    // The left edge is outside at first.
    #expect(lines[1].hasPrefix("0,,") && lines[1].hasSuffix(","))
    let fields = lines[120].split(separator: ",").compactMap { Double($0) }
    #expect(fields.count == 4 && abs(fields[0] - 119.0 / 60) < 1e-4)
    #expect(abs(fields[1] - fields[2] - fields[3]) < 1e-3)
  }

  @Test(arguments: [
    ("--probe 1,2,3", "The value '1,2,3' is invalid for '--probe <probe>'"),
    ("--probe 5,5,5.5,5", "The value '5,5,5.5,5' is invalid"),
    ("--probe 0,3,90,3", "--probe leaves the film, whose frames are 72 x 7 px"),
    ("--probe 0,3,71,3 --rate 0", "--rate must be"),
    ("--probe 0,3,71,3 --scale nan", "--scale must be"),
    ("--probe 0,3,71,3 --from 2 --to 1", "--to must be later than --from"),
    ("--probe 0,3,71,3 --shutter 400", "--shutter must be from 0 to 360"),
    ("--probe 0,3,71,3 --times film.txt --rate 60", "--times and --rate"),
    ("--probe 0,3,71,3 --fixed 0,3,90,3", "--fixed leaves the film"),
    ("--probe 0,3,71,3 --output film.y4m", "--output would overwrite the input"),
    ("--probe 0,3,71,3 --output -", "cannot use the same file"),
  ])
  func `wrong options end with 64`(options: String, expected: String) throws {
    try put(DiscFilm(frameCount: 30).y4m())
    expectRefusal("film.y4m " + options, code: 64, saying: expected)
  }

  @Test func `films without a moving edge end with 65`() throws {
    let jump = DiscFilm(spring: Spring(response: 0.01, dampingRatio: 1))
    for (film, arguments, expected) in [
      (DiscFilm(frameCount: 5), probe, "it has too few frames, 5 in the measured part"),
      (DiscFilm(), "\(probe) --from 1.9", "it has too few frames, 6 in the measured part"),
      (DiscFilm(), "--probe 58,3,71,3", "no edge crosses the probe"),
      (DiscFilm(), "--probe 58,3,71,3", "; move --probe over the moving edge"),
      (DiscFilm(), "--probe 40,3,47,3", "in too few frames"),
      (DiscFilm(travel: 0), probe, "there is no movement"),
      (DiscFilm(travel: 0, noise: 3), probe, "there is no movement"),
      (DiscFilm(noise: 3), "--probe 58,3,71,3", "in too few frames"),
      (DiscFilm(travel: 0), "", "nothing moves in the film"),
      (DiscFilm(frameCount: 5), "", "it has too few frames, 5 in the measured part"),
      (DiscFilm(), "\(probe) --fixed 58,3,71,3", "no edge crosses the line of --fixed"),
      (jump, probe, "too few frames of the movement"),
    ] {
      try put(film.y4m())
      expectRefusal("film.y4m \(arguments)", saying: expected)
    }
  }

  @Test func `a motion that is no spring ends with 1, after its line, and each motion has a line`()
    throws
  {
    try put(DiscFilm(pause: 0.1).y4m())
    expectRefusal("film.y4m \(probe) --output out.csv", code: 1, saying: "no spring fits")
    let json = try json("film.y4m \(probe)")
    #expect(json["fits"] == .bool(false) && json["like"] == .null)
    #expect(json["reason"]?.string?.hasPrefix("the positions are ") == true)
    #expect(try folder.text("out.csv").split(separator: "\n").count == 121)
    try put(DiscFilm(pause: 1).y4m())
    let command = try command("film.y4m \(probe)")
    let lines = try command.lines(of: command.fit())
    #expect(try lines.map { try number("start", $0).rounded(.toNearestOrEven) } == [0, 1])
  }

  @Test func `standard output has only the lines of measurements`() {
    expectRefusal("film.y4m --output -", code: 64, saying: "cannot use the same file")
    #expect(!FitCommand<Playground>.helpMessage().contains("standard output"))
  }

  @Test func `the times of frames are read from a file`() throws {
    try put(DiscFilm().y4m())
    let times = (0..<120).map { "\(Double($0) / 30),\n" }.joined()
    try put(Array(times.utf8), "film.txt")
    let slow = try json("film.y4m \(probe) --times \(folder.path("film.txt"))")
    #expect(try number("rate", slow) == 30 && abs(number("response", slow) - 0.6) < 0.002)
    for (text, expected) in [
      ("0\n1\n", "--times has 2 times"), ("0\nx\n", "line 2: x is not a time"),
      ("1\n0.5\n", "line 2: the time 0.5 is not later"), ("\n", "there are no times"),
      ("0\r\n0.1\r\nx\r\n", "line 3: x is not a time"),
      (times.replacing("\n", with: "\r\n") + "9\r\n", "--times has 121 times"),
      (times + "9\n", "--times has 121 times, and the film has 120 frames"),
    ] {
      try put(Array(text.utf8), "film.txt")
      expectRefusal("film.y4m \(probe) --times \(folder.path("film.txt"))", saying: expected)
    }
  }

  @Test func `broken films end with 65`() throws {
    let film = DiscFilm(frameCount: 20)
    let (y4m, png) = (film.y4m(), try film.animatedPNG())
    var damaged = png
    damaged[png.count / 2] ^= 0xFF
    let header = "YUV4MPEG2 W8 H8 F60:1"
    for (bytes, expected) in [
      (Array(y4m.dropLast(7)), "it ends within frame 20"),
      (y4m + [1, 2], "frame 21 has no header"), (Array("\(header) It\n".utf8), "it is interlaced"),
      (Array("\(header) C420p10\n".utf8), "color format 420p10 is not supported"),
      (Array("YUV4MPEG2 W8 F60:1\n".utf8), "no width and height"),
      (Array("YUV4MPEG2".utf8), "it is not YUV4MPEG2"), ([], "it is neither a folder"),
      (Array("RIFF".utf8), "it is neither a folder"), (damaged, "it is damaged or truncated"),
      (try film.bitmap(0).png(), "it is a still picture"),
      (Array(png.dropLast(20)), "it is damaged or truncated"), (Array(png.prefix(20)), "is broken"),
    ] {
      try put(bytes)
      expectRefusal("film.y4m \(probe)", saying: expected)
      #expect(
        refusal { try command("film.y4m \(probe)").perform() }?.message.contains("\n") == false)
    }
    expectRefusal("film-missing \(probe)", saying: "No such file or directory")
    try put([0, 0, 0, 20] + Array("ftypqt  ".utf8), "film.mov")
    let video = refusal { try command("film.mov \(probe)").perform() }
    // 69 where ffmpeg is not installed.
    #expect([65, 69].contains(video?.code) && video?.message.contains("\n") == false)
    try film.write("film", to: folder)
    try put(try film.bitmap(0).part(.init(x: 0, y: 0, width: 9, height: 5)).png(), "film/0005.png")
    expectRefusal("film \(probe)", saying: "0005.png is 9 x 5 px")
    try put([1, 2, 3], "film/0004.png")
    expectRefusal("film \(probe)", saying: "0004.png: ")
  }
}
