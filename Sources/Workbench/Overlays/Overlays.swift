package struct Overlays: OptionSet, NamedOptions, Hashable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let damage = Overlays(rawValue: 1)
  static let box = Overlays(rawValue: 2)
  static let paint = Overlays(rawValue: 4)
  static let hit = Overlays(rawValue: 8)
  static let trail = Overlays(rawValue: 16)

  static let outlines: Overlays = [.box, .paint, .hit]

  struct Kind {
    let overlay: Overlays
    let name: String
    let title: String
    let keywords: [String]
    var caption: String { title.prefix(1) + title.dropFirst().lowercased() }
  }

  /// In the order of their keys, from 1. spec: docs/spec/window.md#keys/overlays
  static let kinds = [
    Kind(
      overlay: .damage, name: "damage", title: "Damage",
      keywords: ["repaint", "redraw", "flashing"]),
    Kind(overlay: .box, name: "box", title: "Layout Box", keywords: ["grid", "bounds", "outline"]),
    Kind(overlay: .paint, name: "paint", title: "Paint Outset", keywords: ["bounds", "shadow"]),
    Kind(
      overlay: .hit, name: "hit", title: "Hit Area", keywords: ["touch target", "tap", "click"]),
    Kind(
      overlay: .trail, name: "trail", title: "Pointer Trail",
      keywords: ["mouse", "cursor", "touches"]),
  ]

  var kinds: [Kind] { Self.kinds.filter { contains($0.overlay) } }

  package static let named = kinds.map { (name: $0.name, options: $0.overlay) }
}
