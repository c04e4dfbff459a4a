import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer

nonisolated struct Look {
  var name = "light"
  var theme = Theme.light
  var reference = ReferenceLook()

  static let light = Look()
  static let dark = Look(name: "dark", theme: .dark, reference: ReferenceLook(palette: .dark))

  /// A dark control on a card; the page has the color of the card.
  static var elevatedDark: Look {
    var look = dark
    look.name = "elevated"
    look.reference.isElevated = true
    look.theme.page = Color(hex: 0x1C1C1E)
    look.reference.palette.page = ReferenceColor(0x1C1C1E)
    return look
  }

  /// Strong colors that make every edge visible, and another shadow.
  static var loud: Look {
    var look = Look()
    look.name = "loud"
    func set<Style: ControlStyle>(
      _ ours: WritableKeyPath<Style, Color>,
      _ theirs: WritableKeyPath<ReferencePalette, ReferenceColor>, _ hex: UInt32,
      _ alpha: Double = 1
    ) {
      look.theme[Style.self][keyPath: ours] = Color(hex: hex, alpha: alpha)
      look.reference.palette[keyPath: theirs] = ReferenceColor(hex, alpha)
    }
    look.theme.page = Color(hex: 0xFFF4D6)
    look.reference.palette.page = ReferenceColor(0xFFF4D6)
    set(\SwitchColors.trackOn, \.switchOn, 0x7A1FA2)
    set(\SwitchColors.trackOff, \.switchOff, 0x9CCC65)
    set(\SwitchColors.thumb, \.switchThumb, 0xFFE082)
    set(\SliderColors.minimumTrack, \.sliderMinimum, 0xC62828)
    set(\SliderColors.maximumTrack, \.sliderMaximum, 0x1B5E20, 0.45)
    set(\SliderColors.thumb, \.sliderThumb, 0xB3E5FC)
    set(\SegmentedColors.background, \.segmentedBackground, 0xD7CCC8)
    set(\SegmentedColors.separator, \.separator, 0xB0A8A4)
    set(\SegmentedColors.pill, \.pill, 0xFFFDE7)
    look.theme[SwitchColors.self].trackBorder = Color(hex: 0x558B2F)
    look.reference.palette.switchOffBorder = ReferenceColor(0x558B2F)
    look.theme[SwitchColors.self].thumbShadow = Shadow(
      offset: Point(0, 2), blur: 6, color: Color(hex: 0, alpha: 0.3))
    look.reference.palette.switchShadows[0] = ReferenceShadow(offset: 2, blur: 6, alpha: 0.3)
    return look
  }

  var disabled: Look {
    var look = self
    look.name += " disabled"
    look.reference.isDisabled = true
    return look
  }

  var mirrored: Look {
    var look = self
    look.name += " rtl"
    look.reference.isMirrored = true
    return look
  }
}

extension SceneRig where Subject: Control {
  /// Shows a control without titles, so that fonts do not matter.
  convenience init(
    _ control: Subject, size: Size, look: Look, scale: Double, masks: MaskCache = MaskCache()
  ) {
    control.isEnabled = !look.reference.isDisabled
    self.init(
      control, size: size, scale: scale, theme: look.theme,
      direction: look.reference.isMirrored ? .rightToLeft : .leftToRight,
      elevation: look.reference.isElevated ? .elevated : .base, masks: masks)
  }

  func referencePicture(through decorate: (any Painter) -> any Painter = { $0 }) throws
    -> ReferencePicture
  { try ReferencePicture(bitmap(through: decorate)) }
}

enum Scales { nonisolated static let all = Array(stride(from: 1.0, through: 4, by: 0.25)) }

struct Worst {
  private(set) var value = 0.0
  private(set) var name = ""

  mutating func add(_ value: Double, _ name: @autoclosure () -> String) {
    if value > self.value { (self.value, self.name) = (value, name()) }
  }
}
