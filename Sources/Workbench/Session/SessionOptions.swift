import Canvas
import Controls
import Support

package struct SessionOptions {
  /// Whether the window remembers how it is left.
  package var keepsState = true
  /// Whether the remembered state is not read.
  package var isFresh = false
  /// `nil` for the remembered page.
  package var page: PageName?
  /// Properties of the control, which the page needs.
  package var properties: [PropertySetting] = []
  package var panels: Set<PanelName>?
  package var overlays: Overlays?
  package var environment: [String: PropertyValue] = [:]

  package var tokens: TokenFile?
  /// The file is read again whenever it is saved; `nil` for a file that is not.
  package var tokensPath: String?
  /// The page needs a stage.
  package var reference: Reference?
  package var referenceMode: ReferenceMode?
  /// In points; `nil` for the remembered size.
  package var size: Size?
  package var speed = 1.0
  package var clock = ClockPreference.automatic
  package var presentation = PresentationPreference.automatic
  /// Paths; `-` is standard output, `nil` writes nothing.
  package var record: String?
  package var trace: String?
  package var summary: String?

  package var printsLayout = false
  package var printsSemantics = false
  /// Makes a companion of the window, which is kept until the window is closed.
  package var attach: ((Window, PageController) -> AnyObject)?

  package init() {}
}
