import ArgumentParser
import Canvas
import Controls
import Measuring
import Support
import Workbench

extension EdgeKind: ExpressibleByArgument {}

package struct FitCommand<Program: WorkbenchProgram>: MainActorCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fit",
      abstract: "Find the spring that moves an edge in a film, such as a screen recording.",
      discussion: """
        A film is a folder of PNG files of one size in the order of their names, an animated PNG, \
        or YUV4MPEG2 with 8 bits. ffmpeg converts other films:

        ffmpeg -i recording.mov -f yuv4mpegpipe - | \(Program.name) fit - --probe X0,Y0,X1,Y1

        Looks for the edge along the probe in each frame: the place where the luminance crosses \
        the middle between the darkest and the brightest place on the probe in the film. Prints \
        one line of JSON: frames, rate (frames per second), positions (frames with an edge), from \
        and to (positions before and after the motion), start (seconds), response (seconds) and \
        damping (damping ratio) of the spring, residual (rms and max), and the spring token that \
        is like it, or null. Positions are distances from the start of the probe, in points.

        The exit code is 65 if the film is broken, has too few frames, or shows no moving edge.
        """)
  }

  @Argument(
    help: "The film: a folder, an animated PNG file, a Y4M file, or - for standard input.",
    completion: .file())
  var film: String

  @Option(
    parsing: .unconditional,
    help: """
      The line on which the edge is looked for, in pixels from the center of the top left one, as \
      X0,Y0,X1,Y1.
      """)
  var probe: ProbeArgument

  @Option(
    help: """
      The edge on the probe: first, last, rising (the first one from dark to bright) or falling.
      """)
  var edge = EdgeKind.first

  @Option(parsing: .unconditional, help: ArgumentHelp(FrameRate.filmHelp))
  var rate: Double?

  @Option(parsing: .unconditional, help: "The start of the measured part of the film in seconds.")
  var from = 0.0

  @Option(parsing: .unconditional, help: "The end of the measured part of the film in seconds.")
  var to: Double?

  @Option(parsing: .unconditional, help: "Pixels per point, 0.01 to 100.")
  var scale = 1.0

  @Option(
    help: "A CSV file with a line of t,position,fitted,residual per frame; - is standard output.",
    completion: .file())
  var output: String?

  @OptionGroup var tokens: TokensOption<Program>

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
    if !Folder.exists(at: film) { try check(inputs: [film]) }
  }

  private func check(inputs: [String?]) throws {
    try FileUses(
      inputs: inputs + [tokens.tokens],
      outputs: ["--output": output, "the line of measurements": "-"]
    ).check()
  }

  @MainActor
  package func perform() throws {
    if Folder.exists(at: film) { try check(inputs: Folder.picturePaths(in: film)) }
    let fit = try fit()
    if let output { try OutputFile.write(Array(fit.csv.utf8), to: output) }
    try OutputFile.write(try json(of: fit).line, to: "-")
  }

  func fit() throws -> FilmFit {
    try FilmFit(
      of: film, along: probe.probe, edge, rate: rate, from: from, to: to ?? .infinity, scale: scale)
  }

  func json(of fit: FilmFit) throws -> JSON {
    let design = Design().changed(by: try tokens.load())
    return fit.json(among: SpringToken.all(of: design, Program.catalogTokens))
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
