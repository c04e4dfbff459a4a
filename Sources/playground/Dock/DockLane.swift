import Controls

@MainActor
protocol DockLane: Node {
  var height: Double { get }

  func refresh()
}
