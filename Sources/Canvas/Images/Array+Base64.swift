internal import CPango

extension [UInt8] {
  /// The bytes in Base64, for a `data:` URL.
  package var base64: String {
    guard let text = g_base64_encode(self, UInt(count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
