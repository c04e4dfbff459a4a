import Controls

/// A lane of the dock.
@MainActor
protocol DockLane: Node {
  /// In points.
  var height: Double { get }

  func refresh()
}
