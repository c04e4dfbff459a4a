extension EventLoop: EventSource {
  /// Does pending work, then registers what the loop waits for, so that another loop can wait.
  ///
  /// Show the windows with ``Window/show()``, and run the other loop instead of this one; see
  /// <doc:OtherEventLoops>.
  public func prepare(_ wait: inout EventWait) {
    var own = EventWait()
    askedServices = ask(&own)
    mainQueue.prepare(&own)
    wait.formUnion(own)
  }

  /// Serves all sources, the tasks of the main actor and the timers after a wait of another loop.
  public func dispatch(_ wait: EventWait) {
    turn += 1
    if dispatch(wait, to: askedServices) { mainQueue.dispatch(wait) }
    fireTimers()
  }
}
