import Canvas
import Controls

/// The page of a home: its mode and name, a card for each room, and a button that adds a room.
@MainActor
func page(of home: Home) -> Node {
  let mode = SegmentedControl(Mode.allCases.map(\.rawValue), label: "Mode")
  mode.bind(\.mode, to: home)

  let summary = Label("", role: .secondary)
  summary.follow { $0.string = home.summary }

  let name = TextField(label: "Name")
  name.bind(\.name, to: home)

  // The card of a room that stays keeps the focus and a drag in progress.
  let rooms = Stack(.vertical, spacing: 12, alignment: .fill) {}
  rooms.follow { stack in
    let count = stack.children.count
    stack.setChildren(for: home.rooms, animated: true) { room in card(of: room, in: home) }
    if stack.children.count > count { stack.children.last?.scrollToVisible() }
  }
  rooms.follow { $0.isEnabled = !home.isOff }

  let add = Button("Add Room") { home.addRoom() }
  add.follow { $0.isEnabled = home.canAddRoom }

  return ScrollView(
    Stack(.vertical, spacing: 16, padding: 20, alignment: .fill) {
      Card {
        FormRow(mode, style: .full)
        FormRow(name)
      }
      summary
      rooms
      Stack(.horizontal) { add }
    })
}

@MainActor
private func card(of room: Room, in home: Home) -> Node {
  let target = Slider(in: 5...30, step: 0.5, label: room.name)
  target.valueFormatter = degrees
  target.bind(\.target, to: room)
  target.follow { $0.isEnabled = room.isHeated }

  let heating = Switch(label: "Heating")
  heating.bind(\.isHeated, to: room)

  let remove = Button("Remove") { home.remove(room) }
  remove.label = "Remove \(room.name)"

  return Card {
    FormRow(target, style: .stretching(), value: degrees)
    FormRow(heating)
    Stack(.horizontal, padding: Insets(horizontal: 0, vertical: 8)) {
      Spacer()
      remove
    }
  }
}
