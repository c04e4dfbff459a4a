import Canvas
import Controls

extension PageController {
  func connectLog() {
    let log = workbench.log
    log.isOfInterest = { [weak self] control in
      guard let self else { return false }
      // What is shown in a view is the page's; what is only a picture that lives tells nothing.
      guard let view = control.scene?.host else { return !workbench.owns(control) }
      return view.isInteractive
    }
    log.onHover = { [weak self] control in self?.workbench.logOutline.control = control }
    log.onChoose = { [weak self] time in
      // Where the page's time is recorded, it goes back to what the row tells of.
      guard let pageTime = self?.workbench.time, pageTime.isRecording else { return }
      pageTime.scrub(to: time)
    }
    log.onCopy = { [weak self] text in self?.onCopyText?(text) ?? false }
  }
}
