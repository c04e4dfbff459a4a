import Canvas
import Controls
import Support
import Workbench

extension Method {
  private static let x = Parameter("x", .number, "In points, from the left.")
  private static let y = Parameter("y", .number, "In points, from the top.")
  private static let target = Parameter("target", .target, "An element, in place of x and y.")
  private static let offset = Parameter(
    "offset", .point, "The distance from the middle of the target, in points.")
  private static let place = [x, y, target, offset]
  private static let control = [
    Parameter("control", .string, "The identifier of the control."),
    Parameter("target", .target, "The control, in place of its identifier."),
  ]
  private static let animated = Parameter("animated", .flag, "Whether it moves; true by default.")
  private static let index = Parameter("index", .integer, "From 0.", isRequired: true)

  static let modifiers = Parameter(
    "modifiers", .list(.choice(Modifiers.named.map(\.name))), "The modifier keys that are held.")

  private static let pointer = [
    modifiers, Parameter("device", .choice(["mouse", "touch"]), "The device; a mouse by default."),
    Parameter("pointer", .integer, "The number of the pointer or finger; 0 by default."),
  ]
  private static let button = Parameter("button", .integer, "The button; 1 by default.")
  private static let clicks = Parameter("clicks", .integer, "The number of clicks, if counted.")
  private static let key = [
    Parameter("key", .string, "An X keysym in lower case, such as space.", isRequired: true),
    modifiers, Parameter("text", .string, "The text that the key types."),
    Parameter("repeat", .flag, "Whether the key is held and repeats."),
    Parameter("alternatives", .list(.string), "The key on other keyboard layouts."),
  ]

  private static let text = Parameter("text", .string, "The text.", isRequired: true)
  private static let offsets = Parameter.Kind.list(.integer)

  /// The events of an input log, which reads their fields.
  static let events: [Method] =
    [
      event(
        "press", "Presses a button at a point or element.", place + pointer + [button, clicks]),
      event("move", "Moves the pointer, also while a button is held.", place + pointer),
      event("release", "Releases a button at a point or element.", place + pointer + [button]),
      event("hover", "Moves the pointer without a button.", place + pointer),
      event(
        "leave", "Moves the pointer out of the window.", place + pointer, needsPlace: false),
      event(
        "scroll", "Turns the wheel by notches; dy -1 is one notch up.",
        place + [
          Parameter("dx", .number, "Notches to the right."),
          Parameter("dy", .number, "Notches down."), modifiers,
        ], needsPlace: false),
      event("key", "Presses a key; keyUp releases it.", key),
      event("keyUp", "Releases a key.", key),
      event("text", "Inserts a text, as a paste or an input method does.", [text]),
      event(
        "preedit", "Shows a text that an input method composes; an empty one ends it.",
        [
          text, Parameter("caret", .integer, "The code points before the caret; 0 by default."),
          Parameter("underlined", offsets, "Pairs of offsets, from and to; all by default."),
          Parameter("highlighted", offsets, "Pairs of offsets, from and to; none by default."),
        ]),
      event("cancel", "Cancels a gesture, as another program can.", [pointer[2]]),
      event(
        "set", "Sets a property of a control, as the program does.",
        [
          Parameter("property", .string, "The name of the property.", isRequired: true),
          Parameter("value", .anything, "The value."), animated,
        ] + control),
      event(
        "insertSegment", "Inserts a segment.",
        [
          index, Parameter("title", .string, "The title."),
          Parameter("symbol", .string, "The name of a symbol."), animated,
        ] + control),
      event("removeSegment", "Removes a segment.", [index, animated] + control),
      event("focusIn", "Gives the window the keyboard focus."),
      event("focusOut", "Takes the keyboard focus from the window."),
      event("map", "Shows the window."),
      event("unmap", "Hides the window."),
      event(
        "dragOver", "Holds something from another program over a place.",
        place + [Parameter("contents", .list(.choice(["text", "files"])), "What is held.")]),
      event("dragLeave", "Takes away what dragOver holds."),
      event(
        "resize", "Resizes the window, in points.",
        [
          Parameter("width", .number, "In points.", isRequired: true),
          Parameter("height", .number, "In points.", isRequired: true),
        ]),
    ] + EnvironmentSetting.openable.filter { $0 != .scale }.map { change($0) }

  private static func event(
    _ name: String, _ sentence: String, _ parameters: [Parameter] = [], needsPlace: Bool = true
  ) -> Method {
    let isPlaced = parameters.contains { $0.name == x.name }
    return Method(name, sentence, parameters) { driver, fields in
      let target = try fields.target("target")
      if isPlaced, needsPlace, target == nil, !(fields.has("x") && fields.has("y")) {
        throw fields.failure("give target, or x and y")
      }
      let offset = isPlaced ? try fields.point("offset") : nil
      if target != nil, isPlaced, fields.has("x") || fields.has("y") {
        throw fields.failure("give target, or x and y")
      }
      if target != nil, fields.has("control") { throw fields.failure("give target or control") }
      let rest = fields.takeRest()
      return driver.acting([
        .perform {
          guard var target else { return try driver.perform(name, rest) }
          target.offset = target.offset ?? offset
          try driver.perform(name, try driver.fields(of: target, isPlaced: isPlaced) + rest)
        }
      ])
    }
  }

  private static func change(_ setting: EnvironmentSetting) -> Method {
    event(
      setting.name,
      "Changes a setting of the whole scene: \(setting.help.prefix(1).lowercased())"
        + setting.help.dropFirst(),
      [
        Parameter(setting.name, setting.parameterKind, "The value."),
        Parameter("value", .anything, "The value, under another name."),
      ])
  }
}

extension EnvironmentSetting {
  var parameterKind: Parameter.Kind {
    switch kind {
    case .flag: .flag
    case .number: .number
    case .choice(let names): .choice(names)
    // A color is a text or three numbers.
    default: .anything
    }
  }
}

extension Driver {
  /// The fields of an event that say the place or the control of a target.
  fileprivate func fields(of target: Target, isPlaced: Bool) throws -> [JSON.Member] {
    if isPlaced {
      let point = try point(target)
      return [.init("x", point.x), .init("y", point.y)]
    }
    let id = try element(target).id
    // An identifier may be missing, or that of several controls.
    guard id.control != nil, let index = index(of: id) else {
      throw DriveError.unavailable("the target is no control")
    }
    return [.init("element", index)]
  }
}
