/// The form of a property in generated code.
public enum PropertyCode {
  /// An assignment to a property with this name.
  case property(String)
  /// An argument of the initializer with this label; an unlabeled argument is always written.
  ///
  /// - Parameter else: The statement for a value that the initializer does not accept.
  case argument(String, else: ((PropertyValue) -> String?)? = nil)
  /// A statement, without the control's name; `nil` for none.
  case statement((PropertyValue) -> String?)
  /// Not at all. Written `PropertyCode.none` in arguments, where `.none` is `nil`.
  case none
}
