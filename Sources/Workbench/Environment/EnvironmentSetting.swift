import Canvas
import Controls
import Support

/// A setting of the environment, such as the text size: its name, editor and value.
package struct EnvironmentSetting: Sendable, Equatable {
  enum Editor: Sendable {
    case toggle
    case choice([String])
    case steps([Double])
    case range(ClosedRange<Double>, step: Double)
  }

  package let name: String
  package let kind: PropertyKind
  let title: String
  let editor: Editor
  package let help: String
  /// The explanation in a help tag, without a period; `nil` for none.
  let note: String?
  /// The end of a message that begins with "must be".
  package let expectation: String
  private let getter: @Sendable (EnvironmentSettings) -> PropertyValue
  private let setter: @Sendable (PropertyValue, inout EnvironmentSettings) -> Bool

  private init<Value: PropertyRepresentable & SendableMetatype>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<EnvironmentSettings, Value>,
    title: String = "", editor: Editor = .toggle, expectation: String? = nil, help: String = "",
    note: String? = nil, isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    (self.name, self.title, self.editor, self.help, self.note) = (name, title, editor, help, note)
    kind = Value.propertyKind
    self.expectation = expectation ?? Value.propertyKind.expectation
    getter = { $0[keyPath: path()].propertyValue }
    setter = { value, settings in
      guard let value = Value(propertyValue: value), isValid(value) else { return false }
      settings[keyPath: path()] = value
      return true
    }
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.kind == second.kind
  }

  package var option: String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  func read(from settings: EnvironmentSettings) -> PropertyValue { getter(settings) }

  func member(of settings: EnvironmentSettings) -> JSON.Member {
    JSON.Member(name, read(from: settings).json)
  }

  /// Returns false, with nothing changed, if the setting cannot have the value.
  package func write(_ value: PropertyValue, to settings: inout EnvironmentSettings) -> Bool {
    setter(value, &settings)
  }

  package func accepts(_ value: PropertyValue) -> Bool {
    var settings = EnvironmentSettings()
    return write(value, to: &settings)
  }

  var steps: [Double] {
    switch editor {
    case .steps(let steps): steps
    case .range(let range, let step):
      Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    case .toggle, .choice: []
    }
  }

  func other(than value: PropertyValue) -> PropertyValue {
    if case .choice(let names) = kind {
      return names.first { .text($0) != value }.map { .text($0) } ?? value
    }
    return .flag(value != true)
  }

  func step(after value: Double, isLarger: Bool) -> Double {
    let next = isLarger ? steps.first { $0 > value + 0.001 } : steps.last { $0 < value - 0.001 }
    return next ?? (isLarger ? steps.last : steps.first) ?? value
  }

  package static let theme = Self("theme", \.theme, help: "The color theme.")
  static let themeChoice = Self(
    "theme", \.themeChoice, title: "Theme", editor: .choice(["Light", "Dark", "Auto"]))
  static let followsDesktop = Self("followsDesktop", \.followsDesktop)
  static let contrastFollowsDesktop = Self("contrastFollowsDesktop", \.contrastFollowsDesktop)
  static let motionFollowsDesktop = Self("motionFollowsDesktop", \.motionFollowsDesktop)
  package static let design = Self(
    "design", \.design, title: "Design", editor: .choice(["Classic", "Glass"]),
    help: "The design of the controls.")
  package static let contrast = Self("contrast", \.contrast, help: "The contrast.")
  static let contrastChoice = Self(
    "contrast", \.contrastChoice, title: "Contrast", editor: .choice(["Normal", "High", "Auto"]))
  package static let motion = Self("motion", \.motion, help: "The amount of motion.")
  static let motionChoice = Self(
    "motion", \.motionChoice, title: "Motion", editor: .choice(["Full", "Reduced", "Auto"]))
  package static let direction = Self(
    "direction", \.direction, title: "Direction",
    editor: .choice(["Left to Right", "Right to Left"]), help: "The layout direction.")
  package static let accent = Self(
    "accent", \.exactAccent, expectation: "a color, #RRGGBB, or three numbers from 0 to 1",
    help: "The accent color.")
  package static let textSize = Self(
    "textSize", \.textSize, title: "Text size",
    editor: .steps([0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2]),
    expectation: "0.8 to 2 times the normal size", help: "The text size.",
    isValid: { (0.8...2).contains($0) })
  package static let scale = Self(
    "scale", \.scale, title: "Scale", editor: .range(1...4, step: 0.25),
    expectation: "1 to 4 in steps of 0.25", help: "Pixels per point.",
    isValid: { (1...4).contains($0) && ($0 * 4).rounded() == $0 * 4 })
  package static let disabled = Self(
    "disabled", \.isDisabled, title: "Disabled", help: "Disable all controls.")
  package static let pending = Self(
    "pending", \.isPending, title: "Pending",
    help: "Make all controls pending: they wait for the app to confirm a change.",
    note: "Changes wait for the app's decision")

  /// The settings that the next start has again.
  static let remembered = [
    themeChoice, design, contrastChoice, motionChoice, direction, textSize, scale,
  ]

  static let editable = remembered + [disabled, pending]

  static let headerStart = [theme, scale, direction, motion, contrast]

  /// Only those that are not the default; `disabled` is one of a header's options.
  static let headerExtras = [
    followsDesktop, contrastFollowsDesktop, motionFollowsDesktop, design, accent, textSize, pending,
  ]

  /// The settings that a driven scene can be opened with.
  package static let openable = events + [scale]

  /// The setting that also has the value of following the desktop.
  var choice: Self {
    switch self {
    case .theme: .themeChoice
    case .contrast: .contrastChoice
    case .motion: .motionChoice
    default: self
    }
  }

  static let events = [
    theme, design, contrast, accent, motion, direction, textSize, pending, disabled,
  ]
}

extension EnvironmentSettings {
  fileprivate var exactAccent: ExactColor? {
    get { accent.map { ExactColor(color: $0) } }
    set { accent = newValue?.color }
  }
}

private struct ExactColor: PropertyRepresentable {
  static let propertyKind = PropertyKind.color
  let color: Color

  init(color: Color) { self.color = color }

  init?(propertyValue: PropertyValue) {
    var numbers: [Double?]?
    if case .list(let list) = propertyValue { numbers = list.map(\.number) }
    // An option has the three numbers as one text.
    if case .text(let text) = propertyValue, text.contains(",") {
      numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    }
    if let numbers {
      let parts = numbers.compactMap(\.self).filter { (0...1).contains($0) }
      guard parts.count == 3, numbers.count == 3 else { return nil }
      color = Color(red: parts[0], green: parts[1], blue: parts[2])
    } else {
      guard let color = Color(propertyValue: propertyValue) else { return nil }
      self.color = color
    }
  }

  var propertyValue: PropertyValue {
    let text = color.hexDigits
    if Color(text) == color { return .text(text) }
    return .list([color.red, color.green, color.blue].map { .number($0) })
  }
}
