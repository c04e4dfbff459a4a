import Canvas

/// The token file of a window, read again each time it is saved.
@MainActor
final class LiveTokens {
  private let path: String
  private let controller: PageController
  private var watch: FileWatch?

  init(_ path: String, for controller: PageController, loop: EventLoop) throws(SystemError) {
    self.path = path
    self.controller = controller
    if Input.isStream(path) { return }
    watch = try FileWatch(path, loop: loop) { [weak self] in self?.read() }
    // The file may have been saved since it was read.
    read()
  }

  private func read() {
    do {
      controller.apply(try TokenFile(path: path))
    } catch {
      controller.refuseTokens(Failure.message(of: error))
    }
  }
}
