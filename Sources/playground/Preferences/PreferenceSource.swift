/// Who says how the window looks and moves, whoever comes first having the say.
enum PreferenceSource: String, CaseIterable {
  case user = "the user"
  case commandLine = "the command line"
  case portal = "the portal"
  case settings = "XSETTINGS"
  /// Nobody else says.
  case program = "the program"
}

/// What holds, and who says so.
struct Preference<Value: Hashable>: Hashable {
  var value: Value
  var source: PreferenceSource
}
