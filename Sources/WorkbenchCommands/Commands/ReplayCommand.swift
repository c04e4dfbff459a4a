import ArgumentParser
import Support
import Workbench

package struct ReplayCommand<Program: WorkbenchProgram>: MainActorCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "replay",
      abstract: "Replay an input log with a manual clock and print a trace.")
  }

  /// A limit so that a mistyped rate does not fill the disk.
  private static var maximumPictures: Int { 100_000 }

  @Argument(help: "The input log (JSON Lines); - is standard input.", completion: .file())
  var log: String

  @OptionGroup var tokens: TokensOption<Program>

  @Option(help: "The file for the trace; - is standard output.", completion: .file())
  var trace = "-"

  @Option(
    parsing: .unconditional, help: "Frames per second of the manual clock, 0.001 to 100000.")
  var rate = 60.0

  @Option(
    help: "Also write each frame as a PNG file into this folder, at most 100000 frames.",
    completion: .directory)
  var frames: String?

  @Option(
    help: """
      Also write the frames as an animated PNG file that loops; - is standard output. Programs \
      without support for animation show the first frame.
      """, completion: .file())
  var movie: String?

  @Option(
    parsing: .unconditional,
    help: """
      Stop at this time, 0 to 1000000 s (default: when all animations have settled, at most 5 s \
      after the last event). A replay has at most 10000000 frames.
      """)
  var until: Double?

  package init() {}

  package func validate() throws {
    try FrameRate.check(rate, of: "--rate")
    try ValidationError.check(
      until, in: 0...InputLogEvent.latestTime, "--until must be a time from 0 to 1000000 s.")
    if frames == "-" {
      throw ValidationError("--frames must be a folder; it cannot be standard output.")
    }
    try check(inputs: [log, tokens.tokens])
  }

  private func check(inputs: [String?]) throws {
    try FileUses(
      inputs: inputs, outputs: ["--trace": trace, "--movie": movie], frames: frames
    ).check()
  }

  @MainActor
  package func perform() throws {
    let log = try InputLog(path: self.log, of: Program.contents)
    try check(inputs: log.files.flatMap { Program.files(of: $0) })
    let replay = Replay(log: log, rate: rate, end: until ?? log.header.end)
    guard replay.mostFrames <= Replay.maximumFrames else {
      throw ValidationError(
        "until \(replay.latestEnd) s at \(rate) frames per second, a replay would have more than "
          + "\(Replay.maximumFrames) frames; use a lower --rate or --until.")
    }
    let target = SceneReplica(replay.log.header, tokens: try tokens.load())
    let pictures = try frames.map { try FramePictures(folder: $0, target: target) }
    let movie = try movie.map { try ReplayMovie($0, of: replay, target: target) }
    let output = try ReplayTraceOutput(path: trace)
    do {
      try replay.run(target) { frame in
        try output.add(target.trace(of: frame))
        if let pictures, frame.number < Self.maximumPictures { try pictures.write(frame) }
        try movie?.add(frame)
        if !output.isRead && pictures == nil && movie == nil { throw ReaderLeft() }
      }
      try movie?.finish()
      try output.finish()
    } catch let failure as Failure where failure.code == .badInput {
      throw failure.naming(self.log)
    } catch is ReaderLeft {
      // A reader such as `head` has all that it wants.
    }
  }

  private struct ReaderLeft: Error {}
}
