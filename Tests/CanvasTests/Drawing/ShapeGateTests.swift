import Testing

@testable import Canvas

// spec: rendering, 1.5
@Suite struct `Shapes compared with exact pictures` {
  @Test(arguments: ShapeReference.all)
  func `a shape is within the gate`(reference: ShapeReference) throws {
    let difference = try reference.difference { $0.fill(reference.shape, color: .black) }
    #expect(difference.passesGate)
    #expect(difference.max <= reference.ownGate.max)
    #expect(difference.meanOverEdge <= reference.ownGate.mean)
    #expect(abs(difference.area) <= reference.ownGate.area)
  }

  @Test(arguments: ShapeReference.all)
  func `a path with the same outline is within the gate`(reference: ShapeReference) throws {
    let difference = try reference.difference {
      $0.fill(reference.shape.path, at: .zero, color: .black)
    }
    #expect(difference.passesGate)
    #expect(difference.max <= reference.ownGate.max)
  }

  @Test(arguments: ShapeReference.all.filter { $0.shape.curve == .continuous })
  func `circular corners in place of continuous ones fail the gate`(reference: ShapeReference)
    throws
  {
    var shape = reference.shape
    shape.curve = .circular
    let difference = try reference.difference { $0.fill(shape, color: .black) }
    #expect(!difference.passesGate)
    #expect(difference.max > 25)
    #expect(difference.area > 3)
  }

  @Test(arguments: ShapeReference.all)
  func `chords a tenth of a pixel off the curve fail the gate`(reference: ShapeReference) throws {
    let chords = reference.shape.path.flattened(tolerance: 0.1 / reference.scale)
    let difference = try reference.difference { $0.fill(chords, at: .zero, color: .black) }
    #expect(!difference.passesGate)
    #expect(difference.area < -0.4)
  }

  @Test(arguments: ShapeReference.all)
  func `a shape a sixth of a point too small fails the gate`(reference: ShapeReference) throws {
    let shape = reference.shape.inset(by: 1 / 12.0)
    let difference = try reference.difference { $0.fill(shape, color: .black) }
    #expect(!difference.passesGate)
  }

  @Test(arguments: ShapeReference.all)
  func `a shape moved by one pixel has the same bytes one pixel further`(reference: ShapeReference)
    throws
  {
    let still = try Picture(
      reference.width, reference.height, scale: reference.scale
    ) { $0.fill(reference.shape, color: .black) }
    let step = 1 / reference.scale
    let moved = try Picture(
      reference.width, reference.height, scale: reference.scale
    ) { $0.fill(reference.shape.offset(by: Point(step, step)), color: .black) }
    for y in 1..<reference.height {
      for x in 1..<reference.width where moved[x, y] != still[x - 1, y - 1] {
        Issue.record("differs at \(x), \(y)")
        return
      }
    }
  }
}
