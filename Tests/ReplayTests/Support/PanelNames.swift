@testable import Workbench

/// Sets of one panel, or of those at a place.
extension Set where Element == PanelName {
  nonisolated static var sidebar: Self { [.sidebar] }
  nonisolated static var inspector: Self { [.inspector] }
  nonisolated static var time: Self { [.time] }
  nonisolated static var curves: Self { [.curves] }
  nonisolated static var frames: Self { [.frames] }
  nonisolated static var log: Self { [.log] }
  nonisolated static var column: Self { [.inspector, .log] }
}
