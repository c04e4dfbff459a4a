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
    Button.description, PopUpButton.description,
  ])

  /// The description of a control; `nil` if the catalog has none.
  public func description(of control: Control) -> ControlDescription? {
    descriptions.first { $0.describes(control) }
  }

  /// The description with a name; `nil` if the catalog has none.
  public subscript(name: String) -> ControlDescription? { descriptions.first { $0.name == name } }
}
