import ArgumentParser
import Canvas
import Controls
import Measuring
import Support
import Workbench

extension EdgeKind: ExpressibleByArgument {}
extension EdgeChannel: ExpressibleByArgument {}

package struct FitCommand<Program: WorkbenchProgram>: MainActorCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fit",
      abstract: "Find the spring that moves an edge in a film, such as a screen recording.",
      discussion: """
        A film is a video (mov, mp4, m4v, webm, mkv, gif, avi), which ffmpeg decodes, a folder of \
        PNG files of one size in the order of their names, an animated PNG, or YUV4MPEG2 with 8 \
        bits.

        \(Program.name) fit recording.mov --probe X0,Y0,X1,Y1

        Looks for the edge along the probe in each frame: the place where the levels cross the \
        middle between those on both sides. Prints one line of JSON for each motion: frames, rate \
        (frames per second), positions (frames with an edge), from and to (positions before and \
        after the motion), start (seconds), response (seconds) and damping (damping ratio) of the \
        spring with half the widths of their 95 % intervals, residual (rms and max), fits (whether \
        it is a spring) with a reason and a curve if not, duplicates, channel, probe, and the \
        spring token that is like it, or null. Positions are distances from the start of the \
        probe, in points.

        The exit code is 1 if a motion follows no spring, 65 if the film is broken, has too few \
        frames, or shows no moving edge, and 69 if it needs ffmpeg, which is not installed.
        """)
  }

  @Argument(
    help: """
      The film: a video, a folder, an animated PNG file, a Y4M file, or - for standard input.
      """,
    completion: .file())
  var film: String

  @Option(
    parsing: .unconditional,
    help: """
      The line on which the edge is looked for, in pixels from the center of the top left one, as \
      X0,Y0,X1,Y1 (default: where most moves).
      """)
  var probe: ProbeArgument?

  @Option(
    help: """
      The edge on the probe: first, last, rising (the first one from dark to bright), falling, or \
      center (between the first rising and the last falling one).
      """)
  var edge = EdgeKind.first

  @Option(
    help: """
      The levels that make the edge: luma, r, g, b or saturation (default: luma, or the channel with \
      the most contrast if luma has little).
      """)
  var channel: EdgeChannel?

  @Option(
    parsing: .unconditional,
    help: "A line over an edge that does not move, as X0,Y0,X1,Y1; the way of it is subtracted.")
  var fixed: ProbeArgument?

  @Option(parsing: .unconditional, help: ArgumentHelp(FrameRate.filmHelp))
  var rate: Double?

  @Option(
    help:
      "A file with the time of each frame in seconds, a line each, instead of the film's times.",
    completion: .file())
  var times: String?

  @Option(parsing: .unconditional, help: "The start of the measured part of the film in seconds.")
  var from = 0.0

  @Option(parsing: .unconditional, help: "The end of the measured part of the film in seconds.")
  var to: Double?

  @Option(parsing: .unconditional, help: "Pixels per point, 0.01 to 100.")
  var scale = 1.0

  @Option(
    parsing: .unconditional,
    help: "The exposure of a frame in degrees, 0 to 360; 360 is the time between two frames.")
  var shutter = 0.0

  @Flag(name: .customLong("repeat"), help: "Fit one spring to all motions of a direction.")
  var isRepeated = false

  @Option(
    help: """
      A CSV file with a line of t,position,fitted,residual per frame, and width with --edge center.
      """,
    completion: .file())
  var output: String?

  @Option(
    help: "A PNG file of the probe over time, with the found edge and the motion that fits.",
    completion: .file())
  var picture: String?

  @Option(
    help: "A file of design tokens that like compares with, in place of the built-in ones.",
    completion: .file())
  var tokens: String?

  package init() {}

  package func validate() throws {
    try FrameRate.check(rate, of: "--rate")
    try ValidationError.check(
      from, in: 0...InputLogEvent.latestTime, "--from must be a time from 0 to 1000000 s.")
    try ValidationError.check(
      to, in: 0...InputLogEvent.latestTime, "--to must be a time from 0 to 1000000 s.")
    if let to, to <= from { throw ValidationError("--to must be later than --from.") }
    try ValidationError.check(
      scale, in: 0.01...100, "--scale must be a number of pixels per point from 0.01 to 100.")
    try ValidationError.check(shutter, in: 0...360, "--shutter must be from 0 to 360 degrees.")
    if times != nil, rate != nil {
      throw ValidationError("--times and --rate both say when frames are; leave one out.")
    }
    if !Folder.exists(at: film) { try check(inputs: [film]) }
  }

  private func check(inputs: [String?]) throws {
    try FileUses(
      inputs: inputs + [tokens, times],
      outputs: ["--output": output, "--picture": picture, "the line of measurements": "-"]
    ).check()
  }

  @MainActor
  package func perform() throws {
    if Folder.exists(at: film) { try check(inputs: Folder.picturePaths(in: film)) }
    let fit = try fit()
    if let warning = fit.warning { StandardStreams.say("\(Program.name): \(warning)\n") }
    if let output { try OutputFile.write(Array(fit.csv.utf8), to: output) }
    if let picture { try OutputFile.write(fit.picture().png(), to: picture) }
    for line in try lines(of: fit) { try OutputFile.write(line.line, to: "-") }
    if let reason = fit.reason {
      let advice =
        probe == nil ? "; if the probe is not over the moving edge, choose it with --probe" : ""
      throw Failure(.differs, "no spring fits \(film): \(reason)\(advice)")
    }
  }

  func fit() throws -> FilmFit {
    var options = FitOptions(probe: probe?.probe)
    (options.edge, options.channel, options.fixed) = (edge, channel, fixed?.probe)
    (options.rate, options.times) = (rate, try times.map(FrameTimes.read))
    (options.start, options.end) = (from, to ?? .infinity)
    (options.scale, options.shutter, options.isRepeated) = (scale, shutter, isRepeated)
    options.keepsColors = picture != nil
    let progress = TerminalProgress()
    defer { progress.clear() }
    do {
      return try FilmFit(of: film, options) { count, time in
        progress.show("fit: \(count) frames, \(time.text(places: 1)) s")
      }
    } catch let failure as ProbeFailure { throw failure.advising("move --probe") }
  }

  func lines(of fit: FilmFit) throws -> [JSON] {
    let design = Design().changed(by: try TokensOption<Program>.file(at: tokens))
    return fit.lines(among: SpringToken.all(of: design, Program.catalogTokens))
  }
}

/// A line in pixels, written `X0,Y0,X1,Y1`.
struct ProbeArgument: ExpressibleByArgument {
  var probe: Probe

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (0...100_000).contains($0) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    probe = Probe(from: Point(numbers[0], numbers[1]), to: Point(numbers[2], numbers[3]))
    if probe.length < Probe.shortest { return nil }
  }
}
