import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Banner: layout and dismissal` {
  @Test func `is an alert of its title and message, and as wide as its texts`() {
    let banner = Banner("Saved picture.png", kind: .success)
    #expect(banner.semantics?.role == .alert && banner.semantics?.label == "Saved picture.png")
    let warning = Banner("switch.track.on must be a color", message: "It stays.", kind: .warning)
    #expect(warning.semantics?.label == "switch.track.on must be a color. It stays.")
    let saved = [nil, "To a file of a long name"].map { message in
      Banner("Saved", message: message, kind: .success).measured(Size(900, 900))
    }
    #expect(saved.map(\.height) == [40, 46] && saved[1].width > saved[0].width)
    let narrow = Banner("Saved a file with a long name", kind: .success).measured(Size(80, 90))
    #expect(narrow.width == 80)
  }

  @Test func `shows a dismiss button if it has an onDismiss handler`() throws {
    let banner = Banner("Cannot write", message: "There is no room.", kind: .warning)
    let rig = SceneRig(banner, size: Size(300, 46))
    #expect(banner.children.isEmpty)
    var dismissals = 0
    banner.onDismiss = { dismissals += 1 }
    rig.showFrame()
    let button = try #require(rig.scene.semantics.first { $0.role == .button })
    #expect(button.label == "Dismiss")
    rig.tap(at: Point(300 - 11 - 12, 23))
    #expect(dismissals == 1)
    banner.onDismiss = nil
    #expect(banner.children.isEmpty)
  }

  @Test func `a success keeps its color when tokens change the color of switches`() {
    var theme = Theme.light
    theme[SwitchColors.self].trackOn = Color(hex: 0xFF0000)
    let rig = SceneRig(Banner("Saved", kind: .success), size: Size(300, 46), theme: theme)
    rig.showFrame()
    let colors = Drawing(of: rig).paths.map(\.color)
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == Theme.light.tools.success })
  }

  @Test func `does not pass presses to the control below`() {
    var presses = 0
    let button = Button("Below") { presses += 1 }
    let rig = SceneRig(button, size: Size(300, 46))
    rig.scene.present(
      Stack(.vertical, padding: 16) { Banner("Over it", kind: .success) }, modality: .none)
    rig.showFrame()
    rig.tap(at: Point(30, 20))
    #expect(presses == 0)
  }
}
