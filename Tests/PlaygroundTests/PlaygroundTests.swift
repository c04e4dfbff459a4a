import Testing

/// The built program on a real X server: input through XTEST, output read from pixels.
///
/// The tests run one by one, because they share a server, a pointer and a keyboard. Each waits for
/// its expectations with a deadline and checks again whenever the server draws.
@Suite(.serialized) @MainActor struct PlaygroundTests {}
