import Canvas

/// A line of text that the user edits; its counterpart is UITextField.
///
/// ```swift
/// let name = TextField("Studio", label: "Name")
/// name.placeholder = "Untitled"
/// name.onChange { name in rename(to: name) }
/// ```
///
/// In the row of a form it has no background: `FormRow(TextField(label: "Name"))`.
public final class TextField: TextEntry {
  /// Creates a field with a text, or an empty one.
  public init(_ text: String = "", label: String) {
    super.init(text: text, label: label)
  }

  /// Calls a closure with the text after each change by the user.
  @discardableResult
  public func onChange(_ body: @escaping (String) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.text(let text)) = action { body(text) }
    }
  }

  /// Calls a closure with the text when the user presses Return.
  @discardableResult
  public func onSubmit(_ body: @escaping (String) -> Void) -> Subscription {
    observe { [weak self] action in
      if case .triggered = action, let self { body(text) }
    }
  }

  /// The text, without line breaks and control characters; setting it does not call
  /// ``onChange(_:)``.
  public var text: String {
    get { behavior.text }
    set { change(reason: "text") { behavior, _, _ in behavior.setText(newValue) } }
  }
}

extension TextField: BindableControl {
  public var boundValue: String { text }

  public func setBoundValue(_ value: String, animated: Bool) { text = value }
}
