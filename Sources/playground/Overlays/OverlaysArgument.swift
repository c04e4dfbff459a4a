import ArgumentParser

/// Overlays that a command line names.
struct OverlaysArgument: ExpressibleByArgument {
  let overlays: Overlays

  init?(argument: String) {
    var overlays: Overlays = []
    if argument != "none" {
      for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let overlay = Overlays(name: String(name)) else { return nil }
        overlays.formUnion(overlay)
      }
    }
    self.overlays = overlays
  }
}
