#if Desktop
/// Reports changes at most once per interval: the first at once, later ones together at its end.
@MainActor
final class ChangeThrottle {
  private let wait: (_ next: @escaping @MainActor @Sendable () -> Void) -> Void
  private let report: () -> Void
  private var isWaiting = false
  private var hasChanged = false

  /// `wait` calls its argument after an interval.
  init(
    wait: @escaping (_ next: @escaping @MainActor @Sendable () -> Void) -> Void,
    report: @escaping () -> Void
  ) {
    self.wait = wait
    self.report = report
  }

  func note() {
    hasChanged = true
    if !isWaiting { reportChanges() }
  }

  private func reportChanges() {
    guard hasChanged else { return }
    (hasChanged, isWaiting) = (false, true)
    report()
    wait { [weak self] in
      self?.isWaiting = false
      self?.reportChanges()
    }
  }
}
#endif
