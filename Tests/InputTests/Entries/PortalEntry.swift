#if Desktop
import CDesktop

@testable import Desktop

/// Responses and signals of a portal, as values of the types that the bus allows.
enum PortalEntry {
  static func handle(_ bytes: [UInt8]) throws {
    guard let kind = bytes.first else { return }
    let types = ["(a{sa{sv}})", "(ssv)", "(ua{sv})", "v"]
    let type = types[Int(kind) % types.count]
    let body = Array(bytes.dropFirst())
    guard let data = g_bytes_new(body, gsize(body.count)) else { return }
    defer { g_bytes_unref(data) }
    // GVariant replaces invalid bytes by the default value of the type.
    guard let variantType = g_variant_type_new(type),
      let value = g_variant_new_from_bytes(variantType, data, 0)
    else { return }
    defer { g_variant_type_free(variantType) }
    g_variant_ref_sink(value)
    defer { g_variant_unref(value) }
    switch type {
    case "(a{sa{sv}})": _ = PortalSettings(readAll: value).preferences
    case "(ssv)":
      var settings = PortalSettings()
      settings.note(change: value)
      _ = settings.preferences
    case "(ua{sv})": _ = FileChoice(response: value)
    default: _ = BusValue(value)
    }
  }
}
#else
/// There are no portals without the trait Desktop.
enum PortalEntry { static func handle(_ bytes: [UInt8]) throws {} }
#endif
