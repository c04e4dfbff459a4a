import Canvas
import Controls
import ControlsTesting

/// Five pictures of an animation: before, three during, after; the middle one has a golden picture.
nonisolated struct GoldenAnimation: CustomTestStringConvertible, Sendable {
  struct Setting: CustomTestStringConvertible, Sendable {
    var isDark: Bool
    var scale: Double
    var look: Look { isDark ? .dark : .light }
    var testDescription: String { "\(isDark ? "dark" : "light")@\(Int(scale))x" }

    static let all = [false, true].flatMap { isDark in
      [1.0, 2].map { Setting(isDark: isDark, scale: $0) }
    }
  }

  let name: String
  let pictures: @MainActor @Sendable (Setting) throws -> [Picture]
  var testDescription: String { name }
  func fileName(_ setting: Setting) -> String { "\(name)-\(setting.testDescription)" }

  /// - Parameter times: The times of the three pictures during the animation, in seconds.
  init<Subject: Control>(
    _ name: String, size: Size, times: [Double],
    _ make: @escaping @MainActor @Sendable () -> Subject,
    prepare: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void = { _ in },
    start: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void,
    end: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void = { _ in }
  ) {
    self.name = name
    pictures = { setting in
      let rig = SceneRig(
        make(), size: size, look: setting.look, scale: setting.scale, masks: MaskCache())
      prepare(rig)
      var pictures = [try rig.picture()]
      start(rig)
      var time = 0.0
      for next in times {
        rig.showFrame(after: next - time)
        time = next
        pictures.append(try rig.picture())
      }
      end(rig)
      rig.settle()
      pictures.append(try rig.picture())
      return pictures
    }
  }
}
