import Canvas
import Glibc
import Support
import Workbench

/// One client of a socket, whose requests are answered one after the other.
@MainActor
final class DriveConnection {
  /// The most steps of a turn of the loop, so that the window stays live. chosen
  private static let stepsPerTurn = 64

  private let descriptor: Int32
  private let window: any WindowProgress
  private let driver: Driver
  private let maker: ResultMaker
  /// No request is begun while more bytes of replies wait, and a client that reads nothing during
  /// so many is dropped.
  private let limit: Int
  /// The seconds for which a client with so many replies may read nothing.
  private let patience: Double

  private var input = LineBuffer()
  private var output: ArraySlice<UInt8> = []
  /// The number of bytes of replies since the client has last read some.
  private var unread = 0
  private var hasEnded = false
  private var isOpen = true
  private var reading: Subscription?
  private var writing: Subscription?
  /// The end of the patience with a client that reads nothing.
  private var ending: Subscription?
  private var running: Running?

  var onClose: (() -> Void)?

  private struct Running {
    enum Wait {
      case ready, timer
      /// A number of frames, after which nothing has changed since a time.
      case settled(Int, since: Instant)
      /// A frame after a number of them.
      case frame(Int)
      case result
    }

    var request: DriveRequest
    var plan: Plan
    var next = 0
    var wait = Wait.ready
    var timer: Subscription?
  }

  /// The limit is in bytes, the patience in seconds.
  /// spec: docs/spec/driving.md#wire
  init(
    _ descriptor: Int32, _ window: any WindowProgress, _ driver: Driver,
    _ maker: ResultMaker = ResultMaker(), limit: Int = 4 << 20, patience: Double = 5
  ) {
    (self.descriptor, self.window, self.driver) = (descriptor, window, driver)
    (self.maker, self.limit, self.patience) = (maker, limit, patience)
    watchInput()
  }

  /// The number of bytes of replies that wait.
  var waiting: Int { output.count }

  /// Whether the client has to read before its next request is begun.
  private var isFull: Bool { waiting > limit }

  // MARK: Requests

  /// Ends waits that are over, and has the loop not sleep while there is work.
  func prepare(_ wait: inout EventWait) {
    switch running?.wait {
    case .settled where window.isIdle: continueAfterWait()
    case .settled(let frames, since: let start): waitForQuiet(since: start, frames)
    case .frame(let number) where !window.awaitsSize:
      if window.frames > number || window.isShown { makeResult() }
    default: break
    }
    if isOpen, hasWork { wait.wake(at: .zero) }
  }

  private var hasWork: Bool {
    guard let running else {
      return !isFull && (input.hasLine || (hasEnded ? output.isEmpty : reading == nil))
    }
    if case .ready = running.wait { return true }
    return false
  }

  /// Begins at most one request and performs some of its steps, once in a turn of the loop.
  func work() {
    if isOpen, running == nil, !begin(), hasEnded, output.isEmpty { return close() }
    for _ in 0..<Self.stepsPerTurn {
      guard isOpen, let current = running, case .ready = current.wait else { break }
      step(current)
    }
    if isOpen, reading == nil, !hasEnded, !isFull, input.count < LineBuffer.limit { watchInput() }
  }

  /// Begins the next request; returns `false` if there is none.
  private func begin() -> Bool {
    guard !isFull, let line = input.next() ?? (hasEnded ? input.rest() : nil) else { return false }
    do throws(InvalidRequest) {
      guard let request = try DriveRequest(line) else { return true }
      do throws(DriveError) {
        running = Running(request: request, plan: try driver.begin(request))
      } catch { answer(request, .failure(error)) }
    } catch { send(error.reply) }
    return true
  }

  private func step(_ current: Running) {
    guard current.next < current.plan.steps.count else {
      running?.wait = .frame(window.frames)
      return
    }
    running?.next += 1
    switch current.plan.steps[current.next] {
    case .perform(let body):
      do { try body() } catch { finish(.failure(DriveError(error))) }
    case .pass(let seconds, _):
      running?.wait = .timer
      after(seconds) { $0.continueAfterWait() }
    case .settle(let limit):
      running?.wait = .settled(window.frames, since: window.now)
      after(limit) { $0.finish(.failure(DriveError.notSettled(limit))) }
    }
  }

  private func after(_ seconds: Double, _ body: @escaping (DriveConnection) -> Void) {
    running?.timer = window.loop.after(.seconds(seconds)) { [weak self] in
      if let self { body(self) }
    }
  }

  /// Ends a wait if timers go on, but have changed nothing for a while; they turn the loop.
  private func waitForQuiet(since start: Instant, _ frames: Int) {
    if window.frames != frames || !window.isShown {
      running?.wait = .settled(window.frames, since: window.now)
    } else if window.now.seconds(since: start) >= VirtualSession.quiet {
      driver.noteTimer()
      continueAfterWait()
    }
  }

  private func continueAfterWait() {
    running?.timer?.cancel()
    running?.timer = nil
    running?.wait = .ready
  }

  private func makeResult() {
    guard let plan = running?.plan else { return }
    do {
      switch try plan.result() {
      case .ready(let result): finish(.success(result))
      case .recorded(let rest):
        running?.wait = .result
        Task { [weak self, maker] in
          let result = await maker.result(of: rest)
          self?.finish(result)
          // The loop may sleep beside tasks.
          self?.window.loop.wake()
        }
      }
    } catch { finish(.failure(DriveError(error))) }
  }

  private func finish(_ result: Result<JSON, DriveError>) {
    guard let current = running else { return }
    current.timer?.cancel()
    running = nil
    driver.end()
    answer(current.request, result)
  }

  private func answer(_ request: DriveRequest, _ result: Result<JSON, DriveError>) {
    if let reply = request.reply(result) { send(reply) }
  }

  // MARK: Bytes

  private func watchInput() {
    reading = window.loop.watch(descriptor) { [weak self] _ in self?.read() }
  }

  private func stopReading() {
    reading?.cancel()
    reading = nil
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      input.append(chunk[..<count])
      // The client waits until there is room.
      if isFull || input.count > LineBuffer.limit { stopReading() }
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
      // An end of file would end every wait.
      stopReading()
      // The client has gone, or sends no more: nobody else can end its gestures.
      if count < 0 || hasHungUp { return close() }
    }
  }

  /// Whether the client has closed both directions.
  private var hasHungUp: Bool {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR) != 0
  }

  private func send(_ reply: JSON) {
    let line = reply.line
    output += line
    unread += line.count
    flush()
  }

  private func flush() {
    while isOpen && !output.isEmpty {
      // SIGPIPE is ignored.
      let count = output.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        output = output.dropFirst(count)
        unread = 0
        endPatience()
      } else if errno == EAGAIN {
        if unread > limit { return close() }
        writing =
          writing
          ?? window.loop.watch(descriptor, for: .writable) { [weak self] _ in self?.flush() }
        if isFull { beginPatience() }
        return
      } else if errno != EINTR {
        return close()
      }
    }
    writing?.cancel()
    writing = nil
  }

  /// Closes the connection unless the client reads some of the replies that wait soon.
  func beginPatience() {
    if output.isEmpty { return }
    ending = ending ?? window.loop.after(.seconds(patience)) { [weak self] in self?.close() }
  }

  private func endPatience() {
    ending?.cancel()
    ending = nil
  }

  func close() {
    if !isOpen { return }
    isOpen = false
    stopReading()
    writing?.cancel()
    endPatience()
    output = []
    if let running {
      running.timer?.cancel()
      driver.end()
    }
    running = nil
    Glibc.close(descriptor)
    driver.releaseEverything()
    onClose?()
  }
}
