import Controls
import Workbench

/// The place of an element in the accessibility tree, which a scene that is made anew has too.
struct ElementPlace: Hashable {
  private struct Step: Hashable {
    let role: SemanticsRole
    /// The identifier or the label; empty for a text, which can change, and for a part with a key.
    let name: String
    let part: Int?
    /// The index among siblings with the same role, name and part, and their number.
    var index = 0
    var count = 1

    init(to node: SemanticsNode) {
      (role, part) = (node.role, node.id.part)
      let isNamed = part == nil && role != .staticText
      name = isNamed ? node.identifier ?? node.label : ""
    }
  }

  private let page: PageName?
  private var steps: [Step] = []

  /// The places of all elements of a tree, on a page of the window.
  static func all(in tree: SemanticsNode, page: PageName?) -> [SemanticsID: ElementPlace] {
    var places: [SemanticsID: ElementPlace] = [:]
    ElementPlace(page: page).add([tree], to: &places)
    return places
  }

  private init(page: PageName?) { self.page = page }

  private func add(_ siblings: [SemanticsNode], to places: inout [SemanticsID: ElementPlace]) {
    let steps = siblings.map(Step.init)
    let counts = Dictionary(steps.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [Step: Int] = [:]
    for (node, step) in zip(siblings, steps) {
      var place = self
      place.steps.append(step)
      place.steps[self.steps.count].index = seen[step, default: 0]
      place.steps[self.steps.count].count = counts[step] ?? 1
      seen[step, default: 0] += 1
      places[node.id] = place
      place.add(node.children, to: &places)
    }
  }
}
