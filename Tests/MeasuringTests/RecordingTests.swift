import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Measuring

/// The accuracy of fits to what real recordings have, each over 12 seeds.
/// spec: docs/spec/recordings.md
@Suite struct `Fits to recordings` {
  /// A kind of film with the largest errors of its fit.
  struct Bound: CustomTestStringConvertible, Sendable {
    let name: String
    /// The largest error as a fraction of the response and the damping ratio, and in seconds.
    var part = 0.01
    var start = 0.002
    var options = FitOptions(probe: Probe(from: Point(0, 4), to: Point(190, 4)))
    /// Whether the times of the frames are given.
    var hasTimes = false
    let change: @Sendable (inout Recording, inout Random) -> Void

    init(name: String, change: @escaping @Sendable (inout Recording, inout Random) -> Void) {
      (self.name, self.change) = (name, change)
    }

    var testDescription: String { name }

    static let all = [
      Bound(name: "perfect") { _, _ in }.within(0.005),
      Bound(name: "noise and blocks") { recording, _ in
        (recording.noise, recording.quantum) = (5, 10)
      },
      Bound(name: "three duplicated frames") { recording, random in
        for _ in 0..<3 { recording.duplicates.insert(26 + Int(random.next() * 12)) }
      }.within(0.03),
      Bound(name: "jitter without times") { recording, _ in recording.jitter = 0.004 }
        .within(0.05, start: 0.01),
      Bound(name: "jitter with times") { recording, _ in recording.jitter = 0.004 }.timed(),
      Bound(name: "variable frame rate with times") { recording, _ in recording.isVariable = true }
        .timed(),
      Bound(name: "shutter of 180 degrees") { recording, _ in recording.shutter = 0.5 }
        .within(0.01, start: 0.001).with { $0.shutter = 180 },
      Bound(name: "shutter of 360 degrees") { recording, _ in recording.shutter = 1 }
        .within(0.01, start: 0.001).with { $0.shutter = 360 },
      Bound(name: "light switch") { recording, _ in recording.look = .lightSwitch }.within(0.02),
      Bound(name: "noisy light switch") { recording, _ in
        (recording.look, recording.noise) = (.lightSwitch, 2)
      }.within(0.02),
      Bound(name: "pressed, by the center") { recording, _ in
        (recording.expansion, recording.release) = (12, recording.starts[0])
      }.within(0.02).with { $0.edge = .center },
      Bound(name: "shaking camera") { recording, _ in (recording.shake, recording.noise) = (1, 2) }
        .within(0.03, start: 0.003).with {
          $0.fixed = Probe(from: Point(189, 4), to: Point(203, 4))
          $0.probe?.end = Point(188, 4)
        },
    ]

    private func within(_ part: Double, start: Double = 0.002) -> Bound {
      var bound = self
      (bound.part, bound.start) = (part, start)
      return bound
    }

    private func timed() -> Bound {
      var bound = self
      bound.hasTimes = true
      return bound
    }

    private func with(_ change: (inout FitOptions) -> Void) -> Bound {
      var bound = self
      change(&bound.options)
      return bound
    }
  }

  /// A film with a place and a start of its own.
  func recording(
    _ seed: Int, _ change: (inout Recording, inout Random) -> Void
  ) -> Recording {
    var recording = Recording()
    var random = Random(UInt64(seed) &* 77)
    recording.seed = UInt64(seed)
    recording.from += 3 * random.next()
    recording.starts = [0.39 + 0.03 * random.next()]
    change(&recording, &random)
    return recording
  }

  func fit(_ recording: Recording, _ options: FitOptions) throws -> FilmFit {
    try fit(recording.y4m(), options)
  }

  private func fit(_ film: [UInt8], _ options: FitOptions) throws -> FilmFit {
    let path = NSTemporaryDirectory() + "/recording-\(UUID()).y4m"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(film).write(to: URL(filePath: path))
    return try FilmFit(of: path, options)
  }

