import Controls

extension ControlCatalog {
  static let playground = ControlCatalog([
    Switch.description, Slider.description, SegmentedControl.description.adding([.appearance]),
  ])
}
