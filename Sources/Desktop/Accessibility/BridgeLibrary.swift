#if Desktop
internal import CDesktop
import Glibc

/// The library that speaks to screen readers on their bus.
///
/// It is loaded once there is such a bus: it brings eleven others along, a fifth of what the system
/// loads at a start, and a program that nobody reads has no use for any of them.
struct BridgeLibrary {
  private static let name = "libatk-bridge-2.0.so.0"

  private typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?) -> gint
  private typealias SetContext = @convention(c) (OpaquePointer?) -> Void

  private let beginFunction: Begin
  private let setContextFunction: SetContext

  /// Loads it, for good: what it registers with ATK stays.
  ///
  /// - Returns: nil where it is not installed, or is not what it should be.
  init?() {
    guard let library = dlopen(Self.name, RTLD_NOW),
      let begin = dlsym(library, "atk_bridge_adaptor_init"),
      let setContext = dlsym(library, "atk_bridge_set_event_context")
    else { return nil }
    beginFunction = unsafeBitCast(begin, to: Begin.self)
    setContextFunction = unsafeBitCast(setContext, to: SetContext.self)
  }

  /// Why it could not be loaded, in the loader's words.
  static var reason: String { dlerror().map { String(cString: $0) } ?? "" }

  /// Makes what ATK knows of known to readers; whether they can be reached.
  func begin() -> Bool { beginFunction(nil, nil) == 0 }

  /// Has readers served in a context of GLib's.
  func serve(in context: OpaquePointer?) { setContextFunction(context) }
}
#endif
