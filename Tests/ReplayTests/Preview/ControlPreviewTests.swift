import Controls
import Testing

@testable import Workbench

@Suite struct `Control preview properties` {
  private func preview(_ kind: PreviewKind, for property: ControlProperty) -> ControlPreview {
    let preview = ControlPreview(kind.description)
    for (name, value) in property.conditions { preview.set([(name, value)]) }
    return preview
  }

  @Test(arguments: PreviewKind.allCases)
  func `a property has the value that was set`(kind: PreviewKind) {
    for property in kind.description.properties where property.group != nil {
      let offered = property.offeredValues(for: preview(kind, for: property).control)
      #expect(!offered.isEmpty, "\(property.name)")
      for value in offered {
        let preview = preview(kind, for: property)
        preview.set(property, to: value)
        #expect(preview.errors.isEmpty, "\(property.name) \(value)")
        #expect(property.read(from: preview.control) == value, "\(property.name)")
      }
    }
  }

  @Test(arguments: PreviewKind.allCases)
  func `reset restores the initial values`(kind: PreviewKind) {
    let preview = ControlPreview(kind.description)
    let names = kind.description.properties.map(\.name).filter { $0 != "segments" }
    let before = preview.values.map(\.value)
    for name in names {
      guard let property = kind.description.property(name),
        let value = property.offeredValues(for: preview.control).first
      else { continue }
      preview.set(property, to: value)
    }
    for _ in 0..<2 { preview.reset(names) }
    #expect(preview.values.map(\.value) == before)
  }

  @Test func `setting a valid value removes the error`() throws {
    let preview = ControlPreview(SegmentedControl.description)
    let selected = try #require(preview.description.property("selected"))
    preview.set(selected, to: 4)
    #expect(preview.errors["selected"]?.description == "selected must be a segment from 0 to 2")
    preview.set(selected, to: 2)
    #expect(preview.errors.isEmpty)
  }

  @Test func `a preview exists only for controls of the catalog`() {
    #expect(ControlPreview(Slider()) != nil)
    #expect(ControlPreview(Switch())?.description.name == "switch")
    #expect(ControlPreview(Button("Press")) == nil)
  }
}
