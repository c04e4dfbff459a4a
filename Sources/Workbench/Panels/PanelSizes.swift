/// The sizes of panels that the user has changed.
package struct PanelSizes: Hashable {
  /// The heights of panels below the first one of the column, as parts of the column's height.
  var shares: [PanelName: Double] = [:]

  private static let range = 0.02...0.98

  package init() {}

  /// Invalid values are ignored.
  init(_ json: JSON) {
    guard case .object(let members) = json else { return }
    for member in members {
      guard let share = member.value.number, Self.range.contains(share) else { continue }
      shares[PanelName(rawValue: member.key)] = share
    }
  }

  /// `nil` for a member that is invalid.
  init?(checking json: JSON) {
    guard case .object(let members) = json else { return nil }
    self.init(json)
    if shares.count != members.count { return nil }
  }

  /// `nil` if nothing was changed.
  var json: JSON? {
    if shares.isEmpty { return nil }
    let names = shares.keys.map(\.rawValue).sorted()
    return .object(names.map { .init($0, shares[PanelName(rawValue: $0)] ?? 0) })
  }
}
