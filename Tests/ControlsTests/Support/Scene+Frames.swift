import Canvas
import Controls

extension Scene {
  @discardableResult
  func frame(at seconds: Double = 0) -> FrameUpdate {
    update(for: FrameTime(target: Instant(seconds: seconds), interval: 1.0 / 60, number: 0))
  }
}
