import Foundation
import Synchronization

/// A thread that lives as long as this program and starts every child.
///
/// Children ask the kernel to end them with their parent, which is the thread that started them.
/// Threads of the concurrency pool come and go, also under the main actor.
final class ParentThread: Sendable {
  static let shared = ParentThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        arrivals.wait()
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?()
      }
    }
  }

  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value, otherwise: Value) -> Value {
    let outcome = Outcome<Value>()
    jobs.withLock {
      $0.append {
        outcome.value.withLock { $0 = job() }
        outcome.isDone.signal()
      }
    }
    arrivals.signal()
    outcome.isDone.wait()
    return outcome.value.withLock { $0 } ?? otherwise
  }
}

private final class Outcome<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
}
