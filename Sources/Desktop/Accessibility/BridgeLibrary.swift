#if Desktop
internal import CDesktop
import Glibc

/// The AT-SPI bridge library, loaded only if there is an accessibility bus: it depends on eleven other
/// libraries, a fifth of what the system loads at a start.
struct BridgeLibrary {
  private static let name = "libatk-bridge-2.0.so.0"

  private typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?) -> gint
  private typealias SetContext = @convention(c) (OpaquePointer?) -> Void

  private let beginFunction: Begin
  private let setContextFunction: SetContext

  /// Loads the library permanently, because its registrations stay; fails if it is not installed.
  init?() {
    guard let library = dlopen(Self.name, RTLD_NOW),
      let begin = dlsym(library, "atk_bridge_adaptor_init"),
      let setContext = dlsym(library, "atk_bridge_set_event_context")
    else { return nil }
    beginFunction = unsafeBitCast(begin, to: Begin.self)
    setContextFunction = unsafeBitCast(setContext, to: SetContext.self)
  }

  static var reason: String { dlerror().map { String(cString: $0) } ?? "" }

  /// Starts the bridge; returns whether it is connected.
  func begin() -> Bool { beginFunction(nil, nil) == 0 }

  func serve(in context: OpaquePointer?) { setContextFunction(context) }
}
#endif
