import Canvas
import Controls
import ReferenceRenderer

/// Colours and circumstances, said in both languages: ours and the reference's.
nonisolated struct Look {
  var name = "light"
  var theme = Theme.light
  var palette = ReferencePalette.light
  var isMirrored = false
  var isDisabled = false
  var isElevated = false

  static let light = Look()
  static let dark = Look(name: "dark", theme: .dark, palette: .dark)

  /// A dark control on a card, whose surface is the page here.
  static var elevatedDark: Look {
    var look = dark
    look.name = "elevated"
    look.isElevated = true
    look.theme.page = Color(hex: 0x1C1C1E)
    look.palette.page = ReferenceColor(0x1C1C1E)
    return look
  }

  /// Nothing that the specification names: strong colours, so that every edge shows, and another
  /// shadow.
  static var loud: Look {
    var look = Look()
    look.name = "loud"
    func set(
      _ ours: WritableKeyPath<Theme, Color>,
      _ theirs: WritableKeyPath<ReferencePalette, ReferenceColor>, _ hex: UInt32,
      _ alpha: Double = 1
    ) {
      look.theme[keyPath: ours] = Color(hex: hex, alpha: alpha)
      look.palette[keyPath: theirs] = ReferenceColor(hex, alpha)
    }
    set(\.page, \.page, 0xFFF4D6)
    set(\.switchOn, \.switchOn, 0x7A1FA2)
    set(\.switchOff, \.switchOff, 0x9CCC65)
    set(\.switchThumb, \.switchThumb, 0xFFE082)
    set(\.sliderMinimumTrack, \.sliderMinimum, 0xC62828)
    set(\.sliderMaximumTrack, \.sliderMaximum, 0x1B5E20, 0.45)
    set(\.sliderThumb, \.sliderThumb, 0xB3E5FC)
    set(\.segmentedBackground, \.segmentedBackground, 0xD7CCC8)
    set(\.segmentedSeparator, \.separator, 0xB0A8A4)
    set(\.pill, \.pill, 0xFFFDE7)
    look.theme.switchOffBorder = Color(hex: 0x558B2F)
    look.palette.switchOffBorder = ReferenceColor(0x558B2F)
    look.theme.switchThumbShadow = Shadow(
      offset: Point(0, 2), blur: 6, color: Color(hex: 0, alpha: 0.3))
    look.palette.switchShadows[0] = ReferenceShadow(offset: 2, blur: 6, alpha: 0.3)
    return look
  }

  var disabled: Look {
    var look = self
    look.name += " disabled"
    look.isDisabled = true
    return look
  }

  var mirrored: Look {
    var look = self
    look.name += " rtl"
    look.isMirrored = true
    return look
  }
}
