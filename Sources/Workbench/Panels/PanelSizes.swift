import Support

/// The sizes of panels that the user has changed.
package struct PanelSizes: Hashable {
  /// The heights of panels below the first one of the column, as parts of the column's height.
  var shares: [PanelName: Double] = [:]
  /// The width of the column, in points; `nil` for the usual one.
  var columnWidth: Double?

  private static let range = 0.02...0.98
  /// In points, as those of a window.
  private static let widths = 1.0...10_000.0
  private static let widthKey = "columnWidth"

  package init() {}

  /// Invalid values are ignored.
  init(_ json: JSON) {
    guard case .object(let members) = json else { return }
    for member in members {
      guard let size = member.value.number else { continue }
      if member.key == Self.widthKey {
        if Self.widths.contains(size) { columnWidth = size }
      } else if Self.range.contains(size) {
        shares[PanelName(rawValue: member.key)] = size
      }
    }
  }

  /// `nil` for a member that is invalid.
  init?(checking json: JSON) {
    guard case .object(let members) = json else { return nil }
    self.init(json)
    if shares.count + (columnWidth == nil ? 0 : 1) != members.count { return nil }
  }

  /// Changes the height of a panel of the column; the panels after it keep theirs.
  ///
  /// - Parameters:
  ///   - index: The number of the panel, 1 for the second one. The first has no height of its own.
  ///   - column: The shown panels of the column with their heights, in points.
  ///   - whole: The height of the column, in points.
  mutating func setHeight(
    _ height: Double, ofPanel index: Int, in column: [(name: PanelName, height: Double)],
    of whole: Double
  ) {
    guard column.indices.dropFirst().contains(index), whole > 0 else { return }
    // All heights are set, as those that are not depend on the number of panels.
    for panel in column.dropFirst() { shares[panel.name] = panel.height / whole }
    shares[column[index].name] = height / whole
    if index > 1 {
      let both = column[index - 1].height + column[index].height
      shares[column[index - 1].name] = (both - height) / whole
    }
  }

  /// `nil` if nothing was changed.
  var json: JSON? {
    let names = shares.keys.map(\.rawValue).sorted()
    var members = names.map { JSON.Member($0, shares[PanelName(rawValue: $0)] ?? 0) }
    if let columnWidth { members.append(.init(Self.widthKey, columnWidth)) }
    return members.isEmpty ? nil : .object(members)
  }
}
