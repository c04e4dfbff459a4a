/// What lies over the page to show it from within.
struct Overlays: OptionSet, Hashable {
  var rawValue: Int

  /// What frames have painted, for a moment.
  static let damage = Overlays(rawValue: 1)
  /// What each control was given.
  static let box = Overlays(rawValue: 2)
  /// How far each control paints.
  static let paint = Overlays(rawValue: 4)
  /// Where a press is for each control.
  static let hit = Overlays(rawValue: 8)
  /// Where the pointer was, and how fast it is.
  static let trail = Overlays(rawValue: 16)

  /// What is drawn around controls.
  static let outlines: Overlays = [.box, .paint, .hit]

  /// One of them, and what it is called.
  struct Kind {
    let overlay: Overlays
    /// As command lines and files have it.
    let name: String
    /// As menus have it.
    let title: String
    /// As the legend has it.
    let caption: String
  }

  /// In the order of their keys, from 1. design: playground, Keys
  static let kinds = [
    Kind(overlay: .damage, name: "damage", title: "Damage", caption: "Damage"),
    Kind(overlay: .box, name: "box", title: "Layout Box", caption: "Layout box"),
    Kind(overlay: .paint, name: "paint", title: "Paint Outset", caption: "Paint outset"),
    Kind(overlay: .hit, name: "hit", title: "Hit Area", caption: "Hit area"),
    Kind(overlay: .trail, name: "trail", title: "Pointer Trail", caption: "Pointer trail"),
  ]
}

extension Overlays {
  /// One of them by its name; nil if there is none.
  init?(name: String) {
    guard let kind = Self.kinds.first(where: { $0.name == name }) else { return nil }
    self = kind.overlay
  }

  /// Those that are among these.
  var kinds: [Kind] { Self.kinds.filter { contains($0.overlay) } }

  /// As command lines and files have them.
  var names: [String] { kinds.map(\.name) }
}
