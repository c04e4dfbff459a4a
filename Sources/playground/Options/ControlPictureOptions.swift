import ArgumentParser
import Canvas
import Controls

/// What a picture's control is, as the command line has it.
protocol ControlPictureOptions: ParsableArguments {
  associatedtype Kind: Control

  /// The control as it is asked for.
  ///
  /// - Parameter showsText: false to leave its texts out.
  @MainActor func control(showsText: Bool) throws -> Kind

  /// The width of its box, pt, where none is asked for; nil for as wide as it wants to be.
  var defaultWidth: Double? { get }

  /// Where the control is pressed, pt in its box, once it has its place; nil for nowhere.
  ///
  /// - Parameter isPressed: whether `--pressed` is given.
  @MainActor func press(on control: Kind, isPressed: Bool) -> Point?

  /// Whether the picture has any text, so that fonts matter.
  var showsText: Bool { get }
}
