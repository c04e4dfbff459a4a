import ArgumentParser
import Controls
import Support
import Workbench

/// The options of a window, which is shown on a display or driven without one.
struct WindowOptions<Program: WorkbenchProgram>: DescribedOptions {
  var page: PageArgument<Program>?
  var properties: [String] = []
  var panels: NamesArgument<Set<PanelName>>?
  var overlays: NamesArgument<Overlays>?
  var tokens = TokensOption<Program>()
  var reference = ReferenceOptions()
  var size: SizeArgument?
  var speed = 1.0
  /// `nil` if the argument parser was not used.
  var options: Program.Options?

  static var table: [DescribedOption<Self>] { table(for: .window) }

  static func table(for use: TokensUse) -> [DescribedOption<Self>] {
    firstOptions + TokensOption.table(for: use).map { $0.within(\.tokens) }
      + ReferenceOptions.table.map { $0.within(\.reference) } + lastOptions
  }

  private static var firstOptions: [DescribedOption<Self>] {
    [
      .optional(
        "page", \.page,
        help: """
          The page to open. Without this option, a window on a display opens as it was closed, \
          and saves its state when it is closed.
          """),
      .repeated(
        "set", \.properties,
        help: """
          A property of the page's control and its value as in logs, such as value=0.35, \
          selected=[0,1] or label=Volume. Copy Command Line in the window writes it.
          """),
      .optional(
        "panels", \.panels,
        help: """
          The panels to show: \(Set<PanelName>.list("and")), separated by commas, or none \
          (default: sidebar and inspector on the page of a control, else none).
          """),
      .optional(
        "overlays", \.overlays,
        help: """
          The overlays to show over the page: damage, box, paint, hit and trail, separated by \
          commas, or none.
          """),
    ]
  }

  private static var lastOptions: [DescribedOption<Self>] {
    [
      .optional(
        "size", \.size,
        help: "The window's width and height in points, each 1 to 10000, such as 960x680."),
      .withDefault(
        "speed", \.speed, parsing: .unconditional,
        help: "The speed of animations, 0.001 to 100; 0.1 is ten times slower."),
      .group("options", \.options),
    ]
  }

  func validate() throws {
    try reference.validate()
    try ValidationError.check(
      speed, in: InputLogHeader.speeds, "--speed must be a number from 0.001 to 100.")
    for text in properties where PropertySetting(text) == nil {
      throw ValidationError("--set must be a property and its value, such as value=0.35.")
    }
    if !properties.isEmpty && page?.isOfControl != true {
      throw ValidationError("--set works only with --page \(Program.controlNames.listed("or")).")
    }
    try reference.check(page: page)
  }

  var settings: [PropertySetting] { properties.compactMap { PropertySetting($0) } }

  @MainActor var workbench: Workbench {
    options.map(Program.workbench) ?? Program.workbench
  }
}
