import Canvas
import Controls

extension Session: WorkbenchHost {
  func pageChanged(to title: String) { window.pageTitle = title }

  func appearanceChanged(to appearance: Appearance) { window.setDarkFrame(appearance == .dark) }

  func toggleFullscreen() {
    if !window.toggleFullscreen() {
      logger.notice("the window manager does not support full screen")
    }
  }

  func setScale(_ scale: Double) { window.preferredScale = scale }

  func setClockSpeed(_ speed: Double) { window.timeScale = speed }

  func copyPicture() {
    let banners = controller.workbench.banners
    banners.clear()
    do {
      let picture = try controller.scene.picture(text: window.text)
      if noteCopy(try window.copyToClipboard(picture)) {
        banners.show("Copied a picture of the window", kind: .success)
      }
    } catch {
      logger.warning("the picture cannot be copied", metadata: ["error": "\(error)"])
    }
  }

  func copy(_ text: String) -> Bool { noteCopy(window.copyToClipboard(text)) }

  private func noteCopy(_ isCopied: Bool) -> Bool {
    if !isCopied { logger.notice("nothing was copied: another program has changed the clipboard") }
    return isCopied
  }

  func readClipboard(_ body: @escaping (String?) -> Void) {
    window.readClipboard(from: .clipboard, body)
  }

  func readClipboardPicture(_ body: @escaping ([UInt8]?) -> Void) {
    window.readClipboardPicture(body)
  }

  func showFile(at path: String) {
    desktop.showFile(path) { [weak self] isShown in
      guard !isShown, let banners = self?.controller.workbench.banners else { return }
      banners.show("No file manager available", message: "The file is \(path).")
    }
  }

  func chooseFile(_ kind: FileKind, _ body: @escaping (ChooserAnswer) -> Void) {
    desktop.chooseFile(kind, body)
  }

  func tokensFileChanged(to path: String?) {
    tokensWatch = nil
    if let path { follow(path) }
    logger.info("tokens loaded", metadata: ["file": "\(path ?? "none")"])
  }

  func tokensProblemChanged(to problem: String?) {
    if let problem {
      logger.warning(
        "the token file is invalid; its last valid version is used",
        metadata: ["reason": "\(problem)"])
    } else {
      logger.notice(
        "the token file is valid again", metadata: ["file": "\(controller.tokensPath ?? "none")"])
    }
  }

  func descriptionHasMistakes(_ error: DescriptionError) { logger.warning("\(error)") }
}
