#if Desktop
/// Does something that GLib asks for while its context is served, which the main actor does.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Carried(value: body()) }.value
}

/// Something of the main actor's that has to pass through a closure which takes nothing of the kind.
struct Carried<Value>: @unchecked Sendable {
  var value: Value
}
#endif
