import ArgumentParser
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, run.
@Suite struct `Plain options` {
  @Test(arguments: [
    [], ["--fresh"], ["--page", "trio"], ["--page", "matrix", "--fresh", "--print-layout"],
    ["--page", "stress", "--count", "7", "--theme", "light", "--scale", "1"],
    ["--theme", "auto", "--contrast", "more", "--motion", "reduced", "--direction", "rtl"],
    ["--text-size", "1.3", "--scale", "1.25"],
  ])
  func `options are those of the argument parser`(arguments: [String]) throws {
    let plain = try #require(PlainOptions(arguments))
    let command = try RunCommand.parse(arguments)
    let session = plain.session
    #expect(session.page == command.page && session.isFresh == command.fresh)
    #expect(plain.switchCount == command.count && session.printsLayout == command.printLayout)
    #expect(session.environment == command.environment.values)
  }

  @Test(arguments: [
    ["--page"], ["--page", "attic"], ["--page=trio"], ["--page", "trio", "--page", "stress"],
    ["--count", "-1"], ["--count", "100001"], ["--scale", "1.1"], ["--theme", "--fresh"],
    ["--disabled"], ["--size", "700x500"], ["--help"], ["-h"], ["trio"], ["--"], ["--fresh", ""],
    ["--print-layout", "--stats", "-"], ["--text-size", "auto"],
  ])
  func `other and invalid arguments are left to the argument parser`(arguments: [String]) {
    #expect(PlainOptions(arguments) == nil)
  }
}
