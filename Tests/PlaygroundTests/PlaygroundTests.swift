import Testing

/// The built program on a real X server, used as a user uses it: events through XTEST, pixels back.
///
/// The tests take turns: they share a server, a pointer and a keyboard. Each waits for what it
/// expects with a deadline and looks again whenever the server draws something.
@Suite(.serialized) @MainActor struct PlaygroundTests {}
