internal import CX11

/// The requests of test tools to be told when the window has settled.
///
/// A tool sends the client message `CONTROLS_SETTLE` to the window, with a window of its own as the
/// first number. The message comes back to that window once everything that was sent before is
/// handled and shown, and nothing moves.
struct SettleRequests {
  /// The number of requests that are kept; further ones are dropped. chosen
  private static let limit = 64

  private var messages: [XClientMessageEvent] = []

  var isEmpty: Bool { messages.isEmpty }

  mutating func add(_ message: XClientMessageEvent) {
    if message.format == 32, messages.count < Self.limit { messages.append(message) }
  }

  mutating func answer(over connection: DisplayConnection) {
    for message in messages {
      var event = XEvent()
      event.xclient = message
      let asker = UInt(bitPattern: message.data.l.0)
      XSendEvent(connection.display, asker, 0, NoEventMask, &event)
    }
    messages = []
  }
}
