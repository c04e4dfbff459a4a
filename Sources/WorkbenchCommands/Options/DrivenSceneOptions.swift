import ArgumentParser
import Controls
import Driving
import Support
import Workbench

/// A command that drives a control or the window without a display.
///
/// The groups of options are side by side, as in ``PictureCommand``.
protocol DrivingCommand: MainActorCommand {
  associatedtype Program: WorkbenchProgram

  var scene: DrivenSceneOptions<Program> { get }
  var environment: EnvironmentOptions<DrivenSettings> { get }
  var tokens: TokensOption<Program> { get }
  var properties: PropertyOptions<ProgramProperties<Program>> { get }
}

enum DrivenSettings: EnvironmentOptionSource {
  static let settings: [EnvironmentSetting] = [
    .theme, .design, .scale, .direction, .motion, .contrast, .accent, .textSize, .disabled,
    .pending,
  ]
}

/// The name of a control of the program.
struct ControlArgument<Program: WorkbenchProgram>: ExpressibleByArgument {
  var name: String

  init?(argument: String) {
    if !Program.namedControls.contains(argument) { return nil }
    name = argument
  }

  static var allValueStrings: [String] { Program.namedControls }
}

struct DrivenSceneOptions<Program: WorkbenchProgram>: ParsableArguments {
  @Argument(help: "The control to show alone; without it, the window with a page is shown.")
  var control: ControlArgument<Program>?

  @Option(help: "The page of the window.")
  var page: PageArgument<Program>?

  @Option(
    help: """
      The panels of the window: \(Set<PanelName>.list("and")), separated by commas, or none.
      """)
  var panels: NamesArgument<Set<PanelName>>?

  @Option(help: "The window's width and height in points, each 1 to 10000, such as 960x680.")
  var size: SizeArgument?

  @Flag(help: "Focus the control.")
  var focused = false

  @Flag(help: "Press the control.")
  var pressed = false

  @Option(
    parsing: .unconditional,
    help: "The width of a control that can have any, 30 to 4000 points.")
  var width: Double?

  func validate() throws {
    try ValidationError.checkWidth(width)
    if control == nil {
      for (option, isGiven) in [
        ("--focused", focused), ("--pressed", pressed), ("--width", width != nil),
      ] where isGiven {
        throw ValidationError("\(option) works only with a control; name one.")
      }
    } else {
      for (option, isGiven) in [
        ("--page", page != nil), ("--panels", panels != nil), ("--size", size != nil),
      ] where isGiven {
        throw ValidationError("\(option) works only without a control.")
      }
    }
  }
}

extension DrivenSceneOptions {
  /// The options of the window with a page, without the argument parser.
  init(page: PageArgument<Program>?) {
    self.init()
    (control, self.page, panels, size) = (nil, page, nil, nil)
    (focused, pressed, width) = (false, false, nil)
  }
}

extension DrivingCommand {
  static var drivenProgram: DrivenProgram {
    DrivenProgram(name: Program.name, version: Program.version)
  }

  func checkOptions() throws {
    if scene.control == nil, let option = properties.given.keys.sorted().first {
      throw ValidationError("--\(option) works only with a control; name one.")
    }
    if tokens.tokens == "-" {
      throw ValidationError("--tokens must be a file: standard input has the requests.")
    }
  }

  @MainActor
  func makeScene() throws -> DrivenScene {
    let contents = Program.contents
    guard let name = scene.control?.name, let description = contents.namedControls[name] else {
      let page = scene.page?.name ?? Program.workbench.firstPage.name
      let header = try InputLogHeader(
        page: page, of: contents, environment: environment.settings, size: scene.size?.size,
        panels: scene.panels?.options)
      return DrivenScene(
        header, of: contents, tokens: try tokens.load(), program: Self.drivenProgram)
    }
    var members = try properties.values(of: description).map { property, value in
      JSON.Member(property.name, value.json)
    }
    if let width = scene.width { members.append(.init("width", width)) }
    let header = try InputLogHeader(
      control: description, options: members, environment: environment.settings)
    let driven = DrivenScene(
      header, of: contents, tokens: try tokens.load(), program: Self.drivenProgram)
    try driven.begin(isFocused: scene.focused, isPressed: scene.pressed)
    return driven
  }
}
