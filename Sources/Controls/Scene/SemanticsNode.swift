import Canvas

/// What a part of a scene means, for assistive technology, tests and scripts.
public struct SemanticsNode: Hashable, Sendable {
  /// What kind of part it is; programs add their own.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `switch` = Role(rawValue: "switch")
    public static let slider = Role(rawValue: "slider")
    public static let segmented = Role(rawValue: "segmented")
    /// One segment of a segmented control.
    public static let segment = Role(rawValue: "segment")
    public static let button = Role(rawValue: "button")
    public static let staticText = Role(rawValue: "staticText")
  }

  public enum Value: Hashable, Sendable {
    case none
    case isOn(Bool)
    case number(Double, range: ClosedRange<Double>)
    /// The selected segment and all titles.
    case selection(Int?, titles: [String])
    /// One of several: whether it is the selected one, its place counted from 0, and how many.
    case choice(isSelected: Bool, index: Int, count: Int)
  }

  public var role: Role
  public var identifier: String
  public var label: String
  public var value: Value

  /// pt, in the scene.
  public var frame: Rect

  public var isEnabled: Bool
  public var isFocused: Bool

  /// The parts that can be acted on one by one.
  public var children: [SemanticsNode]

  /// - Parameters:
  ///   - role: what kind of part it is.
  ///   - identifier: names it for tests and scripts.
  ///   - label: what it is for, as it is spoken.
  ///   - value: what it says at the moment.
  ///   - frame: pt, in the scene.
  ///   - isEnabled: whether the user can act on it.
  ///   - isFocused: whether the keyboard acts on it.
  ///   - children: the parts that can be acted on one by one.
  public init(
    role: Role, identifier: String = "", label: String, value: Value = .none, frame: Rect,
    isEnabled: Bool = true, isFocused: Bool = false, children: [SemanticsNode] = []
  ) {
    self.role = role
    self.identifier = identifier
    self.label = label
    self.value = value
    self.frame = frame
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.children = children
  }

  /// What is spoken when the part is reached. spec: the Accessibility tables of the three controls
  public var spokenText: String {
    switch value {
    case .none: label
    case .isOn(let isOn): "Switch button, \(label), \(isOn ? "on" : "off")"
    case .number: "\(label), \(percentage)%, adjustable"
    case .selection(let index, _):
      index.flatMap { children.indices.contains($0) ? children[$0].spokenText : nil } ?? label
    case .choice(_, let index, let count): "\(label), button, \(index + 1) of \(count)"
    }
  }

  /// How far a number lies along its range, whole percent, 0 to 100.
  private var percentage: Int {
    guard case .number(let value, let range) = value else { return 0 }
    return Int((SliderScale(range: range).fraction(of: value) * 100).rounded())
  }
}

/// What assistive technology asks a control to do in the user's name.
public enum SemanticsAction: Hashable, Sendable {
  /// Toggle a switch.
  case activate
  /// Move a slider by a step, or by a tenth of its range without steps.
  case increment
  case decrement
  /// Select a segment.
  case select(Int)
}
