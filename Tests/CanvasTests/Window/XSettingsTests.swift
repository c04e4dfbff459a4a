import Testing

@testable import Canvas

@Suite struct `XSETTINGS` {
  private func bytes(_ settings: [(name: String, value: Any)], isBigEndian: Bool = false) -> [UInt8]
  {
    func number(_ value: Int, size: Int) -> [UInt8] {
      let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isBigEndian ? little.reversed() : little
    }
    func text(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var result: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    result += number(7, size: 4) + number(settings.count, size: 4)
    for (name, value) in settings {
      let kind: UInt8 = value is Int ? 0 : value is String ? 1 : 2
      result += [kind, 0] + number(name.utf8.count, size: 2) + text(name) + number(3, size: 4)
      if let value = value as? Int {
        result += number(value, size: 4)
      } else if let value = value as? String {
        result += number(value.utf8.count, size: 4) + text(value)
      } else {
        result += number(1, size: 2) + number(2, size: 2) + number(3, size: 2) + number(4, size: 2)
      }
    }
    return result
  }

  private func read(_ settings: [(name: String, value: Any)], isBigEndian: Bool = false) throws
    -> XSettings
  { try #require(XSettings(bytes: bytes(settings, isBigEndian: isBigEndian))) }

  @Test(arguments: [false, true])
  func `both byte orders are read`(isBigEndian: Bool) throws {
    let settings = try read(
      [
        ("Gtk/EnableAnimations", -1), ("Net/ThemeName", "Adwaita-dark"), ("Some/Color", 1.5),
        ("Xft/DPI", 98304),
      ], isBigEndian: isBigEndian)
    #expect(settings.integers == ["Gtk/EnableAnimations": -1, "Xft/DPI": 98304])
    #expect(settings.texts.count == 1 && settings.scale == 1)
    #expect(
      settings.preferences == DesktopPreferences(prefersDark: true, prefersMoreContrast: false))
  }

  @Test func `themes, animations and carets are preferences`() throws {
    for (name, isDark, isStrong) in [
      ("Adwaita", false, false), ("Greybird-dark", true, false), ("Arc-Darker", false, false),
      ("Adwaita:dark", true, false), ("Adwaita:Dark", true, false), ("Adwaita:light", false, false),
      ("dark", false, false), ("HighContrast", false, true), ("HighContrastInverse", true, true),
      ("HighContrast-dark", true, true), ("NotHighContrast", false, false),
    ] {
      let preferences = DesktopPreferences(prefersDark: isDark, prefersMoreContrast: isStrong)
      #expect(try read([("Net/ThemeName", name)]).preferences == preferences, "\(name)")
    }
    let blinking = try read([
      ("Net/CursorBlink", 1), ("Net/CursorBlinkTime", 900), ("Gtk/CursorBlinkTimeout", 5),
    ]).preferences
    #expect(blinking == DesktopPreferences(caretBlinkPeriod: 0.9, caretBlinkTimeout: 5))
    let standing = try read([("Net/CursorBlink", 0), ("Net/CursorBlinkTime", 900)]).preferences
    #expect(standing == DesktopPreferences(caretBlinkPeriod: 0))
    for (value, isReduced) in [(0, true), (1, false), (2, nil)] as [(Int, Bool?)] {
      let settings = try read([("Gtk/EnableAnimations", value)])
      #expect(settings.preferences == DesktopPreferences(prefersReducedMotion: isReduced))
    }
  }

  @Test func `the scale combines DPI and factor, and values of a wrong type are ignored`() throws {
    let both = try read([("Xft/DPI", 98304), ("Gdk/WindowScalingFactor", 2)])
    #expect(both.scale == 2)
    for settings: [(name: String, value: Any)] in [
      [
        ("Net/ThemeName", 1), ("Gtk/EnableAnimations", "0"), ("Xft/DPI", "98304"),
        ("Gdk/WindowScalingFactor", 1.5),
      ],
      [("Xft/DPI", 1)],
    ] {
      let settings = try read(settings)
      #expect(settings.preferences == DesktopPreferences() && settings.scale == nil)
    }
  }

  @Test func `a truncated or invalid property is rejected`() {
    let whole = bytes([("Net/ThemeName", "Adwaita-dark"), ("Xft/DPI", 98304)])
    for length in 0..<whole.count { #expect(XSettings(bytes: Array(whole.prefix(length))) == nil) }
    #expect(XSettings(bytes: [9] + whole.dropFirst()) == nil)
  }
}

@Suite struct `Desktop preferences` {
  @Test func `set preferences are kept, and unset ones are filled in`() {
    let red = Color(hex: 0xFF0000)
    let one = DesktopPreferences(prefersDark: false, prefersReducedMotion: true)
    let other = DesktopPreferences(
      prefersDark: true, accent: red, prefersMoreContrast: false, prefersReducedMotion: false)
    #expect(
      one.filled(from: other)
        == DesktopPreferences(
          prefersDark: false, accent: red, prefersMoreContrast: false, prefersReducedMotion: true))
    #expect(one.filled(from: DesktopPreferences()) == one)
    #expect(DesktopPreferences().filled(from: other) == other)
  }
}

@Suite struct `Screen scale` {
  @Test(arguments: [
    ("", nil), ("Xft.dpi:\t192\n", 2), ("Xft.dpi: 96", 1), ("Xft.dpi:120", 1.25),
    ("Xft.dpi: 150\n", 1.5), ("Xft.dpi: 72", 1), ("Xft.dpi: 600", 4), ("Xft.dpi: nan", nil),
    ("Xft.dpi: inf", nil), ("Xft.dpi: 9600", nil), ("Xft.dpi: 0", nil), ("Xft.dpi: -96", nil),
    ("Xft.dpi: 1", nil), ("Xft.dpi: many", nil), ("Xft.dpi:", nil), ("*Xft.dpi: 192", nil),
    ("Xft.antialias: 1\nXft.dpi: 144\nXft.rgba: none\n", 1.5),
    ("Xft.dpi: 96\nXft.dpi: 192", 2), ("Xft.dpi: 192\nXft.dpi: 0", nil),
  ])
  func `the scale is read from Xft.dpi in the X resources`(resources: String, scale: Double?) {
    #expect(ScreenScale.scale(resources: resources) == scale)
  }

  /// `dpi` is in 1/1024 dpi and includes the integer factor.
  @Test(
    arguments: [
      (nil, nil, nil), (98304, nil, 1.0), (147_456, nil, 1.5), (-1, nil, nil), (0, nil, nil),
      (96, nil, nil), (Int.max, nil, nil), (Int.min, nil, nil), (-1, 2, 2), (nil, 3, 3),
      (nil, 0, nil), (nil, -2, nil), (nil, 77, nil), (196_608, 2, 2), (98304, 2, 2),
      (245_760, 2, 2.5), (147_456, 1, 1.5), (9_830_400, 2, 2), (nil, 8, 4),
    ] as [(Int?, Int?, Double?)])
  func `the scale is read from XSETTINGS`(dpi: Int?, factor: Int?, scale: Double?) {
    #expect(ScreenScale.scale(dpi: dpi, factor: factor) == scale)
  }

  @Test func `scales are rounded to quarters from 1 to 4`() {
    for (scale, rounded) in [
      (1.1, 1.0), (1.12, 1), (1.125, 1.25), (1.13, 1.25), (0, 1), (-2, 1), (3.9, 4), (17, 4),
      (.infinity, 1),
    ] { #expect(ScreenScale.rounded(scale) == rounded) }
  }
}
