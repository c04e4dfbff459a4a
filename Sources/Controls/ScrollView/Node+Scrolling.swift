import Canvas

extension Node {
  /// Scrolls everything that the node lies in just as far as it takes to show the node, and has what
  /// lies over it make way (``reveal(_:)``).
  ///
  /// It goes by the places of the last frame.
  public func scrollIntoSight() {
    var node = parent
    while let current = node {
      current.reveal(self)
      node = current.parent
    }
  }

  /// The outermost scroll view that is shown in the node and has anything to scroll.
  var firstScrollView: ScrollView? {
    if isHidden { return nil }
    if let view = self as? ScrollView, view.maximumOffset > 0 { return view }
    for child in children {
      if let view = child.firstScrollView { return view }
    }
    return nil
  }
}
