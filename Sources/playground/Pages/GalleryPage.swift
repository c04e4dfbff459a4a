import Canvas
import Controls

/// The page that the program opens with: every control, the theme, and the truth about the loop.
final class GalleryPage: Page {
  let root: Node
  private let layout: GalleryLayout
  let background = Scene.Background.groupedPage
  let preferredSize = Size(960, 680)
  let minimumSize = Size(400, 480)

  let title = "Playground"
  let sentence = "A switch, a slider and a segmented control. Press, drag, let go."
  var onThemeChoice: ((ThemeChoice) -> Void)?
  var onDisableAll: ((Bool) -> Void)?

  private let sections: [GallerySection]
  private let themeControl: SegmentedControl
  private let disableSwitch: Switch
  private let status: StatusBar

  init() {
    let themeControl = SegmentedControl(
      ["Light", "Dark", "Auto"], selection: 2, label: "Theme")
    themeControl.identifier = "theme"
    let disableSwitch = Switch(label: "Disable all controls")
    disableSwitch.identifier = "disable-all"
    let environment = GallerySection(
      title: "Environment", rowHeight: 56,
      rows: [FormRow(themeControl), FormRow(disableSwitch)])
    let sections = [
      GallerySections.switches(), GallerySections.sliders(), GallerySections.segmentedControls(),
    ]
    let status = StatusBar()
    self.themeControl = themeControl
    self.disableSwitch = disableSwitch
    self.sections = sections
    self.status = status
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence),
      left: [sections[0], environment], right: [sections[1], sections[2]], footer: status)
    root = ScrollView(layout)
    themeControl.onChange { [weak self] index in
      if let index { self?.onThemeChoice?(ThemeChoice.allCases[index]) }
    }
    disableSwitch.onChange { [weak self] isOn in self?.onDisableAll?(isOn) }
  }

  func adopt(_ margins: PageMargins?) { layout.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    for section in sections { section.setContentEnabled(isEnabled) }
    if disableSwitch.isOn == isEnabled { disableSwitch.setOn(!isEnabled, animated: true) }
  }

  var ownControls: [Control] { sections.flatMap(\.allControls) }

  func setThemeChoice(_ choice: ThemeChoice, animated: Bool) {
    themeControl.select(ThemeChoice.allCases.firstIndex(of: choice), animated: animated)
  }

  func show(_ status: LoopStatus) {
    self.status.show(status)
  }
}
