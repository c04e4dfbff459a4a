import Canvas
import Controls

/// Something of a control that can be seen and changed while it is used, by the name that logs have
/// for it.
struct ControlProperty {
  /// Where it stands among the others.
  enum Group: String, CaseIterable {
    case state = "State"
    case colors = "Colours"
    case behavior = "Behaviour"
    case content = "Content"
    case range = "Range and ticks"
    case look = "Look"
  }

  /// What it can be.
  enum Kind {
    case flag
    /// One of some names.
    case choice([String])
    /// A number between two that go by the control, and how it is said.
    case number(@MainActor (Control) -> ClosedRange<Double>, format: (Double) -> String)
    /// A whole number between two; below the first is none, where there may be none.
    case count(ClosedRange<Int>, orNone: Bool)
    /// One of some texts that show what text can do.
    case text([TextSample])
    /// Nil for the theme's own.
    case color([Color], standard: (Theme) -> Color)
    /// Nil for none.
    case symbol([Symbol])
  }

  /// How it is written in a program.
  enum Form {
    /// An argument of the initialiser, by its label.
    case argument(String)
    /// A property, by its name.
    case assignment(String)
    /// A statement that a value makes; nil for none.
    case statement((JSON) -> String?)
    /// It is not the control's own.
    case none
  }

  /// As `set` in a log has it.
  let name: String

  /// As the inspector has it.
  let title: String

  let group: Group
  let kind: Kind
  let form: Form

  /// Whether it matters to a control as it is now.
  var isOffered: @MainActor (Control) -> Bool = { _ in true }

  /// What it is at the moment.
  let read: @MainActor (Control) -> JSON
}

/// A text that shows what text can do.
struct TextSample: Hashable {
  var name: String
  /// One a segment, or the first of them; empty for no text.
  var strings: [String]

  /// For a title. chosen
  static let titles = [
    TextSample(name: "None", strings: []),
    TextSample(name: "Short", strings: ["Wi-Fi"]),
    TextSample(name: "Long", strings: ["Ask to Join Networks Nearby"]),
    TextSample(name: "Arabic", strings: ["شبكة لاسلكية"]),
    TextSample(name: "CJK", strings: ["無線網路"]),
    TextSample(name: "Emoji", strings: ["📶 Wi-Fi"]),
  ]

  /// For the segments of a control. chosen
  static let segments = [
    TextSample(name: "Short", strings: ["List", "Grid", "Map", "Tree", "Table"]),
    TextSample(
      name: "Long", strings: ["Everything", "Recently Used", "Shared", "Favourites", "Archive"]),
    TextSample(name: "Arabic", strings: ["قائمة", "شبكة", "خريطة", "شجرة", "جدول"]),
    TextSample(name: "CJK", strings: ["列表", "網格", "地圖", "樹狀", "表格"]),
    TextSample(name: "Emoji", strings: ["📋", "🔳", "🗺️", "🌳", "📊"]),
  ]
}
