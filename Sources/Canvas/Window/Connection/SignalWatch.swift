internal import CX11
import Glibc

/// Signals as something to wait for, instead of something that interrupts.
final class SignalWatch {
  /// Readable when a signal is there.
  let descriptor: Int32

  /// Nil if the system has no descriptor to give.
  init?(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK) | Int32(SFD_CLOEXEC))
    if descriptor < 0 { return nil }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  deinit {
    close(descriptor)
  }

  /// Whether a signal came.
  func read() -> Bool {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return Glibc.read(descriptor, &info, size) == size
  }
}
