/// When the scroll wheel changes the value of a control. spec: rendering, 8
///
/// ```swift
/// let zoom = Slider(value: 1, in: 1...8, label: "Zoom")
/// zoom.scrollWheel = .always
/// ```
public enum ScrollWheelPolicy: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// While the control under the pointer has the keyboard focus; otherwise the page scrolls.
  case whenFocused
  /// Whenever the pointer is over the control.
  case always
  /// Never: the page scrolls.
  case never

  func allowsScrolling(isFocused: Bool) -> Bool {
    switch self {
    case .whenFocused: isFocused
    case .always: true
    case .never: false
    }
  }
}
