import Canvas
import Controls

/// The difference between the columns of a table of states.
enum StateComparison: CaseIterable {
  case themes, designs, directions, textSizes

  /// An environment in which every state is shown.
  struct Column {
    let name: String
    let theme: Theme
    var metrics: ControlMetrics?
    var direction: LayoutDirection?
    var textScale = 1.0
  }

  var title: String {
    switch self {
    case .themes: "Theme and Contrast"
    case .designs: "Design"
    case .directions: "Direction"
    case .textSizes: "Text Size"
    }
  }

  func columns(_ themes: PageThemes) -> [Column] {
    let theme = themes[themes.design].theme
    return switch self {
    case .themes: themes.named.map { Column(name: $0.name, theme: $0.theme) }
    case .designs:
      DesignChoice.allCases.map { choice in
        let design = themes[choice]
        return Column(name: choice.title, theme: design.theme, metrics: design.metrics)
      }
    case .directions:
      [
        Column(name: "Left to right", theme: theme, direction: .leftToRight),
        Column(name: "Right to left", theme: theme, direction: .rightToLeft),
      ]
    case .textSizes:
      [1, 1.5, 2].map { scale in
        Column(name: "\(Int(scale * 100))%", theme: theme, textScale: scale)
      }
    }
  }
}

extension SceneView {
  func show(_ column: StateComparison.Column) {
    followsTheme = false
    content.theme = column.theme
    textScale = column.textScale
    adaptEnvironment = { environment in
      if let metrics = column.metrics { environment.metrics = metrics }
      if let direction = column.direction { environment.direction = direction }
    }
  }
}
