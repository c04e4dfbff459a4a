import Controls

extension ControlCatalog {
  /// The controls that have pages of their own.
  static let playground = ControlCatalog([
    Switch.description, Slider.description, SegmentedControl.description.adding([.appearance]),
  ])
}
