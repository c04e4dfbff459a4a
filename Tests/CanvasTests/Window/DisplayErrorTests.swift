import Testing

@testable import Canvas

@MainActor @Suite struct `Display error` {
  @Test func `the error for a missing display names it`() {
    #expect(throws: DisplayError.cannotOpen(name: ":9919")) {
      _ = try Window(
        WindowConfiguration(
          title: "Test", className: "Test", size: Size(10, 10), displayName: ":9919"))
    }
    #expect(DisplayError.cannotOpen(name: ":9919").description.contains(":9919"))
    #expect(DisplayError.cannotOpen(name: nil).description.contains("DISPLAY"))
  }
}
