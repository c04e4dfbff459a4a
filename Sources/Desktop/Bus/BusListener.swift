#if Desktop
internal import CDesktop

/// A closure that GLib retains; it is called on the main actor, but can be released on any thread.
final class BusListener {
  private let body: @MainActor (OpaquePointer?, String) -> Void

  init(_ body: @escaping @MainActor (OpaquePointer?, String) -> Void) {
    self.body = body
  }

  var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  static var release: GDestroyNotify {
    { data in _ = BusListener.taken(data) }
  }

  static func taken(_ data: gpointer?) -> BusListener? {
    data.map { Unmanaged<BusListener>.fromOpaque($0).takeRetainedValue() }
  }

  static func shared(_ data: gpointer?) -> BusListener? {
    data.map { Unmanaged<BusListener>.fromOpaque($0).takeUnretainedValue() }
  }

  func call(_ value: OpaquePointer?, _ text: String) {
    let (body, box) = (body, UncheckedBox(value: value))
    onMainActor { body(box.value, text) }
  }

  /// Calls the closure with the message of an error, and frees the error.
  func call(_ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) {
    call(value, error.map { String(cString: $0.pointee.message) } ?? "")
    if let error { g_error_free(error) }
  }
}
#endif
