import Synchronization

/// The closures to run in the next frame, noted by any thread.
final class ModelChanges: Sendable {
  private let observers = Mutex<[ModelObserver]>([])

  var isEmpty: Bool { observers.withLock { $0.isEmpty } }

  /// Returns whether the closure is the first one, so that a frame has to be requested.
  func note(_ observer: ModelObserver) -> Bool {
    observers.withLock { observers in
      if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
      return observers.count == 1
    }
  }

  func take() -> [ModelObserver] {
    observers.withLock { observers in
      defer { observers = [] }
      return observers
    }
  }
}
