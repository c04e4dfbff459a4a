import Canvas
import Controls
import Workbench

package final class GalleryPage: CardPage {
  private let controls: [CaptionedNode]
  private let themeControl = SegmentedControl(
    ["Light", "Dark", "Auto"], selection: 2, label: "Theme")
  private let disableSwitch = Switch(label: "Disable all controls")

  init() {
    themeControl.identifier = "theme"
    disableSwitch.identifier = "disable-all"
    let environment = CaptionedNode(
      title: "Environment", rowHeight: GallerySections.Metrics.row,
      rows: [FormRow(themeControl), FormRow(disableSwitch)])
    controls = [
      GallerySections.switches(), GallerySections.sliders(and: [GallerySections.priceRange()]),
      GallerySections.segmentedControls(),
    ]
    super.init(
      title: "Gallery",
      sentence: "Switches, sliders and segmented controls. Press or drag them.",
      size: Size(960, 680), minimumSize: Size(400, 480), left: [controls[0], environment],
      right: [controls[1], controls[2]], sections: controls)
    pendingNodes = controls
    showThemeChoice = { [themeControl] choice, isAnimated in
      themeControl.select(ThemeChoice.allCases.firstIndex(of: choice), animated: isAnimated)
    }
    themeControl.onChange { [weak self] index in
      if let index { self?.onThemeChoice?(ThemeChoice.allCases[index]) }
    }
    disableSwitch.onChange { [weak self] isOn in self?.onDisableAll?(isOn) }
  }

  package override func setControlsEnabled(_ isEnabled: Bool) {
    super.setControlsEnabled(isEnabled)
    if disableSwitch.isOn == isEnabled { disableSwitch.setOn(!isEnabled, animated: true) }
  }
}
