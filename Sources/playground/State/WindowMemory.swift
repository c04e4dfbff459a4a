import Logging

/// The remembered state of the window, which opens whatever is wrong with the file.
struct WindowMemory {
  private let file: StateFile?
  private let logger: Logger

  /// The initial state if there is no file, or if it cannot be read.
  let recalled: RememberedState

  /// - Parameter file: `nil` to remember nothing.
  init(file: StateFile?, logger: Logger) {
    self.file = file
    self.logger = logger
    do {
      recalled = try file?.read() ?? RememberedState()
    } catch {
      let reason = Failure.message(of: error)
      logger.notice("the window opens as if for the first time: \(reason)")
      recalled = RememberedState()
    }
  }

  func keep(_ state: RememberedState) {
    do {
      try file?.write(state)
    } catch {
      let reason = Failure.message(of: error)
      logger.debug("what the window is like is not remembered: \(reason)")
    }
  }
}
