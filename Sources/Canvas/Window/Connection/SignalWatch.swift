internal import CX11
import Glibc
import Synchronization

/// What a signal to end does, decided in one place for the whole process.
///
/// The first signal asks: ``isEndRequested`` is true from then on, ``descriptor`` wakes whoever
/// sleeps, and a blocking call of the main thread returns with `EINTR`. It also sets an alarm. If
/// the alarm finds the thread still inside the display library, where a server that does not answer
/// keeps it for ever, the process ends with one sentence and code 69. Outside of it the alarm
/// only interrupts, once a second: what is left to do is the program's own, such as writing files,
/// which it may finish, and a call that blocks for ever is given another chance to be given up.
/// The next signal ends the process as if none were watched.
///
/// Nothing of this costs a thread or a wakeup at rest. Signals come without any context of ours,
/// hence the state of the process in atomics, and the handlers do only what a handler may do.
enum SignalWatch {
  /// How long the display library may go on after a signal, s.
  private static let grace: UInt32 = 1

  /// Signals that follow within this time belong to the first, ns.
  ///
  /// A terminal that closes, and tools such as `timeout`, send two at once.
  private static let togetherness = 100_000_000

  /// When the first signal came, ns of the monotonic clock; 0 if none did.
  private static let requested = Atomic<Int>(0)
  private static let wakeup = Atomic<Int32>(-1)
  private static let isOutsideDisplay = Atomic<Bool>(true)
  /// Where the sentence for the end lies in memory, and its length.
  private static let sentence = Atomic<UInt>(0)
  private static let sentenceLength = Atomic<Int>(0)

  /// Whether a signal came.
  static var isEndRequested: Bool { requested.load(ordering: .relaxed) != 0 }

  /// Readable for good once a signal came; -1 if none is watched.
  static var descriptor: Int32 { wakeup.load(ordering: .relaxed) }

  /// Has signals ask for the end; a hang-up that is ignored, as under `nohup`, stays ignored.
  static func begin(_ numbers: [Int32]) {
    prepare()
    for number in numbers {
      var old = sigaction()
      sigaction(number, nil, &old)
      if number == SIGHUP, isIgnored(old) { continue }
      set({ SignalWatch.received($0) }, for: number)
    }
    set({ _ in SignalWatch.expired() }, for: SIGALRM)
  }

  /// Calls into the display library from a body, none of which may last once a signal came.
  static func inDisplay<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let wasOutside = enterDisplay()
    defer { leaveDisplay(wasOutside) }
    try body()
  }

  /// The same where no body can be, as in an initialiser; whether it was outside of it before.
  static func enterDisplay() -> Bool { isOutsideDisplay.exchange(false, ordering: .relaxed) }

  static func leaveDisplay(_ wasOutside: Bool) {
    isOutsideDisplay.store(wasOutside, ordering: .relaxed)
  }

  /// Keeps a reader that goes away from ending the process, unless the program decided otherwise.
  static func ignoreBrokenPipes() {
    var old = sigaction()
    sigaction(SIGPIPE, nil, &old)
    // SIG_DFL is a null pointer.
    if old.__sigaction_handler.sa_handler == nil { signal(SIGPIPE, SIG_IGN) }
  }

  private static func prepare() {
    if isEndRequested || wakeup.load(ordering: .relaxed) >= 0 { return }
    wakeup.store(eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC)), ordering: .relaxed)
    let text = LastWord.line(
      "the X server did not answer after the signal to end, so the program ended without it")
    // For good: a handler can come at any time.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: text.count, alignment: 1)
    bytes.copyMemory(from: text, byteCount: text.count)
    sentenceLength.store(text.count, ordering: .relaxed)
    sentence.store(UInt(bitPattern: bytes), ordering: .releasing)
  }

  /// Without `SA_RESTART`, so that blocking calls are interrupted.
  private static func set(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func received(_ number: Int32) {
    let saved = errno
    defer { errno = saved }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = max(1, time.tv_sec * 1_000_000_000 + time.tv_nsec)
    let first = requested.load(ordering: .relaxed)
    guard first == 0 else {
      if isTogether(now, with: first) { return }
      // As soon as this handler returns, the signal does what it does by itself.
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    requested.store(now, ordering: .relaxed)
    var one: UInt64 = 1
    _ = write(wakeup.load(ordering: .relaxed), &one, MemoryLayout<UInt64>.size)
    alarm(grace)
  }

  /// Whether a signal belongs to the first one; times in ns.
  static func isTogether(_ time: Int, with first: Int) -> Bool { time - first < togetherness }

  private static func expired() {
    guard isEndRequested else { return }
    if isOutsideDisplay.load(ordering: .relaxed) {
      let saved = errno
      alarm(grace)
      errno = saved
      return
    }
    LastWord.say(
      UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: sentence.load(ordering: .acquiring)),
        count: sentenceLength.load(ordering: .relaxed)))
    _exit(LastWord.exitCode)
  }
}
