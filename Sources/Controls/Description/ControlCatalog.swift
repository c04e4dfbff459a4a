/// A collection of control descriptions.
@MainActor
public struct ControlCatalog {
  /// The descriptions, in display order.
  public let descriptions: [ControlDescription]

  /// A catalog of controls.
  public init(_ descriptions: [ControlDescription]) { self.descriptions = descriptions }

  /// Returns a catalog with further controls after those of another.
  public static func + (catalog: Self, descriptions: [ControlDescription]) -> Self {
    Self(catalog.descriptions + descriptions)
  }

  /// Switch, slider, range slider and segmented control.
  public static let standard = ControlCatalog([
    Switch.description, Slider.description, RangeSlider.description, SegmentedControl.description,
  ])

  /// The other controls, which tools are made of.
  public static let parts = ControlCatalog([
    SidebarList.description, GlyphButton.description, Stepper.description,
    ColorSwatches.description, Disclosure.description, MenuNode.description,
    Button.description, PopUpButton.description, TextField.description,
  ])

  /// The tokens of the library, and those of the styles of the catalog's controls.
  public var tokens: [Token] {
    var styles: [any ControlStyle.Type] = []
    for style in descriptions.flatMap(\.styles) where !styles.contains(where: { $0 == style }) {
      styles.append(style)
    }
    return Design.tokens + styles.flatMap { $0.designTokens }
  }

  /// The description of a control; `nil` if the catalog has none.
  public func description(of control: Control) -> ControlDescription? {
    descriptions.first { $0.describes(control) }
  }

  /// The description with a name; `nil` if the catalog has none.
  public subscript(name: String) -> ControlDescription? { descriptions.first { $0.name == name } }
}

extension Design {
  static let styles: [any ControlStyle.Type] = [
    SwitchColors.self, SliderColors.self, SegmentedColors.self, LensColors.self, ButtonColors.self,
  ]

  /// The metrics of the library's controls.
  static let metricStyles: [any MetricsStyle.Type] = [
    SwitchMetrics.self, SliderMetrics.self, SegmentedMetrics.self, ButtonMetrics.self,
  ]
}
