/// Somebody listens; until this is cancelled, or what is listened to is gone.
public final class Observation {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Nothing is told any more, not even of what is being told at the moment.
  public func cancel() {
    end?()
    end = nil
  }
}
