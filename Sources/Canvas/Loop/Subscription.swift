/// A registration that lasts until it is canceled, whether or not it is kept.
@MainActor
public final class Subscription {
  private var end: (() -> Void)?

  /// Creates a subscription with a function that is called once, when it is canceled.
  public init(end: @escaping () -> Void) { self.end = end }

  /// Ends the registration, with immediate effect.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
}
