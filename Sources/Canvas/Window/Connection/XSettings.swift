struct XSettings: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case integer(Int)
    case text(String)
  }

  let values: [String: Value]

  init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let count = reader.readHeader() else { return nil }
    var values: [String: Value] = [:]
    for _ in 0..<count {
      guard let (name, value) = reader.readSetting() else { return nil }
      values[name] = value
    }
    self.values = values
  }

  /// Dark and high-contrast themes are recognized by their names.
  var preferences: DesktopPreferences {
    var preferences = DesktopPreferences()
    if case .text(let name)? = values["Net/ThemeName"], !name.isEmpty {
      let lowered = name.lowercased()
      preferences.prefersDark =
        ["-dark", ":dark", "highcontrastinverse"].contains { lowered.hasSuffix($0) }
      preferences.prefersMoreContrast = lowered.hasPrefix("highcontrast")
    }
    if let animations = integer("Gtk/EnableAnimations"), (0...1).contains(animations) {
      preferences.prefersReducedMotion = animations == 0
    }
    return preferences
  }

  /// In pixels per point; `nil` for no setting.
  var scale: Double? {
    ScreenScale.scale(dpi: integer("Xft/DPI"), factor: integer("Gdk/WindowScalingFactor"))
  }

  private func integer(_ name: String) -> Int? {
    guard case .integer(let value)? = values[name] else { return nil }
    return value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var isBigEndian = false

    mutating func readHeader() -> Int? {
      guard let order = readNumber(size: 1), order <= 1 else { return nil }
      isBigEndian = order == 1
      // Three padding bytes and the serial number.
      position += 7
      return readNumber(size: 4)
    }

    mutating func readSetting() -> (String, Value?)? {
      guard let kind = readNumber(size: 1) else { return nil }
      position += 1
      guard let name = readNumber(size: 2).flatMap({ readText(length: $0) }) else { return nil }
      // The serial number of the last change.
      position += 4
      switch kind {
      case 0:
        return readNumber(size: 4).map { (name, .integer(Int(Int32(truncatingIfNeeded: $0)))) }
      case 1:
        return readNumber(size: 4).flatMap { readText(length: $0) }.map { (name, .text($0)) }
      case 2:
        // A color, which no setting of interest is.
        return readNumber(size: 8).map { _ in (name, nil) }
      default: return nil
      }
    }

    private mutating func readNumber(size: Int) -> Int? {
      guard position + size <= bytes.count else { return nil }
      let part = bytes[position..<position + size]
      position += size
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Text is padded to a multiple of four bytes.
    private mutating func readText(length: Int) -> String? {
      guard length <= bytes.count - position else { return nil }
      let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
      position += (length + 3) / 4 * 4
      return text
    }
  }
}
