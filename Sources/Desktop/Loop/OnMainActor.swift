#if Desktop
/// Calls a function on the main actor, which serves GLib's context.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Carried(value: body()) }.value
}

/// A value that passes through a `Sendable` closure of the main actor.
struct Carried<Value>: @unchecked Sendable {
  var value: Value
}
#endif
