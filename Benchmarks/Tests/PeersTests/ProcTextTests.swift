import Testing

@testable import peers

@Suite struct ProcTextTests {
  @Test func `the parent is found after any process name`() {
    #expect(ProcText.parent(stat: "4711 (wish) S 12 4711 4711 0 -1 4194304") == 12)
    #expect(ProcText.parent(stat: "4711 (a) b (c d) R 815 1 1 0") == 815)
    #expect(ProcText.parent(stat: "") == nil)
    #expect(ProcText.parent(stat: "4711 (wish)") == nil)
  }

  @Test func `keys are whole words at the start of a line`() {
    let status = """
      Name:\twish
      Threads:\t2
      voluntary_ctxt_switches:\t317
      nonvoluntary_ctxt_switches:\t9
      """
    #expect(ProcText.number("voluntary_ctxt_switches", in: status) == 317)
    #expect(ProcText.number("nonvoluntary_ctxt_switches", in: status) == 9)
    #expect(ProcText.number("ctxt_switches", in: status) == nil)
    #expect(ProcText.number("Name", in: status) == nil)
  }

  @Test func `units and similar keys are ignored`() {
    let rollup = """
      55d0c0000000-7ffd00000000 ---p 00000000 00:00 0    [rollup]
      Rss:               21348 kB
      Pss:               14812 kB
      Pss_Dirty:          9000 kB
      Private_Clean:       240 kB
      Private_Dirty:     11764 kB
      """
    #expect(ProcText.number("Pss", in: rollup) == 14812)
    #expect(ProcText.number("Private_Dirty", in: rollup) == 11764)
    #expect(ProcText.number("Shared_Clean", in: rollup) == nil)
  }

  @Test func `the processor's name is found`() {
    let processors = "processor\t: 0\nmodel\t\t: 1\nmodel name\t: Some CPU @ 3 GHz\n"
    #expect(ProcText.text("model name", in: processors) == "Some CPU @ 3 GHz")
    #expect(ProcText.text("flags", in: processors) == nil)
  }

  @Test func `a family contains a process and its descendants`() {
    let parents: [Int32: Int32] = [1: 0, 10: 1, 11: 10, 12: 11, 20: 1, 21: 20]
    #expect(ProcText.family(of: 10, parents: parents) == [10, 11, 12])
    #expect(ProcText.family(of: 99, parents: parents) == [99])
  }

  @Test func `usage is the sum of the differences of all threads`() {
    let before = Snapshot(threads: [1: usage(10, 5), 2: usage(7, 7)])
    let after = Snapshot(threads: [1: usage(14, 6), 3: usage(2, 1)])
    // Thread 2 has exited, so its usage is lost. Thread 3 is new.
    #expect(after.since(before) == usage(6, 2))
    #expect(after.total == usage(16, 7))
  }

  private func usage(_ time: Double, _ switches: Int) -> Usage {
    Usage(processorTime: time, voluntarySwitches: switches)
  }
}
