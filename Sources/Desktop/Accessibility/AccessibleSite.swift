#if Desktop
import Canvas
import Controls

/// The window that shows a scene, as assistive technologies see it.
@MainActor
protocol AccessibleSite: AnyObject {
  var scene: Scene? { get }
  var title: String { get }
  /// The title of the shown page; empty for none.
  var pageTitle: String { get }
  var isActive: Bool { get }
  /// The scene's top left corner on the screen, in points; `nil` if it is unknown.
  var originOnScreen: Point? { get }
  /// In pixels per point.
  var scale: Double { get }

  /// Calls a closure after the current turn of the loop.
  func post(_ body: @escaping @MainActor @Sendable () -> Void)
}

extension Window: AccessibleSite {
  var originOnScreen: Point? {
    screenOrigin.map { Point(Double($0.x) / scale, Double($0.y) / scale) }
  }

  func post(_ body: @escaping @MainActor @Sendable () -> Void) { loop.post(body) }
}

extension AccessibleTree: WindowObserver {
  func activityChanged() {
    if AccessibleApplication.shared.isListenedTo { emitActivity() }
  }

  func contentChanged() {
    AccessibleApplication.shared.remove(self)
    AccessibleApplication.shared.add(self)
  }

  func titleChanged() {
    if isFollowed { windowNode?.emit(property: "accessible-name") }
  }

  func handle(_ stroke: KeyStroke) -> Bool { AccessibleApplication.shared.handle(stroke) }

  func windowClosed() { AccessibleApplication.shared.remove(self) }
}

/// A window of another toolkit, whose program runs GLib's main loop.
@MainActor
final class ForeignSite: AccessibleSite {
  let scene: Scene?
  let title: String
  var pageTitle: String { "" }
  var isActive = true
  private let origin: () -> Point?

  init(_ scene: Scene, title: String, origin: @escaping () -> Point?) {
    self.scene = scene
    self.title = title
    self.origin = origin
  }

  var scale: Double { scene?.scale ?? 1 }
  var originOnScreen: Point? { origin() }

  func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    GLibSource.post(body)
  }
}
#endif
