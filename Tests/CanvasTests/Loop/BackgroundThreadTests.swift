import Glibc
import Synchronization
import Testing

@testable import Canvas

@Suite struct BackgroundThreadTests {
  private final class Signals: Sendable {
    let areBlocked = Mutex<[Bool]>([])
  }

  @Test func theThreadReceivesNoSignalsAndTheCallerStillDoes() throws {
    let signals = Signals()
    let wasBlocked = Self.isBlocked(SIGALRM)
    let thread = BackgroundThread {
      signals.areBlocked.withLock { $0 = [SIGINT, SIGTERM, SIGHUP, SIGALRM].map(Self.isBlocked) }
    }
    try #require(thread).join()
    #expect(signals.areBlocked.withLock { $0 } == [true, true, true, true])
    #expect(Self.isBlocked(SIGALRM) == wasBlocked)
  }

  private static func isBlocked(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return sigismember(&mask, signal) == 1
  }
}
