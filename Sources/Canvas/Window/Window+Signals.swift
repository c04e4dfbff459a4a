extension Window {
  /// Has signals end `run()` instead of the process.
  ///
  /// The first signal ends `run()`, which then waits for nothing that the X server has to do, so
  /// that what belongs to the session can be written. Calls of the program's own that block
  /// meanwhile return with `EINTR`; ``isEndRequested`` says why. If the server does not answer and
  /// the display library waits for it, the process ends one second after the signal, with a sentence
  /// on standard error and exit code 69. A second signal ends the process at once. `SIGHUP` stays
  /// ignored if it is, as under `nohup`; `SIGALRM` is used up.
  ///
  /// - Parameter numbers: such as `SIGINT`, `SIGTERM` and `SIGHUP`; for all windows of the process.
  public func close(onSignals numbers: [Int32]) {
    SignalWatch.begin(numbers)
  }

  /// Whether one of the signals given to ``close(onSignals:)`` has come.
  ///
  /// Whoever gets `EINTR` from a blocking call looks here and gives up if it is true. While it is,
  /// blocking calls outside of `run()` are interrupted again each second.
  public static var isEndRequested: Bool { SignalWatch.isEndRequested }
}
