import Canvas
import Controls
import Glibc
import Workbench

extension ControlCatalog {
  static let playground = ControlCatalog([
    Switch.description, Slider.description, RangeSlider.description, .segmented,
  ])
}

extension ControlDescription {
  /// The segmented control with the program's file of images, and its advisor.
  fileprivate static let segmented = SegmentedControl.description.adding([.appearance])
    .advised { SegmentedAdvisor($0).advice.map(\.remark) }
}

extension PageName {
  static let trio = PageName(rawValue: "trio")
  static let `switch` = PageName(rawValue: "switch")
  static let slider = PageName(rawValue: "slider")
  static let range = PageName(rawValue: "range")
  static let segmented = PageName(rawValue: "segmented")
  static let stress = PageName(rawValue: "stress")
  static let advice = PageName(rawValue: "advice")
  static let appearance = PageName(rawValue: "appearance")
  static let parts = PageName(rawValue: "parts")
}

extension WorkbenchConfiguration {
  /// The program's settings, without pages.
  static var playground: Self {
    var configuration = Self()
    configuration.title = "Playground"
    configuration.stateFolder = "controls-playground"
    // The tests' folder if the program runs in a checkout of the project.
    let goldens = "Tests/PixelTests/Goldens/saved"
    if access(goldens, W_OK) == 0 { configuration.goldenFolder = goldens }
    configuration.icon = AppIcon.bitmaps
    return configuration
  }
}

extension Workbench {
  /// `switchCount` is the number of switches of the stress page.
  static func playground(switchCount: Int = 1000) -> Workbench {
    var configuration = WorkbenchConfiguration.playground
    configuration.parts = [TextField.description]
    configuration.pages = pages(switchCount)
    return Workbench(catalog: .playground, configuration: configuration)
  }

  private static func pages(_ switchCount: Int) -> [PageDescription] {
    [
      PageDescription(
        name: .gallery, title: "Gallery", symbol: .grid, section: nil, isRecordable: true
      ) { _ in GalleryPage() },
      PageDescription(
        Switch.description,
        sentence: "Press and hold to widen the thumb. Drag across the middle to switch."
      ) { [GallerySections.switches(), GallerySections.switchStyles()] },
      PageDescription(
        Slider.description, sentence: "Drag the thumb from any point."
      ) { [GallerySections.sliders()] + GallerySections.sliderParts() },
      PageDescription(
        RangeSlider.description, sentence: "Two thumbs select a range; neither passes the other."
      ) { GallerySections.rangeSliders() },
      PageDescription(
        .segmented, sentence: "Tap a segment, or drag the pill."
      ) { [GallerySections.segmentedControls()] + GallerySections.segmentedFeatures() },
      PageDescription(.appearance, "Custom appearance", .photo) { _ in AppearancePage() },
      PageDescription(.advice, "Advice", .check) { _ in AdvicePage() },
      PageDescription(.matrix, "States", .dots, isTest: true) {
        MatrixPage(
          $0.catalog, left: GallerySections.states(disabled: false),
          right: GallerySections.states(disabled: true))
      },
      PageDescription(.parts, "Parts", .tools, isTest: true) { _ in PartsPage() },
      PageDescription(.trio, "Trio", .stack, isTest: true, isRecordable: true) { _ in TrioPage() },
      PageDescription(.stress, "Stress", .bolt, isTest: true) { _ in
        StressPage(count: switchCount)
      },
    ]
  }
}

extension PageDescription {
  fileprivate init(
    _ name: PageName, _ title: String, _ symbol: Symbol, isTest: Bool = false,
    isRecordable: Bool = false,
    makePage: @escaping @MainActor (WorkbenchContents) -> WorkbenchPage
  ) {
    self.init(
      name: name, title: title, symbol: symbol, section: isTest ? Self.testScenes : Self.more,
      isRecordable: isRecordable, makePage: makePage)
  }
}
