import Observation

/// A closure that reads observable models; it runs again in the frame after one changed.
@MainActor
final class ModelObserver {
  /// `nil` once the node is gone or the observation was canceled.
  private weak var node: Node?
  private let update: () -> Void

  init(of node: Node, _ update: @escaping () -> Void) {
    self.node = node
    self.update = update
    node.modelObservers.append(self)
  }

  func run() {
    // A node that is added to another scene is noted there.
    let scene = node?.scene
    let changes = scene?.modelChanges
    withObservationTracking(update) { [weak self, weak scene] in
      // It is called before the change, in the thread that makes it.
      guard let self, let changes, changes.note(self) else { return }
      // Weak, because the scene may have been released when the task runs.
      Task { @MainActor [weak scene] in scene?.noteChange() }
    }
  }

  func runIfIn(_ scene: Scene) { if node?.scene === scene { run() } }

  func cancel() {
    node?.modelObservers.removeAll { $0 === self }
    node = nil
  }
}

extension Scene {
  func noteModels(of node: Node) {
    if node.modelObservers.isEmpty { return }
    for observer in node.modelObservers { _ = modelChanges.note(observer) }
    noteChange()
  }

  func runModelObservers() { for observer in modelChanges.take() { observer.runIfIn(self) } }
}
