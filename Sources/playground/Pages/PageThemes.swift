import Controls

/// All themes with the current accent and tokens.
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
