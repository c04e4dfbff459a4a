internal import CXTest
import Foundation

/// A simulated device of a ``HardwareServer``, through the socket of the driver `inputtest`.
///
/// The messages are those of the driver's protocol 1.1, `xf86-input-inputtest-protocol.h`: a length
/// and a type of 32 bits, then what belongs to the type, each number on a multiple of its size.
@MainActor public final class PlayedDevice {
  private enum Message: UInt32 {
    case version = 0
    case sync = 1
    case motion = 2
    case touch = 6
  }

  /// Event types of XInput.
  private enum Touch: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private static let farthest = 65535.0
  private static let notch = 120.0
  private static let axes = 64

  private let file: Int32

  init(socket path: String) throws {
    let file = UnixSocket.make()
    self.file = file
    guard UnixSocket.withAddress(path, { connect(file, $0, $1) }) == 0 else {
      close(file)
      throw RobotError.cannotStart(program: path, reason: String(cString: strerror(errno)))
    }
    // Version 1.1; the answer has a header and the version of the driver.
    send(.version, words: [1 | 1 << 16])
    receive(12)
  }

  deinit { close(file) }

  /// Touches the display at fractions of its width and height.
  public func begin(_ finger: UInt32, x: Double, y: Double) { touch(.begin, finger, x, y) }
  public func move(_ finger: UInt32, x: Double, y: Double) { touch(.update, finger, x, y) }
  public func end(_ finger: UInt32, x: Double, y: Double) { touch(.end, finger, x, y) }

  public func move(byX x: Double, y: Double) {
    send(.motion, words: [0, 0], values: [0: x, 1: y])
    sync()
  }

  /// Scrolls, in notches to the right and down.
  public func scroll(x: Double = 0, y: Double = 0) {
    var values: [Int: Double] = [:]
    if x != 0 { values[2] = x * Self.notch }
    if y != 0 { values[3] = y * Self.notch }
    send(.motion, words: [0, 0], values: values)
    sync()
  }

  private func touch(_ kind: Touch, _ finger: UInt32, _ x: Double, _ y: Double) {
    send(
      .touch, words: [finger, kind.rawValue],
      values: [0: (x * Self.farthest).rounded(), 1: (y * Self.farthest).rounded()])
    sync()
  }

  private func sync() {
    send(.sync)
    receive(8)
  }

  private func send(_ message: Message, words: [UInt32] = [], values: [Int: Double]? = nil) {
    var bytes: [UInt8] = []
    func add(_ word: UInt32) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    add(0)
    add(message.rawValue)
    words.forEach(add)
    if let values {
      var mask = [UInt8](repeating: 0, count: Self.axes / 8)
      for axis in values.keys { mask[axis / 8] |= 1 << UInt8(axis % 8) }
      add(0)
      bytes += mask
      add(0)
      // Accelerated, and then not accelerated.
      for index in 0..<Self.axes * 2 {
        let value = index < Self.axes ? values[index] ?? 0 : 0
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 }
      }
    }
    withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { length in
      bytes.replaceSubrange(0..<4, with: length)
    }
    UnixSocket.sendAll(bytes[...], to: file)
  }

  private func receive(_ count: Int) {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let deadline = Deadline()
      guard !Readiness.wait(for: [file], until: deadline).isEmpty else { return }
      let part = read(file, &bytes, count - length)
      if part <= 0 { return }
      length += part
    }
  }
}
