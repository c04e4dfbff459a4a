extension ControlProperty {
  /// The options, without dashes, that commands of a workbench have besides those of properties.
  ///
  /// ``ControlDescription/validate()`` refuses a property with one of them. Such a property gets
  /// another option, or none, with the argument `option` of its initializer.
  public static let reservedOptions: Set<String> = [
    "accent", "contrast", "control", "crop", "design", "direction", "disabled", "elevated",
    "focused", "format", "help", "log", "margin", "mask", "max-limit", "mean-limit", "no-labels",
    "output", "overlays", "page", "panels", "pending", "press-progress", "pressed",
    "pressed-segment", "reference", "reference-mode", "reference-rate", "reference-scale",
    "report", "scale", "scrub", "size", "text-size", "theme", "tokens", "tolerance", "transparent",
    "version", "width",
  ]

  /// The option on the command line: that of a flag that is usually set turns the flag off.
  package var commandOption: String {
    kind == .flag && isUsuallySet && !option.isEmpty ? "no-" + option : option
  }
}