  /// spec: docs/spec/recordings.md#films/noise-5-dct-blocks-h and the rows below it.
  @Test(arguments: Bound.all)
  func `the spring is within its bounds`(bound: Bound) throws {
    for seed in 1...12 {
      let recording = recording(seed, bound.change)
      var options = bound.options
      if bound.hasTimes { options.times = recording.times.map { $0 - recording.times[0] } }
      let fit = try fit(recording, options)
      let (spring, place) = (fit.fit.spring, "seed \(seed): \(fit.fit)")
      #expect(fit.reason == nil && fit.motions.count == 1, "\(place)")
      #expect(fit.verdict.hasPrefix("A spring, ± ") && fit.verdict.hasSuffix(" %"), "\(place)")
      #expect(abs(spring.response / 0.3 - 1) < bound.part, "\(place)")
      #expect(abs(spring.dampingRatio / 0.75 - 1) < bound.part, "\(place)")
      let offset = bound.hasTimes ? recording.times[0] : 0
      #expect(abs(fit.fit.start + offset - recording.starts[0]) < bound.start, "\(place)")
      #expect(fit.fit.responseError < 0.1 && fit.fit.dampingError < 0.1, "\(place)")
    }
  }

  /// spec: docs/spec/recordings.md#estimator.
  @Test(arguments: ["perfect", "jitter without times", "jitter with times"])
  func `intervals have the spring in them`(name: String) throws {
    let bound = try #require(Bound.all.first { $0.name == name })
    var found = 0
    for seed in 1...12 {
      let recording = recording(seed, bound.change)
      var options = bound.options
      if bound.hasTimes { options.times = recording.times.map { $0 - recording.times[0] } }
      let fit = try fit(recording, options).fit
      found += abs(0.3 / fit.spring.response - 1) < fit.responseError ? 1 : 0
      found += abs(0.75 / fit.spring.dampingRatio - 1) < fit.dampingError ? 1 : 0
    }
    #expect(found >= 18, "\(found) of 24")
  }

  @Test(arguments: 1...3) func `missing frames are told, or do no harm`(count: Int) throws {
    var reasons: [String] = []
    for seed in 1...12 {
      let recording = recording(seed) { recording, random in
        while recording.missing.count < count {
          recording.missing.insert(25 + Int(random.next() * 14))
        }
      }
      let fit = try fit(recording, Bound.all[0].options)
      if let reason = fit.reason {
        reasons.append(reason)
        continue
      }
      let (spring, place) = (fit.fit.spring, "seed \(seed): \(fit.fit)")
      #expect(abs(spring.response / 0.3 - 1) < 0.05, "\(place)")
      #expect(abs(spring.dampingRatio / 0.75 - 1) < 0.05, "\(place)")
    }
    // Most of them are told by the residual alone.
    if count == 2 {
      #expect(reasons.contains { $0.hasPrefix("frames seem to be missing after 0.") })
    }
  }

