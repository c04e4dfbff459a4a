internal import CX11
import Glibc
import Synchronization

/// The handling of signals that end the process; see ``Window/close(onSignals:)``.
///
/// The first signal starts an alarm, which ends the process only if the display library still waits
/// for the server. Signal handlers get no context, so the state is in atomics.
package enum SignalWatch {
  /// The time that display functions may take after a signal, in seconds.
  private static let grace: UInt32 = 1
  /// In nanoseconds; closing terminals, and tools such as `timeout`, send two signals at once.
  private static let togetherness = 100_000_000
  /// The monotonic time of the first signal, in nanoseconds; 0 for none.
  private static let requested = Atomic<Int>(0)
  private static let wakeup = Atomic<Int32>(-1)
  private static let isOutsideDisplay = Atomic<Bool>(true)

  /// The paths of a file to rename if the process ends here: addresses of C strings, or 0.
  private static let partialPath = Atomic<UInt>(0)
  private static let finalPath = Atomic<UInt>(0)

  static var isEndRequested: Bool { requested.load(ordering: .relaxed) != 0 }
  /// Readable after a signal; -1 if none is handled.
  static var descriptor: Int32 { wakeup.load(ordering: .relaxed) }

  /// Handles signals; an ignored `SIGHUP` stays ignored, as under `nohup`.
  static func begin(_ numbers: [Int32]) {
    if !isEndRequested, descriptor < 0 {
      wakeup.store(eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC)), ordering: .relaxed)
    }
    for number in numbers {
      var old = sigaction()
      sigaction(number, nil, &old)
      let handler = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
      if number == SIGHUP, handler == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      set({ SignalWatch.received($0) }, for: number)
    }
    set({ _ in SignalWatch.expired() }, for: SIGALRM)
  }

  static func inDisplay<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let wasOutside = enterDisplay()
    defer { leaveDisplay(wasOutside) }
    try body()
  }

  /// Marks work of the content within display calls, which may take long.
  @discardableResult
  static func outsideDisplay<Result>(_ body: () -> Result) -> Result {
    let wasOutside = isOutsideDisplay.exchange(true, ordering: .relaxed)
    defer { leaveDisplay(wasOutside) }
    return body()
  }

  static var isInDisplay: Bool { !isOutsideDisplay.load(ordering: .relaxed) }

  /// Gives a file its final name also if the process ends without the server; `nil` for no file.
  package static func keep(_ partial: String?, as path: String) {
    // The handler may be using the former strings, so they are not freed; they are few.
    finalPath.store(UInt(bitPattern: strdup(path)), ordering: .releasing)
    partialPath.store(partial.map { UInt(bitPattern: strdup($0)) } ?? 0, ordering: .releasing)
  }

  /// Marks the beginning of display calls where a closure is impossible; returns the earlier state.
  static func enterDisplay() -> Bool { isOutsideDisplay.exchange(false, ordering: .relaxed) }

  static func leaveDisplay(_ wasOutside: Bool) {
    isOutsideDisplay.store(wasOutside, ordering: .relaxed)
  }

  /// Ignores `SIGPIPE`, unless the program handles it.
  static func ignoreBrokenPipes() {
    var old = sigaction()
    sigaction(SIGPIPE, nil, &old)
    // SIG_DFL is a null pointer.
    if old.__sigaction_handler.sa_handler == nil { signal(SIGPIPE, SIG_IGN) }
  }

  /// Sets a handler without `SA_RESTART`, so that blocking calls are interrupted.
  private static func set(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }

  private static func received(_ number: Int32) {
    let saved = errno
    defer { errno = saved }
    let now = max(1, Int(MonotonicClock.now.nanoseconds))
    let first = requested.load(ordering: .relaxed)
    guard first == 0 else {
      if isTogether(now, with: first) { return }
      // The default effect follows when this handler returns.
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    requested.store(now, ordering: .relaxed)
    var one: UInt64 = 1
    _ = write(wakeup.load(ordering: .relaxed), &one, MemoryLayout<UInt64>.size)
    alarm(grace)
  }

  /// Whether a signal belongs to the first one; times are in nanoseconds.
  static func isTogether(_ time: Int, with first: Int) -> Bool { time - first < togetherness }

  private static func expired() {
    guard isEndRequested else { return }
    if isOutsideDisplay.load(ordering: .relaxed) {
      let saved = errno
      alarm(grace)
      errno = saved
      return
    }
    let partial = UnsafePointer<CChar>(bitPattern: partialPath.load(ordering: .acquiring))
    let path = UnsafePointer<CChar>(bitPattern: finalPath.load(ordering: .acquiring))
    if let partial, let path { _ = rename(partial, path) }
    // A static string, because the handler of a signal may not allocate memory.
    let message: StaticString =
      "the X server did not respond within a second of a signal, so the program ended without it"
    cx11_end_process(UnsafeRawPointer(message.utf8Start).assumingMemoryBound(to: CChar.self))
  }
}
