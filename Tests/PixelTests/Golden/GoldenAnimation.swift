import Canvas
import Controls
import ReferenceRenderer
import Testing

/// An animation of one control, of which five pictures are kept: before, three on the way, after.
nonisolated struct GoldenAnimation: CustomTestStringConvertible, Sendable {
  /// The circumstances.
  struct Setting: CustomTestStringConvertible, Sendable {
    var isDark: Bool
    var scale: Double

    var look: Look { isDark ? .dark : .light }
    var testDescription: String { "\(isDark ? "dark" : "light")@\(Int(scale))x" }

    static let all = [false, true].flatMap { isDark in
      [1.0, 2].map { Setting(isDark: isDark, scale: $0) }
    }
  }

  static let moments = ["0-before", "1", "2", "3", "4-after"]

  let name: String

  /// The five pictures, in order.
  let pictures: @MainActor @Sendable (Setting) throws -> [ReferencePicture]

  var testDescription: String { name }

  static func fileName(_ animation: String, _ setting: Setting, _ moment: String) -> String {
    "\(animation)-\(setting.testDescription)-\(moment)"
  }

  /// - Parameters:
  ///   - name: of the files.
  ///   - size: of the control, pt.
  ///   - times: of the three pictures on the way, seconds from the start.
  ///   - make: the control at rest.
  ///   - prepare: what is done before the first picture.
  ///   - start: what sets the animation off.
  ///   - end: what is done before everything comes to rest.
  init<Subject: Control>(
    _ name: String, size: Size, times: [Double],
    _ make: @escaping @MainActor @Sendable () -> Subject,
    prepare: @escaping @MainActor @Sendable (Stand<Subject>) -> Void = { _ in },
    start: @escaping @MainActor @Sendable (Stand<Subject>) -> Void,
    end: @escaping @MainActor @Sendable (Stand<Subject>) -> Void = { _ in }
  ) {
    self.name = name
    pictures = { setting in
      let stand = Stand(
        make(), size: size, look: setting.look, scale: setting.scale, masks: MaskCache())
      prepare(stand)
      var pictures = [try stand.picture()]
      start(stand)
      var time = 0.0
      for next in times {
        stand.advance(by: next - time)
        time = next
        pictures.append(try stand.picture())
      }
      end(stand)
      stand.settle()
      pictures.append(try stand.picture())
      return pictures
    }
  }
}
