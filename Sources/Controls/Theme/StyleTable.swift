import Synchronization

/// The styles of a theme by type.
///
/// A style is made when it is first looked up, and kept.
struct StyleTable: Sendable {
  /// A theme that is part of a mix.
  private struct Part: Sendable {
    var traits: ThemeTraits
    /// The styles that somebody changed.
    var changed: [ObjectIdentifier: any ControlStyle] = [:]
    var weight = 1.0

    func style<Style: ControlStyle>() -> Style {
      changed[ObjectIdentifier(Style.self)] as? Style ?? .standard(in: traits)
    }

    func isSameTheme(as other: Part) -> Bool {
      traits == other.traits && changed.count == other.changed.count
        && changed.allSatisfy { $1.isEqual(to: other.changed[$0]) }
    }
  }

  /// Styles that were looked up; copies of a table share them.
  private final class Made: Sendable {
    private let objects = Mutex<[(type: ObjectIdentifier, object: any AnyObject & Sendable)]>([])

    func style<Style: ControlStyle>(_ make: () -> Style) -> Shared<Style> {
      let type = ObjectIdentifier(Style.self)
      let known = objects.withLock { $0.first { $0.type == type }?.object }
      if let style = known.flatMap({ Shared<Style>(object: $0) }) { return style }
      let style = Shared(make())
      objects.withLock { $0.append((type, style.object)) }
      return style
    }
  }

  /// The most themes that a mix keeps apart; beyond it, the one with the least weight goes. chosen:
  /// only fades that are interrupted this often, all in a fifth of a second, have more
  private static let maximumParts = 8
  /// One theme, or the themes of a fade; their weights add up to about 1.
  private var parts: [Part]
  private var made = Made()

  init(_ traits: ThemeTraits) { parts = [Part(traits: traits)] }

  /// The contrast; increased during a fade from or to increased contrast.
  var contrast: Contrast { parts.contains { $0.traits.contrast == .more } ? .more : .normal }

  subscript<Style: ControlStyle>(type: Style.Type) -> Style {
    get { shared(type).value }
    set {
      if newValue == self[type] { return }
      for index in parts.indices {
        let isStandard = newValue == .standard(in: parts[index].traits)
        parts[index].changed[ObjectIdentifier(type)] = isStandard ? nil : newValue
      }
      made = Made()
    }
  }

  /// The style in an object that all copies of the table share.
  func shared<Style: ControlStyle>(_ type: Style.Type) -> Shared<Style> { made.style(makeStyle) }

  private func makeStyle<Style: ControlStyle>() -> Style {
    var style: Style = parts[0].style()
    var weight = parts[0].weight
    for part in parts.dropFirst() {
      weight += part.weight
      style = Style.tokens.mix(style, with: part.style(), by: part.weight / weight)
    }
    return style
  }

  /// Returns a table whose styles are made by interpolation, 0...1.
  func mixed(with other: StyleTable, by amount: Double) -> StyleTable {
    if self == other { return self }
    var result = self
    result.made = Made()
    for index in parts.indices { result.parts[index].weight *= 1 - amount }
    for var part in other.parts {
      part.weight *= amount
      if let index = result.parts.firstIndex(where: { $0.isSameTheme(as: part) }) {
        result.parts[index].weight += part.weight
      } else {
        result.parts.append(part)
      }
    }
    while result.parts.count > Self.maximumParts,
      let least = result.parts.indices.min(by: {
        result.parts[$0].weight < result.parts[$1].weight
      })
    { result.parts.remove(at: least) }
    return result
  }
}

extension StyleTable: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.made === other.made
      || one.parts.count == other.parts.count
        && zip(one.parts, other.parts).allSatisfy {
          $0.weight == $1.weight && $0.isSameTheme(as: $1)
        }
  }

  func hash(into hasher: inout Hasher) { for part in parts { hasher.combine(part.traits) } }
}
