#if Desktop
internal import CDesktop
import Glibc

/// An object of ATK, with its properties: that of the application, unless a subclass has others.
@MainActor
class AccessiblePart {
  nonisolated static let dataKey = "controls-playground"

  let pointer: UnsafeMutablePointer<AtkObject>
  private let type: GType

  init?(_ kind: AccessibleKind) {
    type = AccessibleTypes.type(of: kind)
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    pointer = UnsafeMutableRawPointer(object).assumingMemoryBound(to: AtkObject.self)
    g_object_set_data(object, Self.dataKey, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    forget()
    g_object_unref(pointer)
  }

  // MARK: Properties

  var name: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  var help: String { "" }
  var role: AtkRole { ATK_ROLE_APPLICATION }
  var states: [AtkStateType] { [ATK_STATE_ENABLED, ATK_STATE_VISIBLE] }
  var attributes: [(name: String, value: String)] { [] }
  var parent: AccessiblePart? { nil }
  var childCount: Int { AccessibleApplication.shared.windowCount }

  func child(at index: Int) -> AccessiblePart? { AccessibleApplication.shared.window(at: index) }

  var indexInParent: Int? { nil }

  /// The members of the part's group, itself included, in order.
  var members: [AccessiblePart] { [] }

  // MARK: Notifications

  func retire() {
    forget()
    emit(ATK_STATE_DEFUNCT, true)
  }

  func emit(_ state: AtkStateType, _ isSet: Bool) {
    atk_object_notify_state_change(pointer, AtkState(state.rawValue), isSet ? 1 : 0)
  }

  func emit(property: String) {
    g_object_notify(object, property)
  }

  func emit(signal: String) {
    emit(signal, detail: nil) { _ in }
  }

  func emit(child: AccessiblePart, at index: Int, isAdded: Bool) {
    emit("children-changed", detail: isAdded ? "add" : "remove") { values in
      g_value_set_uint(values + 1, guint(index))
      g_value_set_pointer(values + 2, child.pointer)
    }
  }

  /// Reports text that was inserted or removed at a character.
  func emit(text: String, at offset: Int, _ signal: String) {
    emit(signal, detail: nil) { values in
      g_value_set_int(values + 1, gint(offset))
      g_value_set_int(values + 2, gint(text.unicodeScalars.count))
      g_value_set_string(values + 3, text)
    }
  }

  func emit(caret offset: Int) {
    emit("text-caret-moved", detail: nil) { g_value_set_int($0 + 1, gint(offset)) }
  }

  /// Reports bounds in pixels on the screen.
  func emit(bounds: AtkRectangle) {
    var bounds = bounds
    withUnsafePointer(to: &bounds) { bounds in
      emit("bounds-changed", detail: nil) { g_value_set_boxed($0 + 1, bounds) }
    }
  }

  /// The address of a text in a field of the ATK object, valid until another text is kept there.
  func keep(
    _ text: String, in field: WritableKeyPath<AtkObject, UnsafeMutablePointer<gchar>?>
  ) -> UnsafePointer<gchar>? {
    let before = pointer.pointee[keyPath: field]
    if before.map({ strcmp($0, text) }) != 0 {
      g_free(before)
      pointer.pointee[keyPath: field] = g_strdup(text)
    }
    return UnsafePointer(pointer.pointee[keyPath: field])
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
  }

  private func forget() {
    g_object_set_data(object, Self.dataKey, nil)
  }

  private func emit(
    _ signal: String, detail: String?, _ fill: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    let number = g_signal_lookup(signal, type)
    if number == 0 { return }
    var query = GSignalQuery()
    g_signal_query(number, &query)
    let count = Int(query.n_params) + 1
    withUnsafeTemporaryAllocation(of: GValue.self, capacity: count) { values in
      guard let first = values.baseAddress else { return }
      values.initialize(repeating: GValue())
      g_value_init(first, type)
      g_value_set_object(first, pointer)
      for index in 1..<count {
        // The lowest bit marks values that are not copied.
        g_value_init(first + index, query.param_types[index - 1] & ~1)
      }
      fill(first)
      g_signal_emitv(first, number, detail.map { g_quark_from_string($0) } ?? 0, nil)
      for index in 0..<count { g_value_unset(first + index) }
    }
  }
}

/// A message that a screen reader speaks when it is shown; the window does not list it.
final class AccessibleAnnouncement: AccessiblePart {
  private let message: String
  private weak var window: AccessiblePart?

  init?(_ message: String, in window: AccessiblePart?) {
    (self.message, self.window) = (message, window)
    super.init(.plain)
  }

  override var name: String { message }
  // Screen readers announce notifications.
  override var role: AtkRole { ATK_ROLE_NOTIFICATION }
  override var states: [AtkStateType] { super.states + [ATK_STATE_SHOWING] }
  override var parent: AccessiblePart? { window }
  override var childCount: Int { 0 }
  override func child(at index: Int) -> AccessiblePart? { nil }
}
#endif
