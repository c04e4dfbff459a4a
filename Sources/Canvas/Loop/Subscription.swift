/// Something that goes on until it is cancelled: somebody listens, a timer runs, a descriptor is
/// watched.
///
/// It goes on whether or not anybody keeps this.
@MainActor
public final class Subscription {
  private var end: (() -> Void)?

  /// - Parameter end: called once, when it is cancelled.
  public init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Nothing is told any more, not even of what is being told at the moment.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
}
