import Canvas
import Controls

/// The themes in which a page shows states, in each design.
struct PageThemes: Hashable {
  private static let kinds: [(name: String, appearance: Appearance, contrast: Contrast)] = [
    ("Light", .light, .normal), ("Dark", .dark, .normal),
    ("Light, high contrast", .light, .more), ("Dark, high contrast", .dark, .more),
  ]

  /// The shown design.
  let design: DesignChoice
  private var designs: [DesignChoice: Design] = [:]
  private let themes: [Theme]

  init(_ settings: EnvironmentSettings = EnvironmentSettings(), tokens: TokenFile? = nil) {
    func design(_ change: (inout EnvironmentSettings) -> Void) -> Design {
      var settings = settings
      change(&settings)
      return settings.builtInDesign.changed(by: tokens)
    }
    self.design = settings.design
    themes = Self.kinds.map { kind in
      design { ($0.theme, $0.contrast) = (kind.appearance, kind.contrast) }.theme
    }
    for choice in DesignChoice.allCases { designs[choice] = design { $0.design = choice } }
  }

  /// A design with the theme of the window.
  subscript(design: DesignChoice) -> Design { designs[design] ?? .classic }

  /// The design that is compared with the shown one.
  var otherDesign: Design { self[design.other] }

  var named: [(name: String, theme: Theme)] { zip(Self.kinds, themes).map { ($0.name, $1) } }
}
