import Canvas

/// Something that a control reports to the app; only changes by the user are reported.
public enum ControlAction: Hashable, Sendable {
  /// The user changed the value.
  case valueChanged(ControlValue)
  /// The user started to edit the value.
  case editingBegan
  /// The user stopped editing the value.
  case editingEnded
  /// Haptic feedback is requested.
  case haptic(HapticStyle)
  /// The user pressed a button, a part of a control by its index, or Return in a text field.
  case triggered(Int?)
  /// The user wants a change that the app decides on; see ``Decision``.
  case proposed(ControlValue)
  /// The app refused a change.
  case refused(ControlValue)
}

/// A control's value.
public enum ControlValue: Hashable, Sendable {
  /// On or off.
  case isOn(Bool)
  /// A number.
  case number(Double)
  /// Two numbers, the lower one first.
  case range(ClosedRange<Double>)
  /// The index of the selected part; `nil` for none.
  case index(Int?)
  /// The indices of the selected parts, if several can be selected.
  case indices(Set<Int>)
  /// A text.
  case text(String)
}

extension ControlAction: CustomStringConvertible {
  /// The action and its value in a few words, for logs.
  public var description: String {
    switch self {
    case .valueChanged(let value): "valueChanged \(value)"
    case .editingBegan: "editingBegan"
    case .editingEnded: "editingEnded"
    case .haptic(let style): "haptic \(style.rawValue)"
    case .triggered(let index): index.map { "triggered \($0)" } ?? "triggered"
    case .proposed(let value): "proposed \(value)"
    case .refused(let value): "refused \(value)"
    }
  }
}

extension ControlValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .isOn(let isOn): "\(isOn)"
    case .number(let number): "\(number)"
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    case .index(let index): index.map { "\($0)" } ?? "null"
    case .indices(let indices): "\(indices.sorted())"
    case .text(let text): text
    }
  }
}

/// An event for a behavior, in the behavior's coordinates; see ``AxisMapping``.
public enum ControlEvent: Hashable, Sendable {
  /// A press of the primary button, and its pointer until the release.
  case pointer(PointerEvent)
  /// A scroll event that the behavior accepts, in notches.
  case scroll(ScrollEvent)
  /// A key that the control handles went down or came up.
  case key(KeyEvent)
  /// The interaction is canceled: Escape, a lost grab, an unmapped window, or a disabled control.
  case cancel
}

extension ControlEvent {
  /// Whether an edit with a held key ends: the key came up, or the interaction is canceled.
  var endsKeyEditing: Bool {
    switch self {
    case .key(let event): event.phase == .up
    case .cancel: true
    case .pointer, .scroll: false
    }
  }
}
