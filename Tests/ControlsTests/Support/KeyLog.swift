import Canvas
import Controls

/// The keys that a scene passes to its key handler.
final class KeyLog {
  private(set) var keys: [Key] = []

  init(_ scene: Scene) {
    scene.onKey = { [weak self] event in
      self?.keys.append(event.key)
      return true
    }
  }
}
