import Controls

/// The themes that there are, with the accent and the tokens that hold, whichever of them is shown.
struct PageThemes: Hashable {
  var light = Theme.light
  var dark = Theme.dark
  var lightWithContrast = Theme(.light, contrast: .more)
  var darkWithContrast = Theme(.dark, contrast: .more)

  var named: [(name: String, theme: Theme)] {
    [
      ("Light", light), ("Dark", dark), ("Light, more", lightWithContrast),
      ("Dark, more", darkWithContrast),
    ]
  }
}
