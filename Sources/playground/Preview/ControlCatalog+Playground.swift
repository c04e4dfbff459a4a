import Controls

extension ControlCatalog {
  static let playground = ControlCatalog([
    Switch.description, Slider.description, RangeSlider.description,
    SegmentedControl.description.adding([.appearance]),
  ])
}
