import Canvas
import Observation
import Synchronization

/// The type of a node in the closure of ``follow(_:)``; all nodes conform.
@MainActor
public protocol ModelFollowing: Node {}

extension Node: ModelFollowing {}

extension ModelFollowing {
  /// Runs a closure now, and again in each frame after an observable property that it read changed.
  ///
  /// The closure receives the node, so it does not have to capture it. Frames run it before layout.
  /// For a node that is in no scene it runs again once the node is in one.
  ///
  /// ```swift
  /// title.follow { $0.string = "\(home.rooms.count) rooms" }
  /// ```
  ///
  /// - Returns: A subscription, which lasts until it is canceled or the node is gone.
  @discardableResult
  public func follow(_ update: @escaping (Self) -> Void) -> Subscription {
    let observer = ModelObserver(of: self) { [unowned self] in update(self) }
    observer.run()
    return Subscription { observer.cancel() }
  }
}

extension Scene {
  /// Runs a closure now, and again in each frame after an observable property that it read changed.
  ///
  /// For results that no node shows, such as the title of the window or a file to save:
  ///
  /// ```swift
  /// scene.follow { [unowned window] in window.title = home.name }
  /// ```
  ///
  /// - Returns: A subscription, which lasts until it is canceled or the scene is gone.
  @discardableResult
  public func follow(_ update: @escaping () -> Void) -> Subscription {
    root.follow { _ in update() }
  }
}

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

/// A closure that reads observable models; it runs again in the frame after one changed.
@MainActor
final class ModelObserver {
  /// `nil` once the node is gone or the observation was canceled.
  private weak var node: Node?
  private let update: () -> Void

  init(of node: Node, _ update: @escaping () -> Void) {
    (self.node, self.update) = (node, update)
    node.modelObservers.append(self)
  }

  func run() {
    // A node that is added to another scene is noted there.
    let scene = node?.scene
    let changes = scene?.modelChanges
    withObservationTracking(update) { [weak self, weak scene] in
      // This closure is called before the change, in the thread that makes it.
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
