import Canvas
import Controls
import Support

/// The state of the window that is kept between two runs.
struct RememberedState: Hashable {
  var page: PageName?
  var panels: Set<PanelName>?
  var panelSizes = PanelSizes()
  var overlays: Overlays?
  var size: Size?
  /// In pixels.
  var position: Point?
  var environment: [String: PropertyValue] = [:]
  /// In points, as for the command line.
  private static let lengths = 1.0...10_000.0
  /// The limits of X.
  private static let positions = -32767.0...32767.0

  init() {}

  /// Unknown names and invalid values are ignored, because a later version may have written them.
  init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard values["version"]?.wholeNumber == 1 else { return nil }
    page = values["page"]?.string.map(PageName.init(rawValue:))
    for setting in EnvironmentSetting.remembered {
      guard let json = values[setting.name] else { continue }
      let value = PropertyValue(json, kind: setting.kind, folder: ".")
      if setting.accepts(value) { environment[setting.name] = value }
    }
    func set<Names: SetAlgebra>(_ key: String, _ name: (String) -> Names?) -> Names? {
      guard case .array(let names) = values[key] else { return nil }
      return names.compactMap(\.string).compactMap(name).reduce(into: []) { $0.formUnion($1) }
    }
    panels = set("panels") { [PanelName(rawValue: $0)] }
    panelSizes = values["panelSizes"].map { PanelSizes($0) } ?? PanelSizes()
    overlays = set("overlays", Overlays.init(name:))
    func pair(_ key: String, in range: ClosedRange<Double>) -> (Double, Double)? {
      guard case .array(let list) = values[key], list.count == 2, let first = list[0].number,
        let second = list[1].number, range.contains(first), range.contains(second)
      else { return nil }
      return (first, second)
    }
    size = pair("size", in: Self.lengths).map { Size($0, $1) }
    position = pair("position", in: Self.positions).map { Point($0, $1) }
  }

  var json: JSON {
    var members: [JSON.Member] = [.init("version", 1)]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(.init(key, value)) }
    }
    add("page", page.map { .string($0.rawValue) })
    add(
      "panels",
      panels.map { panels in
        let added = panels.map(\.rawValue).filter { !panels.names.contains($0) }
        return .strings(panels.names + added.sorted())
      })
    add("panelSizes", panelSizes.json)
    add("overlays", overlays.map { .strings($0.names) })
    add("size", size.map { .numbers([$0.width, $0.height]) })
    add("position", position.map { .numbers([$0.x, $0.y]) })
    for setting in EnvironmentSetting.remembered {
      add(setting.name, environment[setting.name]?.json)
    }
    return .object(members)
  }
}
