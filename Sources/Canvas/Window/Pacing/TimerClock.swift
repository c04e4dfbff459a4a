internal import CX11
import Glibc

/// Ticks from a timer of this process, in step with the frame that started the run.
final class TimerClock: FrameClock {
  let source = ClockSource.timer
  let period: Double

  /// Readable when a tick is there.
  let descriptor: Int32

  private var isRunning = false
  private var lastTick = Instant.zero

  /// - Parameter period: seconds from tick to tick.
  init?(period: Double) {
    self.period = period
    descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  func requestTick(at now: Instant) {
    if isRunning { return }
    isRunning = true
    lastTick = now
    set(first: now.advanced(by: period), interval: period)
  }

  func stop() {
    if !isRunning { return }
    isRunning = false
    set(first: .zero, interval: 0)
  }

  /// The last tick that came; nil if none did.
  func read() -> FrameTick? {
    var expirations: UInt64 = 0
    let count = Glibc.read(descriptor, &expirations, MemoryLayout<UInt64>.size)
    guard count == MemoryLayout<UInt64>.size, isRunning, expirations > 0 else { return nil }
    lastTick = lastTick.advanced(by: period * Double(expirations))
    return FrameTick(time: lastTick, period: period)
  }

  private func set(first: Instant, interval: Double) {
    var setting = itimerspec(
      it_interval: Self.timespec(Instant(seconds: interval)), it_value: Self.timespec(first))
    timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  private static func timespec(_ instant: Instant) -> timespec {
    Glibc.timespec(
      tv_sec: Int(instant.nanoseconds / 1_000_000_000),
      tv_nsec: Int(instant.nanoseconds % 1_000_000_000))
  }
}
