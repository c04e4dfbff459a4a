import ArgumentParser
import Canvas
import Controls
import Workbench

struct SubjectArguments<Program: WorkbenchProgram>: DescribedOptions {
  private(set) var subject = Subject<Program>.window
  private(set) var part: String?

  static var table: [DescribedOption<Self>] {
    [
      .requiredArgument(
        "subject", \.subject,
        help: "The subject: \(Subject<Program>.names.listed("or")) (a window with a page)."),
      .argument(
        "part", \.part,
        help: "After --pressed: the part of the control that is held\(Program.partHint)."),
    ]
  }
}

/// The picture that a command makes without a display, and its settings.
struct PictureOptions<Program: WorkbenchProgram, Settings: EnvironmentOptionSource>:
  DescribedOptions
{
  var margin = SnapshotOptions().margin
  var transparent = false
  var pressed = false
  var pressProgress: Double?
  var focused = false
  var noLabels = false
  var page = PageArgument<Program>.first
  var panels: NamesArgument<Set<PanelName>>?
  var overlays: NamesArgument<Overlays>?
  var log: String?
  var scrub: Double?
  var size: SizeArgument?
  var pressedSegment: Int?
  var elevated = false
  var width: Double?
  var environment = EnvironmentOptions<Settings>()
  var tokens = TokensOption<Program>()
  var properties = PropertyOptions<ProgramProperties<Program>>()

  static var table: [DescribedOption<Self>] {
    [
      .withDefault(
        "margin", \.margin, parsing: .unconditional,
        help: "The margin around the control, 0 to 1000 points.")
    ] + tableWithoutMargin
  }

  static var tableWithoutMargin: [DescribedOption<Self>] {
    controlOptions + windowOptions + sizeOptions
      + EnvironmentOptions.table.map { $0.within(\.environment) }
      + TokensOption.table.map { $0.within(\.tokens) }
      + [.section("Properties of controls", \.properties)]
  }

  private static var controlOptions: [DescribedOption<Self>] {
    [
      .flag(
        "transparent", \.transparent, help: "Leave out the background: RGBA instead of RGB."),
      .flag("pressed", \.pressed, help: "Show the control pressed."),
      .optional(
        "press-progress", \.pressProgress, parsing: .unconditional,
        help: """
          Show the thumb at this progress of a press, from 0 (idle) to 1 (held): in the glass \
          design, the lens that it turns into.
          """),
      .flag("focused", \.focused, help: "Show the control focused."),
      .flag("no-labels", \.noLabels, help: "Draw no text at all."),
    ]
  }

  private static var windowOptions: [DescribedOption<Self>] {
    [
      .withDefault("page", \.page, help: "The page of the window."),
      .optional(
        "panels", \.panels,
        help: """
          The panels of the window: \(Set<PanelName>.list("and")), separated by commas, or none.
          """),
      .optional(
        "overlays", \.overlays,
        help: """
          The overlays of the window: damage, box, paint, hit and trail, separated by commas, or \
          none.
          """),
      .optional(
        "log", \.log, completion: .file(),
        help: """
          An input log to replay on the page of a control: \(Program.controlNames.listed("or")).
          """),
      .optional(
        "scrub", \.scrub, parsing: .unconditional,
        help: "Show the time this many seconds before the end of the log, 0 to 20."),
    ]
  }

  private static var sizeOptions: [DescribedOption<Self>] {
    [
      .optional(
        "size", \.size,
        help: """
          The width and height of gallery or window in points, each 1 to 10000, such as 960x680.
          """),
      .optional(
        "pressed-segment", \.pressedSegment, parsing: .unconditional,
        help: "Show this segment pressed, counted from 0."),
      .flag("elevated", \.elevated, help: "Show the control on a card."),
      .optional(
        "width", \.width, parsing: .unconditional,
        help: """
          The width of a control that can have any, 30 to 4000 points (default: that of its \
          sample, such as 200 for a slider).
          """),
    ]
  }

  /// The names of the given options that only pictures of controls have.
  var givenForControls: [String] {
    let given = [
      "elevated": elevated, "focused": focused, "margin": margin != Self().margin,
      "press-progress": pressProgress != nil, "pressed": pressed,
      "pressed-segment": pressedSegment != nil, "width": width != nil,
    ]
    return (given.filter(\.value).map(\.key) + properties.given.keys).sorted()
  }

  /// The names of the given options that only pictures of a window have.
  var givenForWindows: [String] {
    let given = [
      "overlays": overlays != nil, "page": page != .first, "panels": panels != nil,
    ]
    return given.filter(\.value).keys.sorted()
  }

  func validate() throws {
    try environment.validate()
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
