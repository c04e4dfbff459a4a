import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Outlines with increased contrast` {
  private func outlines(_ control: Control, _ contrast: Contrast) -> [Color] {
    let theme = Theme(.dark, contrast: contrast)
    let rig = SceneRig(control, size: Size(200, 44), theme: theme, margin: 0)
    return Drawing(of: rig).commands.flatMap { command -> [DisplayList.Command] in
      if case .group(_, let list) = command { list.commands } else { [command] }
    }.compactMap { command in
      if case .strokeInside(_, let width, let color) = command, width == 1 { color } else { nil }
    }
  }

  private let gray = Color(hex: 0xAEAEB2)

  @Test func `surround a slider's track`() {
    #expect(outlines(Slider(value: 0.5), .normal) == [])
    #expect(outlines(Slider(value: 0.5), .more) == [gray])
  }

  @Test func `surround a segmented control and its pill`() {
    #expect(outlines(SegmentedControl(["A", "B"], selection: 0), .normal) == [])
    #expect(outlines(SegmentedControl(["A", "B"], selection: 0), .more) == [gray, gray])
  }
}
