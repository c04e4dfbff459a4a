import Testing

@testable import Canvas

@Suite struct `Spare memory of arrays` {
  @Test func `spare capacity moves to the empty array, and elements stay`() {
    var (large, small) = ([Int](), [Int]())
    large.reserveCapacity(4096)
    large.append(contentsOf: 1...3)
    small.reserveCapacity(8)
    large.exchangeSpareMemory(with: &small)
    #expect(large == [1, 2, 3] && large.capacity < 64)
    #expect(small.isEmpty && small.capacity >= 4096)
    var full = Array(1...1000)
    var other = [7]
    full.exchangeSpareMemory(with: &other)
    #expect(full == Array(1...1000) && other == [7])
  }

  @Test func `spare capacity is released if both arrays have too much`() {
    var (one, other) = ([1], [2])
    one.reserveCapacity(4096)
    other.reserveCapacity(4096)
    one.exchangeSpareMemory(with: &other)
    #expect(one == [1] && one.capacity <= 64)
    #expect(other.isEmpty && other.capacity >= 4096)
  }

  @Test func `small display lists do not keep the memory of large ones`() {
    let recorder = RecordingPainter()
    var lists = Array(repeating: DisplayList(), count: 20)
    for _ in 0..<30 {
      for index in lists.indices {
        recorder.removeAll()
        for step in 0..<(index == 0 ? 2000 : 3) {
          recorder.fillAligned(Rect(Double(step), 0, 1, 1), color: .black)
        }
        recorder.exchangeList(with: &lists[index])
        recorder.takeSpareMemory(of: &lists[index])
      }
    }
    #expect(lists.map(\.commands.count) == [2000] + Array(repeating: 3, count: 19))
    #expect(lists.dropFirst().allSatisfy { $0.commands.capacity <= 64 })
  }
}
