import Logging

/// The preparation of a window on another thread, while the program makes its content: the
/// connection to the display of the environment, and the text of earlier starts.
///
/// ```swift
/// let preparation = WindowPreparation(textCache: folder, logger: logger)
/// let scene = makeScene()
/// let window = try Window(configuration, preparation: preparation, logger: logger)
/// ```
///
/// Nothing else may use the display library meanwhile.
package final class WindowPreparation {
  private let work: Work
  private var thread: BackgroundThread?

  /// - Parameter folder: The folder of the cached text; `nil` for no cache.
  package init(textCache folder: String?, logger: Logger) {
    let work = Work(textCache: folder, logger: logger)
    self.work = work
    thread = BackgroundThread { work.perform() }
  }

  // The process might end meanwhile.
  deinit { thread?.join() }

  /// Waits for the thread; call this once.
  func finish() throws(DisplayError) -> (connection: DisplayConnection, text: TextEngine) {
    if let thread { thread.join() } else { work.perform() }
    thread = nil
    return (try work.connection.get(), work.text)
  }

  /// The properties are set by the thread, and read after it has ended.
  private final class Work: @unchecked Sendable {
    let text = TextEngine()
    private(set) var connection = Result<DisplayConnection, DisplayError>.failure(.connectionLost)
    private let textCache: String?
    private let logger: Logger

    init(textCache: String?, logger: Logger) {
      self.textCache = textCache
      self.logger = logger
    }

    func perform() {
      do throws(DisplayError) {
        connection = .success(try DisplayConnection(name: nil, logger: logger))
        text.useCache(in: textCache)
      } catch {
        connection = .failure(error)
      }
    }
  }
}
