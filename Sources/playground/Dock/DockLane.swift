import Controls

/// A lane of the dock.
@MainActor
protocol DockLane: Node {
  /// pt.
  var height: Double { get }

  func refresh()
}
