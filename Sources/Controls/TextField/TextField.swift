import Canvas

/// A line of text that the user edits; its counterpart is UITextField.
///
/// ```swift
/// let name = TextField("Studio", label: "Name")
/// name.placeholder = "Untitled"
/// name.onChange = { name in rename(to: name) }
/// ```
///
/// In the row of a form it has no background: `FormRow(TextField(label: "Name"))`.
public final class TextField: TextEntry {
  /// Called with the text after each change by the user.
  public var onChange: ((String) -> Void)?
  /// Called with the text when the user presses Return.
  public var onSubmit: ((String) -> Void)?

  /// Creates a field with a text, or an empty one.
  public init(_ text: String = "", label: String) {
    super.init(text: text, label: label)
    observe { [weak self] action in
      guard let self else { return }
      switch action {
      case .valueChanged(.text(let text)): onChange?(text)
      case .triggered: onSubmit?(self.text)
      default: break
      }
    }
  }

  /// The text, without line breaks and control characters; setting it does not call ``onChange``.
  public var text: String {
    get { behavior.text }
    set { change(reason: "text") { behavior, _, _ in behavior.setText(newValue) } }
  }
}

extension TextField: BindableControl {
  public var boundValue: String { text }

  public func setBoundValue(_ value: String, animated: Bool) { text = value }
}