  /// spec: docs/spec/recordings.md#films/cut-off-before-the-end.
  @Test(arguments: [5, 7, 8, 9, 10, 12, 16])
  func `a film that ends too early says so, or is exact`(frames: Int) throws {
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        (recording.frameCount, recording.noise) = (25 + frames, 1)
      }
      let fit = try fit(recording, Bound.all[0].options)
      if let reason = fit.reason {
        #expect(fit.verdict == reason.sentenceCased, "seed \(seed)")
        continue
      }
      #expect(frames >= 8, "seed \(seed) with \(frames) frames of the motion")
      #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.03, "seed \(seed): \(fit.fit)")
      #expect(abs(fit.fit.spring.dampingRatio / 0.75 - 1) < 0.03, "seed \(seed): \(fit.fit)")
    }
  }

  /// spec: docs/spec/recordings.md#films/linear-ease-in-out-ease.
  @Test(arguments: [
    ("linear", [0, 0, 1, 1], 60.0, 0.35), ("ease-in-out", [0.42, 0, 0.58, 1], 60, 0.35),
    ("ease-out", [0, 0, 0.58, 1], 60, 0.35), ("ease-in", [0.42, 0, 1, 1], 60, 0.35),
    ("ease", [0.25, 0.1, 0.25, 1], 60, 0.35), ("ease", [0.25, 0.1, 0.25, 1], 30, 0.25),
    ("ease", [0.25, 0.1, 0.25, 1], 15, 0.3),
  ])
  func `a timing function is no spring`(
    name: String, points: [Double], way: Double, duration: Double
  ) throws {
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        recording.motion = .curve(points, duration: duration)
        (recording.way, recording.noise) = (way, seed.isMultiple(of: 2) ? way / 30 : 0)
      }
      let fit = try fit(recording, Bound.all[0].options)
      let curve = try #require(fit.motions.first?.curve, "seed \(seed)")
      #expect(fit.reason != nil && curve.name == name, "seed \(seed): \(curve)")
      #expect(abs(curve.duration - duration) < 0.01, "seed \(seed): \(curve)")
      #expect(abs(curve.start - recording.starts[0]) < 0.005, "seed \(seed): \(curve)")
      let line = fit.lines(among: [])[0].text
      #expect(fit.verdict.hasPrefix("No spring: \(name), 0."))
      #expect(line.contains(#""fits": false, "reason": ""#) && line.contains(#""like": null"#))
    }
  }

  @Test func `a spring that is near a timing function is one`() throws {
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        recording.motion = .spring(response: 0.285, damping: 0.885)
        (recording.way, recording.noise) = (30, seed.isMultiple(of: 2) ? 2 : 0)
      }
      let fit = try fit(recording, Bound.all[0].options)
      #expect(fit.reason == nil, "seed \(seed): \(fit.reason ?? "")")
    }
  }

  /// spec: docs/spec/recordings.md#edge.
  @Test func `without a probe, the place that moves most is found`() throws {
    for (look, edge) in [
      (Recording.Look.bar, EdgeKind.first), (.lightSwitch, .first), (.bar, .center),
      (.equalLuminance, .first),
    ] {
      var options = FitOptions()
      options.edge = edge
      let fit = try fit(recording(1) { recording, _ in recording.look = look }, options)
      #expect(fit.track.probe.start.y == fit.track.probe.end.y && fit.reason == nil)
      #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.02, "\(fit.track.probe)")
      #expect((fit.track.channel == .luma) == (look != .equalLuminance))
    }
  }

  @Test func `without a probe, a line with a clearer motion than the first one is taken`() throws {
    let spring = Spring(response: 0.3, dampingRatio: 0.75)
    var film = Array("YUV4MPEG2 W160 H24 F60:1 Ip A1:1 Cmono\n".utf8)
    for index in 0..<90 {
      let part = spring.stepResponse(at: Double(index) / 60 - 0.4).value
      film += Array("FRAME\n".utf8)
      for y in 0..<24 {
        // The edge of the lower half has more contrast, and moves in steps.
        let edge = 40 + 60 * (y < 12 ? part : (6 * part).rounded() / 6)
        film += (0..<160).map { x in
          UInt8(40 + (y < 12 ? 150 : 200) * min(max(edge - Double(x), 0), 1))
        }
      }
    }
    let fit = try fit(film, FitOptions())
    #expect(fit.track.probe.start.y < 12 && fit.reason == nil, "\(fit.track.probe)")
    #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.01, "\(fit.fit)")
    let lower = try self.fit(
      film, FitOptions(probe: Probe(from: Point(20, 18), to: Point(120, 18))))
    #expect(lower.reason?.contains("--probe") == false)
  }

  @Test func `without a probe, the places where a fast edge rests are found`() throws {
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        recording.motion = .spring(response: 0.15, damping: 0.75)
        (recording.way, recording.barWidth) = (140, 20)
      }
      let fit = try fit(recording, FitOptions())
      #expect(fit.reason == nil && fit.samples.count == recording.frameCount, "seed \(seed)")
      #expect(abs(fit.fit.spring.response / 0.15 - 1) < 0.01, "seed \(seed): \(fit.fit)")
    }
  }

  @Test(arguments: [(0.4, 25), (0.39, 24), (0.405, 25)])
  func `a duplicate of the first moving frame is found`(start: Double, frame: Int) throws {
    for noise in [0.0, 1] {
      let recording = recording(1) { recording, _ in
        (recording.starts, recording.duplicates, recording.noise) = ([start], [frame], noise)
      }
      let fit = try fit(recording, Bound.all[0].options)
      #expect(fit.reason == nil && abs(fit.fit.spring.response / 0.3 - 1) < 0.01, "\(fit.fit)")
      let line = fit.lines(among: [])[0]
      #expect(line["duplicates"]?.number == 1 && line["positions"]?.number == 95, "\(line.text)")
    }
  }

  @Test func `duplicates are counted, and the width is in the table of the center`() throws {
    let recording = recording(1) { recording, _ in recording.duplicates = [28, 30, 33] }
    var options = Bound.all[0].options
    (options.edge, options.keepsColors) = (.center, true)
    let fit = try fit(recording, options)
    #expect(fit.lines(among: [])[0].text.contains(#""duplicates": 3, "channel": "luma""#))
    let lines = fit.csv.split(separator: "\n")
    #expect(lines[0] == "t,position,fitted,residual,width" && lines.count == 97)
    let widths = lines.dropFirst().compactMap {
      $0.split(separator: ",").last.flatMap { Double($0) }
    }
    #expect(widths.filter { abs($0 - 81) < 0.3 }.count >= 93)
    let picture = try fit.picture()
    #expect(picture.width == 960 && picture.height == 191 * 3)
  }
}
