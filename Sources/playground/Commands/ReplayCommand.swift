import ArgumentParser
import Canvas
import Controls

/// `playground replay`: what a sequence of events does, without a display or a wall clock.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run an input log under a manual clock and print what happens.")

  /// The most pictures that a replay writes; a mistyped rate should not fill a disk.
  private static let maximumPictures = 100_000

  @Argument(help: "The input log, JSON Lines.")
  var log: String

  @Option(help: "Where the trace goes; - is standard output.")
  var trace = "-"

  @Option(help: "Frames a second of the manual clock.")
  var rate = 60.0

  @Option(help: "Also write each frame as a PNG file into this folder.")
  var frames: String?

  @Option(help: "Stop at this time, s; by default once everything has settled.")
  var until: Double?

  func validate() throws {
    guard rate > 0, rate <= 100_000 else {
      throw ValidationError("--rate is a number of frames a second above 0.")
    }
    if let until {
      guard until >= 0, until.isFinite else { throw ValidationError("--until is a time in s.") }
    }
  }

  func run() throws {
    let inputLog = try InputLog(parsing: try Input.text(of: log))
    let stage = ReplayStage(inputLog.header)
    let pictures = try frames.map { try FramePictures(folder: $0, stage: stage) }
    let trace = Trace(stage: stage)
    var lines: [UInt8] = []
    try Replay(log: inputLog, rate: rate, end: until).run(stage) { frame in
      lines.append(contentsOf: (trace.json(of: frame).text + "\n").utf8)
      if let pictures, frame.number < Self.maximumPictures { try pictures.write(frame) }
    }
    try OutputFile.write(lines, to: self.trace)
  }
}
