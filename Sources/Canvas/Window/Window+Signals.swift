extension Window {
  /// Makes signals such as `SIGINT`, `SIGTERM` and `SIGHUP` end `run()`, for all windows.
  ///
  /// After the first signal, `run()` returns without waiting for the X server. Blocking calls
  /// return `EINTR`; see ``isEndRequested``. If the display library waits for the server, the
  /// process ends after one second, with a message and exit code 69. A second signal ends the
  /// process at once. An ignored `SIGHUP` (`nohup`) stays ignored; `SIGALRM` is used internally.
  public func close(onSignals numbers: [Int32]) {
    SignalWatch.begin(numbers)
  }

  /// Whether a signal given to ``close(onSignals:)`` has arrived.
  ///
  /// Check this when a blocking call returns `EINTR`. Outside `run()`, blocking calls are
  /// interrupted again every second.
  public static var isEndRequested: Bool { SignalWatch.isEndRequested }
}
