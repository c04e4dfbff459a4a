import ArgumentParser
import Controls
import Driving
import Support
import Workbench

/// The options of a control or a window that is driven without a display.
struct DrivenOptions<Program: WorkbenchProgram>: DescribedOptions {
  var control: ControlArgument<Program>?
  var focused = false
  var pressed = false
  var width: Double?
  var window = WindowOptions<Program>()
  var environment = EnvironmentOptions<DrivenSettings>()
  var properties = PropertyOptions<ProgramProperties<Program>>()

  static var table: [DescribedOption<Self>] {
    [
      .argument(
        "control", \.control,
        help: "The control to show alone; without it, the window with a page is shown."),
      .flag("focused", \.focused, help: "Focus the control."),
      .flag("pressed", \.pressed, help: "Press the control."),
      .optional(
        "width", \.width, parsing: .unconditional,
        help: "The width of a control that can have any, 30 to 4000 points."),
    ] + WindowOptions.table(for: .requests).map { $0.within(\.window) }
      + EnvironmentOptions.table.map { $0.within(\.environment) }
      + [.section("Properties of controls", \.properties)]
  }

  /// Whether an option says what is shown, alone or with others.
  var isDescribed: Bool {
    control != nil || window.page != nil || window.panels != nil || window.overlays != nil
      || window.size != nil || window.tokens.tokens != nil || window.speed != 1
      || !environment.values.isEmpty
  }

  func validate() throws {
    try ValidationError.checkWidth(width)
    try window.validate()
    try environment.validate()
    let ofControl = [
      "focused": focused, "pressed": pressed, "width": width != nil,
    ].merging(properties.given.mapValues { _ in true }) { $1 }
    let ofWindow = [
      "page": window.page != nil, "panels": window.panels != nil, "size": window.size != nil,
      "overlays": window.overlays != nil,
    ]
    let unfit = (control == nil ? ofControl : ofWindow).filter(\.value).keys.sorted().first
    if let unfit {
      throw ValidationError(
        "--\(unfit) works only "
          + (control == nil ? "with a control; name one." : "without a control.")
      )
    }
    for (option, path) in [
      ("tokens", window.tokens.tokens), ("reference", window.reference.reference),
    ] where path == "-" {
      throw ValidationError("--\(option) must be a file: standard input has the requests.")
    }
  }

  static var program: DrivenProgram { DrivenProgram(name: Program.name, version: Program.version) }

  @MainActor
  func makeScene() throws -> DrivenScene {
    let workbench = window.workbench
    let contents = workbench.contents
    var header: InputLogHeader
    if let description = control.flatMap({ contents.namedControls[$0.name] }) {
      var members = try properties.values(of: description).map { property, value in
        JSON.Member(property.name, value.json)
      }
      if let width { members.append(.init("width", width)) }
      header = try InputLogHeader(
        control: description, options: members, environment: environment.settings)
    } else {
      header = try InputLogHeader(
        page: window.page?.name ?? workbench.firstPage.name, of: contents,
        setting: window.settings, environment: environment.settings, size: window.size?.size,
        panels: window.panels?.options)
    }
    let reference = try window.reference.load()
    let driven = try DrivenScene(
      header, of: contents, tokens: try window.tokens.load(), speed: window.speed,
      program: Self.program
    ) { [mode = window.reference.referenceMode] in
      try $0.begin(with: reference, mode: mode)
    }
    try driven.begin(
      isFocused: focused, isPressed: pressed, overlays: window.overlays?.options ?? [])
    return driven
  }
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
