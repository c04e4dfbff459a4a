/// What a log's `set` changes of a control.
struct ControlSetting {
  var property: String
  var value: JSON
  var isAnimated: Bool

  /// What names of files are relative to: where the log is.
  var folder = "."

  /// Names the line in messages.
  var place: String

  /// It cannot be done, for a reason.
  func failure(_ reason: String) -> Failure { Failure(.badInput, "\(place): \(reason)") }

  /// There is no such property, or it cannot have that value.
  var failure: Failure {
    Failure(.badInput, "\(place): \(property) cannot be set to \(value.text) here")
  }
}
