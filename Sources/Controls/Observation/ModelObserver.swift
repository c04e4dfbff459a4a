import Observation

#if canImport(Glibc)
import Glibc
#endif

/// A closure that reads observable models; it runs again before the next frame after one changed.
@MainActor
final class ModelObserver {
  /// `nil` once the node is gone or the observation was canceled.
  private weak var node: Node?
  private let update: () -> Void
  private(set) var isPending = false
  /// The thread of the main actor.
  private let mainThread = pthread_self()

  init(of node: Node, _ update: @escaping () -> Void) {
    self.node = node
    self.update = update
    node.modelObservers.append(self)
  }

  func run() {
    isPending = false
    withObservationTracking(update) { [weak self, mainThread] in
      // It is called before the change, in the thread that makes it.
      if pthread_equal(mainThread, pthread_self()) != 0 {
        MainActor.assumeIsolated { self?.note() }
      } else {
        Task { @MainActor in self?.note() }
      }
    }
  }

  func note() {
    if node == nil { return }
    isPending = true
    node?.scene?.note(self)
  }

  func isOf(_ scene: Scene) -> Bool { node?.scene === scene }

  func cancel() {
    isPending = false
    node?.modelObservers.removeAll { $0 === self }
    node = nil
  }
}

extension Scene {
  /// Runs a closure in the next frame; one of a node without a scene runs once it has one.
  func note(_ observer: ModelObserver) {
    if !observer.isPending { return }
    pendingObservers.append(observer)
    noteChange()
  }

  func runModelObservers() {
    if pendingObservers.isEmpty { return }
    let observers = pendingObservers
    pendingObservers.removeAll()
    for observer in observers where observer.isPending && observer.isOf(self) { observer.run() }
  }
}
