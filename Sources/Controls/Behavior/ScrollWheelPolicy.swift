/// The condition under which the scroll wheel changes a control's value.
/// spec: docs/spec/rendering.md#8/wheel
///
/// ```swift
/// let zoom = Slider(value: 1, in: 1...8, label: "Zoom")
/// zoom.scrollWheel = .always
/// ```
public enum ScrollWheelPolicy: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The control under the pointer has the keyboard focus; otherwise the page scrolls.
  case whenFocused
  /// The pointer is over the control.
  case always
  /// None: the page scrolls.
  case never
}
