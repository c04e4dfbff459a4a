import ControlsTesting
import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveClipboardTests {
    private let live: LiveWindow

    init() throws { live = try LiveWindow() }

    private func noise(_ width: Int, _ height: Int) throws -> Bitmap {
      var generator = SeededGenerator(seed: 7)
      let bytes = (0..<width * height * 4).map { index in
        index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
      }
      return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
    }

    private func copy(_ picture: Bitmap, from live: LiveWindow) throws {
      #expect(try live.window.copyToClipboard(picture))
    }

    @Test func aWindowReadsWhatAnotherOneHasJustCopied() throws {
      let live = try LiveLoop()
      let (first, _) = try live.open("First")
      let (second, _) = try live.open("Second")
      var text: String?
      try live.run(
        .init("the windows", when: { first.isSettled && second.isSettled }) {
          #expect(first.copyToClipboard("old") && second.copyToClipboard("new"))
          first.readClipboard { text = $0 }
        },
        .init("the text", when: { text != nil }) {
          first.close()
          second.close()
        })
      #expect(text == "new")
    }

    @Test func theClipboardAnswersEachTarget() throws {
      let picture = try noise(8, 8)
      let bytes = try picture.png()
      let reader = try ClipboardReader(live.robot)
      defer { reader.end() }
      var answers: [Bool?] = []
      var answer: Bool?
      func isAnswered() -> Bool {
        answer = reader.answer()
        if let answer { answers.append(answer) }
        return answer != nil
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          try copy(picture, from: live)
          reader.ask(for: "TARGETS")
        },
        .init("the targets", when: isAnswered) {
          let targets = reader.read()
          #expect(targets?.type == "ATOM")
          #expect(
            live.robot.names(targets?.numbers ?? [])
              == ["TARGETS", "TIMESTAMP", "MULTIPLE", "image/png"])
          reader.ask(for: "TIMESTAMP")
        },
        .init("the time", when: isAnswered) {
          #expect(reader.read()?.type == "INTEGER")
          reader.ask(for: "image/png")
        },
        .init("the picture", when: isAnswered) {
          let told = reader.read()
          #expect(told?.type == "image/png" && told?.bytes == bytes)
          reader.ask(for: "image/png", in: nil)
        },
        .init("the picture for an old program", when: isAnswered) {
          #expect(reader.read("image/png")?.bytes == bytes)
          reader.ask(for: "text/plain")
        },
        .init("text", when: isAnswered) {
          reader.ask(for: [
            ("image/png", "A"), ("text/plain", "B"), ("TARGETS", "C"), ("MULTIPLE", "D"),
          ])
        },
        .init("several", when: isAnswered) {
          let pairs = live.robot.names((reader.read()?.numbers ?? []).filter { $0 != 0 })
          #expect(pairs == ["image/png", "A", "text/plain", "TARGETS", "C", "MULTIPLE"])
          #expect(reader.read("A")?.bytes == bytes && reader.read("B") == nil)
          #expect(reader.read("C")?.numbers.count == 4)
        })
      #expect(answers == [true, true, true, true, false, true])
    }

    /// A large picture is sent in parts.
    @Test func aRequesterThatExitsDuringATransferIsDropped() throws {
      let picture = try noise(400, 300)
      let whole = try picture.png()
      let early = try ClipboardReader(live.robot)
      let late = try ClipboardReader(live.robot)
      let next = try ClipboardReader(live.robot)
      defer { next.end() }
      var bytes: [UInt8] = []
      var pieces = 0
      func isWhole() -> Bool {
        guard let piece = next.read(takes: true) else { return false }
        pieces += 1
        bytes += piece.bytes
        return piece.bytes.isEmpty
      }
      func isSending(to reader: ClipboardReader) -> Bool {
        live.window.clipboard.isSending(to: reader.window)
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          try copy(picture, from: live)
          early.ask(for: "image/png")
          early.end()
          late.ask(for: "image/png")
        },
        .init("the answer", when: { late.answer() == true }) { _ = late.read(takes: true) },
        .init("a piece", when: { late.read(takes: true)?.bytes.isEmpty == false }) {
          #expect(isSending(to: late))
          late.end()
        },
        .init("that it is gone", when: { !isSending(to: late) }) { next.ask(for: "image/png") },
        .init("the next answer", when: { next.answer() == true }) {
          let told = next.read(takes: true)
          #expect(told?.type == "INCR" && told?.numbers == [UInt(whole.count)])
        },
        .init("the whole picture", when: isWhole) { #expect(!isSending(to: next)) })
      #expect(bytes == whole && pieces > 10 && live.window.failure == nil)
    }

    @Test func theLatestCopyOwnsTheClipboard() throws {
      let robot = try TestDisplay.robot()
      let first = try LiveWindow(robot)
      let second = try LiveWindow(robot)
      let reader = try ClipboardReader(robot)
      defer { reader.end() }
      var answer: Bool?
      try first.run(
        .init("the window", when: { first.isSettled }) {
          try copy(try noise(4, 4), from: first)
          #expect(first.window.clipboard.owns(.clipboard))
          try copy(try noise(5, 5), from: second)
        },
        .init("that it is taken", when: { !first.window.clipboard.owns(.clipboard) }))
      #expect(second.window.clipboard.owns(.clipboard))
      // A request with an earlier timestamp must not get the later picture.
      try second.run(
        .init("the window", when: { second.isSettled }) { robot.move(toX: 20, y: 20) },
        .init("the server's time", when: { second.window.serverClock.lastTold > 10 }) {
          try copy(try noise(5, 5), from: second)
          reader.ask(for: "image/png", time: second.window.serverClock.lastTold - 5)
        },
        .init(
          "the answer",
          when: {
            answer = answer ?? reader.answer()
            return answer != nil
          }
        ) { reader.ask(for: "image/png", time: second.window.serverClock.lastTold + 5) },
        .init("the later one", when: { reader.answer() == true }))
      #expect(answer == false)
    }

    /// Reads the clipboard of a window after another program has copied something.
    private func pasted(
      in live: LiveWindow, after copy: @escaping () throws -> Void
    ) throws -> String? {
      var answers: [String?] = []
      try live.run(
        .init("the window", when: { live.isSettled }) {
          try copy()
          live.hasTimers = true
          live.window.readClipboard { answers.append($0) }
          live.window.readClipboard { answers.append($0) }
        },
        .init("the answers", when: { answers.count == 2 }))
      #expect(answers.count == 2 && answers[0] == answers[1])
      #expect(live.window.clipboardRequests.isEmpty && live.window.failure == nil)
      return answers.first ?? nil
    }

    @Test(
      .enabled(if: Executables.find("xclip") != nil, "xclip"),
      arguments: ["", "haptic, größer", String(repeating: "0123456789ä", count: 60_000)])
    func textOfAnotherProgramIsRead(text: String) throws {
      let folder = TemporaryFolder()
      try folder.put(text, into: "text")
      let answer = try pasted(in: live) { try live.robot.copy(contentOf: folder.path("text")) }
      #expect(answer == text)
    }

    @Test func thePrimarySelectionIsIndependentOfTheClipboard() throws {
      let other = try LiveWindow(live.robot)
      var answers: [String?] = []
      try live.run(
        .init("the window", when: { live.isSettled }) {
          #expect(live.window.copyToClipboard("copied"))
          #expect(live.window.copyToClipboard("selected", in: .primary))
          live.hasTimers = true
          live.window.readClipboard(from: .primary) { answers.append($0) }
          live.window.readClipboard { answers.append($0) }
        },
        .init("the answers", when: { answers.count == 2 }) {
          #expect(other.window.copyToClipboard("taken", in: .primary))
        },
        .init("the loss", when: { !live.window.clipboard.owns(.primary) }))
      #expect(answers == ["selected", "copied"] && live.window.clipboard.owns(.clipboard))
    }

    @Test func textOfTheWindowItselfIsReadDirectly() throws {
      let answer = try pasted(in: live) { live.window.copyToClipboard("mine") }
      #expect(answer == "mine")
    }

    @Test(.enabled(if: Executables.find("xclip") != nil, "xclip"))
    func aPictureOfAnotherProgramIsRead() throws {
      let folder = TemporaryFolder()
      // A picture of noise is sent in pieces, or in a property of more than 1 MiB.
      let bytes = try noise(900, 600).png()
      try folder.put(bytes, into: "picture.png")
      var answers: [[UInt8]?] = []
      try live.run(
        .init("the window", when: { live.isSettled }) {
          try live.robot.copy(contentOf: folder.path("picture.png"), as: "image/png")
          live.hasTimers = true
          live.window.readClipboardPicture { answers.append($0) }
          live.window.readClipboardPicture { answers.append($0) }
        },
        .init("the answers", when: { answers.count == 2 }))
      #expect(answers == [bytes, bytes] && live.window.failure == nil)
    }

    @Test func aPictureOfTheWindowItselfIsReadDirectly() throws {
      let picture = try noise(4, 4)
      var (answers, text): ([[UInt8]?], [String?]) = ([], [])
      try live.run(
        .init("the window", when: { live.isSettled }) {
          try copy(picture, from: live)
          live.hasTimers = true
          live.window.readClipboardPicture { answers.append($0) }
          live.window.readClipboard { text.append($0) }
        },
        .init("the answers", when: { answers.count == 1 && text.count == 1 }))
      #expect(try answers == [picture.png()] && text == [nil])
    }

    @Test func aClipboardWithoutTextOrAnswerIsNotRead() throws {
      var owner: SelectionOwner?
      // The owner never answers.
      let answer = try pasted(in: live) { owner = try SelectionOwner(live.robot, of: "CLIPBOARD") }
      #expect(answer == nil)
      let next = try LiveWindow()
      let none = try pasted(in: next) { owner?.end() }
      #expect(none == nil)
    }

    @Test func textAboveTheLimitIsNotRead() throws {
      let (robot, window) = (live.robot, live.window)
      let owner = try SelectionOwner(robot, of: "CLIPBOARD")
      defer { owner.end() }
      var answers: [String?] = []
      var pieces = 0
      try live.run(
        .init("the window", when: { live.isSettled }) {
          window.readClipboard { answers.append($0) }
        },
        .init("the request", when: { true }) { try owner.announcePieces() },
        .init(
          "the answer",
          when: {
            if owner.givePiece(of: 300_000) { pieces += 1 }
            return !answers.isEmpty
          }))
      #expect(answers == [nil] && (4...5).contains(pieces))
    }
  }
}
