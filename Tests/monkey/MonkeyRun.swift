import Robot

/// What a monkey is to do: the same events each time, as fast each time.
struct MonkeyRun: Sendable {
  var seed: UInt64
  var events: Int
  /// Events a second.
  var rate = 1000
  /// How many events lie between two looks at what became of the program.
  var eventsPerCheck = 10_000
  /// nil for a bare display.
  var manager: DesktopSession.Manager?
  /// Whether a screen reader works it, too.
  var hasReader = true
  /// The playground's executable.
  var program: String
  /// Where pictures of what is wrong go.
  var pictures: String
}
