import Support

package final class ReplayTraceOutput {
  /// In bytes. chosen
  private static let chunk = 1 << 16

  private let file: OutputFile
  private var bytes: [UInt8] = []

  package private(set) var isRead = true

  package init(path: String) throws {
    file = try OutputFile(path)
    bytes.reserveCapacity(2 * Self.chunk)
  }

  package func add(_ line: JSON) throws {
    if !isRead { return }
    bytes += line.line
    if bytes.count >= Self.chunk { try flush() }
  }

  package func finish() throws {
    if isRead { try flush() }
    if isRead { try file.finish() }
  }

  private func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try file.write(bytes)
    } catch {
      guard file.hasLostReader, case .open = file.place.kind else { throw error }
      isRead = false
    }
  }
}
