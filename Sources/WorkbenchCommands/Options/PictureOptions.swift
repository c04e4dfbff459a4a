import ArgumentParser
import Canvas
import Controls
import Workbench

struct SubjectArguments<Program: WorkbenchProgram>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The subject: \(Subject<Program>.names.listed("or")) (a window with a page)."))
  var subject: Subject<Program>

  @Argument(
    help: ArgumentHelp(
      "After --pressed: the part of the control that is held\(Program.partHint)."))
  var part: String?
}

struct PictureOptions<Program: WorkbenchProgram>: ParsableArguments {
  @Option(parsing: .unconditional, help: "The margin around the control, 0 to 1000 points.")
  var margin = PictureOptions.usualMargin

  static var usualMargin: Double { 16 }

  @Flag(help: "Leave out the background: RGBA instead of RGB.")
  var transparent = false

  @Flag(help: "Show the control pressed.")
  var pressed = false

  @Option(
    parsing: .unconditional,
    help: """
      Show the thumb at this progress of a press, from 0 (idle) to 1 (held): in the glass design, \
      the lens that it turns into.
      """)
  var pressProgress: Double?

  @Flag(help: "Show the control focused.")
  var focused = false

  @Flag(help: "Draw no text at all.")
  var noLabels = false

  @Option(help: "The page of the window.")
  var page = PageArgument<Program>.first

  @Option(
    help: """
      The panels of the window: \(Set<PanelName>.list("and")), separated by commas, or none.
      """)
  var panels: NamesArgument<Set<PanelName>>?

  @Option(
    help: """
      The overlays of the window: damage, box, paint, hit and trail, separated by commas, or none.
      """)
  var overlays: NamesArgument<Overlays>?

  @Option(
    help: ArgumentHelp(
      "An input log to replay on the page of a control: \(Program.controlNames.listed("or"))."),
    completion: .file())
  var log: String?

  @Option(
    parsing: .unconditional,
    help: "Show the time this many seconds before the end of the log, 0 to 20.")
  var scrub: Double?

  @Option(
    help: "The width and height of gallery or window in points, each 1 to 10000, such as 960x680.")
  var size: SizeArgument?

  @Option(parsing: .unconditional, help: "Show this segment pressed, counted from 0.")
  var pressedSegment: Int?

  @Flag(help: "Show the control on a card.")
  var elevated = false

  @Option(
    parsing: .unconditional,
    help: """
      The width of a control that can have any, 30 to 4000 points (default: that of its sample, \
      such as 200 for a slider).
      """)
  var width: Double?

  func validate() throws {
    try ValidationError.check(
      pressProgress, in: 0...1, "--press-progress must be a number from 0 to 1.")
    try ValidationError.check(
      margin, in: SnapshotOptions.margins, "--margin must be a length from 0 to 1000 points.")
    try ValidationError.check(
      scrub, in: 0...PageTime.length, "--scrub must be a time from 0 to 20 s.")
    if scrub != nil && log == nil { throw ValidationError("--scrub needs a log; add --log FILE.") }
    try ValidationError.checkWidth(width)
  }
}
