import Canvas
import Controls

extension PageController {
  /// Has the log tell of the page's controls, and point them out.
  func connectLog() {
    let log = workbench.log
    log.isOfInterest = { [weak self] control in
      guard let self else { return false }
      // What is shown in a view is the page's.
      return control.scene !== scene || !workbench.owns(control)
    }
    log.onHover = { [weak self] control in self?.workbench.logOutline.control = control }
    log.onCopy = { [weak self] text in self?.onCopyText?(text) ?? false }
  }
}
