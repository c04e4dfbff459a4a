import Canvas
import Controls
import Support
import Workbench

extension Method {
  static let general: [Method] = [
    Method("info", "Says what is shown, and which methods there are.") { driver, _ in
      Plan { driver.info() }
    },
    Method(
      "open",
      "Opens a page anew in an environment; without a window, on a virtual clock at time 0.",
      [Parameter("page", .string, "The name of a page; without it, the one that is shown.")]
        + EnvironmentSetting.openable.map {
          Parameter($0.name, $0.parameterKind, "\($0.help) (\($0.expectation))")
        } + [Parameter("size", .point, "Width and height of the window in points.")]
    ) { driver, fields in
      var opening = Opening()
      opening.page = try fields.string("page").map { PageName(rawValue: $0) }
      for setting in EnvironmentSetting.openable {
        if let value = try fields.value(of: setting) {
          opening.environment.append((setting, value))
        }
      }
      if let size = try fields.point("size") {
        guard (1...10_000).contains(size.x), (1...10_000).contains(size.y) else {
          throw fields.failure("size must be two numbers of points, each 1 to 10000")
        }
        opening.size = Size(size.x, size.y)
      }
      let pages = driver.session.pages
      if let page = opening.page, !pages.contains(page) {
        throw fields.failure(
          pages.isEmpty
            ? "this scene has no pages" : "page must be \(pages.map(\.rawValue).listed("or"))")
      }
      return Plan([.perform { try driver.open(opening) }]) { driver.info() }
    },
  ]

  static let window: [Method] = [
    Method("commands", "Lists the commands of the window.") { driver, _ in
      Plan {
        .object([
          .init("commands", .array((driver.session.controller?.commands ?? []).map(\.json)))
        ])
      }
    },
    Method(
      "run", "Runs a command of the window.",
      [
        Parameter("name", .string, "The name of the command.", isRequired: true),
        Parameter("value", .flag, "Whether the command is on afterwards, if it can be."),
      ]
    ) { driver, fields in
      let name = try fields.requiredString("name")
      let value = try fields.bool("value")
      return driver.acting([.perform { try driver.run(name, value) }])
    },
    Method(
      "rewind", "Shows the exact past on a virtual clock; the next event goes on from there.",
      [
        Parameter("seconds", .number, "The seconds back."),
        Parameter("time", .number, "A time, in place of seconds."),
      ]
    ) { driver, fields in
      let seconds = try fields.number("seconds")
      let time = try fields.number("time")
      if (seconds == nil) == (time == nil) { throw fields.failure("give seconds or time") }
      let then = time ?? driver.session.time - (seconds ?? 0)
      return Plan([.perform { try driver.rewind(to: then) }]) {
        driver.outcome([.init("isIdle", driver.session.isIdle)])
      }
    },
    Method(
      "log", "Gives the session as an input log, which replays to the same pixels.",
      [Parameter("path", .string, "The file to write; without it, the text comes in the reply.")]
    ) { driver, fields in
      let path = try fields.file("path")
      return Plan {
        let text: String
        do {
          text = try driver.session.log()
        } catch { throw DriveError.unavailable(DriveError(error).message) }
        guard let path else { return .object([.init("log", text)]) }
        try DriveError.write(Array(text.utf8), to: path)
        return .object([.init("path", path)])
      }
    },
    Method("quit", "Ends the program, or closes the window.") { driver, _ in
      Plan {
        driver.session.quit()
        return .object([])
      }
    },
  ]
}

extension Driver {
  fileprivate func info() -> JSON {
    func name(_ page: PageName?) -> JSON { page.map { .string($0.rawValue) } ?? .null }
    let size = scene.size
    let frames = session.shownFrames.map { [JSON.Member("frames", $0)] } ?? []
    return .object(
      [
        .init("program", program.name), .init("version", program.version),
        .init("mode", session.shownFrames == nil ? "virtual" : "live"),
        .init("page", name(session.page)),
        .init("control", session.control.map { .string($0) } ?? .null),
        .init("pages", .array(session.pages.map(name))),
        .init("size", size.json), .init("scale", scene.scale),
        .init("theme", session.environment.theme.rawValue), .init("time", session.time),
        .init("methods", .strings(Method.all.map(\.name))),
      ] + frames)
  }

  fileprivate func run(_ name: String, _ value: Bool?) throws {
    guard let controller = session.controller else {
      throw DriveError.unavailable("only a window has commands")
    }
    guard let command = controller.commands.first(where: { $0.name.rawValue == name }) else {
      throw DriveError.invalid("there is no command \(name); commands lists all")
    }
    if let reason = command.disabledReason() { throw DriveError.unavailable(reason) }
    if value != nil, command.isOn == nil {
      throw DriveError.invalid("the command \(name) cannot be on or off; leave out value")
    }
    try perform("command", [.init("name", name)] + (value.map { [.init("value", $0)] } ?? []))
  }
}

extension Command {
  fileprivate var json: JSON {
    .object([
      .init("name", name.rawValue), .init("title", title), .init("group", group.title),
      .init("shortcut", shortcuts.first.map { .string($0.title) } ?? .null),
      .init("isOn", isOn.map { .bool($0()) } ?? .null),
      .init("disabledReason", disabledReason().map { .string($0) } ?? .null),
    ])
  }
}
