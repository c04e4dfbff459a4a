import Canvas

extension Node {
  /// Scrolls the ancestors to show the node, also if it was just added.
  public func scrollToVisible() {
    scene?.layOutIfNeeded()
    var node = parent
    while let current = node {
      current.scrollToVisible(self)
      node = current.parent
    }
    scene?.layOutWithViewports()
  }

  /// The outermost visible scroll view in the node that can scroll.
  var firstScrollView: ScrollView? {
    if isHidden { return nil }
    if let view = self as? ScrollView, view.maximumOffset > 0 { return view }
    for child in children {
      if let view = child.firstScrollView { return view }
    }
    return nil
  }
}
