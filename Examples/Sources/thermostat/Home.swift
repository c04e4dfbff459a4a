import Observation

/// A room with a target temperature of its own.
@MainActor @Observable
final class Room: Identifiable {
  let id: Int
  let name: String
  /// In °C.
  var target = 20.0
  var isHeated = true

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

enum Mode: String, CaseIterable {
  case comfort = "Comfort"
  case eco = "Eco"
  case off = "Off"
}

/// The rooms of a home, and the mode of its heating.
@MainActor @Observable
final class Home {
  static let names = ["Kitchen", "Bedroom", "Bath", "Office", "Hall"]

  var name = "Home"
  var mode = Mode.comfort
  private(set) var rooms: [Room] = []
  private var nextID = 0

  init(rooms count: Int = 2) {
    for _ in 0..<count { addRoom() }
  }

  var isOff: Bool { mode == .off }
  var canAddRoom: Bool { rooms.count < Home.names.count }

  func addRoom() {
    let used = rooms.map(\.name)
    guard let name = Home.names.first(where: { !used.contains($0) }) else { return }
    rooms.append(Room(id: nextID, name: name))
    nextID += 1
  }

  func remove(_ room: Room) { rooms.removeAll { $0 === room } }

  /// The temperature that a room is heated to now, in °C; `nil` if it is not heated.
  func setpoint(of room: Room) -> Double? {
    isOff || !room.isHeated ? nil : room.target - (mode == .eco ? 3 : 0)
  }

  var summary: String {
    let setpoints = rooms.compactMap { setpoint(of: $0) }
    if setpoints.isEmpty { return "Nothing is heated" }
    let average = setpoints.reduce(0, +) / Double(setpoints.count)
    return "\(setpoints.count) of \(rooms.count) rooms, \(degrees(average)) on average"
  }
}

/// A temperature with one decimal.
func degrees(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10) °C"
}
