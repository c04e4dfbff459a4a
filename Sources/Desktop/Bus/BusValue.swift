#if Desktop
internal import CDesktop

/// A value of a message on the session bus; the cases are the types that are read.
enum BusValue: Hashable, Sendable {
  /// `b`
  case flag(Bool)
  /// `u`
  case number(UInt32)
  /// `(ddd)`
  case triple(Double, Double, Double)
  case other

  /// Reads a GVariant, unwrapping variants.
  init(_ variant: OpaquePointer) {
    let value = Self.unwrapped(variant)
    defer { g_variant_unref(value) }
    switch String(cString: g_variant_get_type_string(value)) {
    case "b": self = .flag(g_variant_get_boolean(value) != 0)
    case "u": self = .number(g_variant_get_uint32(value))
    case "(ddd)":
      let parts = (0..<3).map { index in
        value.child(at: index) { g_variant_get_double($0) } ?? .nan
      }
      self = .triple(parts[0], parts[1], parts[2])
    default: self = .other
    }
  }

  /// The inner value, owned by the caller.
  private static func unwrapped(_ variant: OpaquePointer) -> OpaquePointer {
    var value: OpaquePointer = g_variant_ref(variant)
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
      guard let inner = g_variant_get_variant(value) else { break }
      g_variant_unref(value)
      value = inner
    }
    return value
  }
}

extension OpaquePointer {
  /// The result of a function for a child; `nil` if there is no such child.
  func child<Value>(at index: Int, _ body: (OpaquePointer) -> Value) -> Value? {
    guard index < Int(g_variant_n_children(self)),
      let child = g_variant_get_child_value(self, gsize(index))
    else { return nil }
    defer { g_variant_unref(child) }
    return body(child)
  }

  func forEachChild(_ body: (OpaquePointer) -> Void) {
    for index in 0..<Int(g_variant_n_children(self)) { child(at: index, body) }
  }

  /// A child of type `s`.
  func text(at index: Int) -> String {
    child(at: index) { String(cString: g_variant_get_string($0, nil)) } ?? ""
  }

  static func array(_ parts: [OpaquePointer?]) -> OpaquePointer {
    g_variant_new_array(nil, parts, gsize(parts.count))
  }

  static func tuple(_ parts: [OpaquePointer?]) -> OpaquePointer {
    g_variant_new_tuple(parts, gsize(parts.count))
  }
}
#endif
