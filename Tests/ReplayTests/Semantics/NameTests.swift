import Controls
import Testing

@testable import Workbench
@testable import playground

/// Names that tell elements of a page apart.
@Suite struct `Names of elements` {
  private func elements(_ page: PageName, of role: SemanticsRole) -> [SemanticsNode] {
    func all(_ node: SemanticsNode) -> [SemanticsNode] { [node] + node.children.flatMap(all) }
    return all(PageRig(page, size: .wide, panels: .inspector, after: 1).scene.semantics)
      .filter { $0.role == role }
  }

  @Test(arguments: [(PageName.matrix, SemanticsRole.list), (.appearance, .segmented)])
  func `controls of a page have different names`(page: PageName, role: SemanticsRole) {
    let names = elements(page, of: role).map(\.label)
    #expect(names.count >= 4 && Set(names).count == names.count)
  }

  @Test(arguments: PreviewKind.allCases)
  func `the colors of a property have different names`(kind: PreviewKind) {
    for group in elements(kind.page, of: .radioGroup) {
      #expect(Set(group.children.map(\.label)).count == group.children.count, "\(group.label)")
    }
  }
}
