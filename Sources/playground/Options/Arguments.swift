import ArgumentParser
import Canvas
import Controls

/// Light, dark, or what the desktop prefers.
enum ThemeChoice: String, CaseIterable, ExpressibleByArgument {
  case light, dark, auto
}

/// Normal or more contrast, or what the desktop prefers.
enum ContrastChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, normal, more

  /// Nil for what the desktop prefers.
  var contrast: Contrast? { Contrast(rawValue: rawValue) }
}

/// Full or reduced motion, or what the desktop prefers.
enum MotionChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, full, reduced

  /// Nil for what the desktop prefers.
  var motion: MotionPreference? { MotionPreference(rawValue: rawValue) }
}

extension Appearance: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension MotionPreference: ExpressibleByArgument {}

/// Pixels a point: 1 to 4 in steps of 0.25.
struct ScaleArgument: ExpressibleByArgument {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  init?(argument: String) {
    guard let scale = Double(argument).flatMap(WindowScale.init) else { return nil }
    value = scale.value
  }

  var defaultValueDescription: String { "\(value)" }
}

/// How much larger text is than it asks for.
struct TextSizeArgument: ExpressibleByArgument {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  init?(argument: String) {
    guard let value = Double(argument), TextSize.range.contains(value) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { "\(value)" }
}

/// A size in points, written `960x680`.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    size = Size(width, height)
  }
}

/// A colour as six hexadecimal digits.
struct ColorArgument: ExpressibleByArgument {
  var color: Color

  init?(argument: String) {
    guard let color = Color(argument) else { return nil }
    self.color = color
  }
}

/// Titles separated by commas, or a number of segments without titles.
struct SegmentsArgument: ExpressibleByArgument {
  /// The most segments a control can be asked for.
  static let maximumCount = 32

  var titles: [String]

  init(titles: [String]) {
    self.titles = titles
  }

  init?(argument: String) {
    if let count = Int(argument) {
      guard (1...Self.maximumCount).contains(count) else { return nil }
      titles = Array(repeating: "", count: count)
    } else {
      titles = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard (1...Self.maximumCount).contains(titles.count) else { return nil }
    }
  }

  var defaultValueDescription: String { "\(titles.count)" }
}

/// Panes that a command line names.
struct PanelsArgument: ExpressibleByArgument {
  let panes: WorkbenchPanes

  init?(argument: String) {
    var panes: WorkbenchPanes = []
    if argument != "none" {
      for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let pane = WorkbenchPanes(name: String(name)) else { return nil }
        panes.formUnion(pane)
      }
    }
    self.panes = panes
  }
}
