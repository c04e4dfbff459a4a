import Canvas
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Picture size` {
  @Test func `the size is limited to 2 to the power of 25 pixels`() {
    #expect(PictureSize.excess(of: Size(8192, 4096), scale: 1) == nil)
    #expect(PictureSize.excess(of: Size(4096, 2048), scale: 2) == nil)
    #expect(
      PictureSize.excess(of: Size(8193, 4096), scale: 1)
        == "a picture of 8193 x 4096 px has more than 33554432 pixels")
    #expect(PictureSize.excess(of: Size(8192, 4097), scale: 1) != nil)
  }

  @Test func `the size is counted in whole pixels`() {
    #expect(PictureSize.excess(of: Size(8191.1, 4095.1), scale: 1) == nil)
    #expect(
      PictureSize.excess(of: Size(2048.1, 1024), scale: 4)
        == "a picture of 8193 x 4096 px has more than 33554432 pixels")
  }
}
