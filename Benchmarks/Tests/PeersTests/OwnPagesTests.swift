import Testing

@testable import peers

@Suite struct OwnPagesTests {
  @Test func `only unmodified file mappings are released`() {
    let smaps = """
      1000-2000 r-xp 00000000 08:01 815                  /usr/lib/libX11.so.6
      Rss:                   4 kB
      Anonymous:             0 kB
      2000-3000 r--p 00001000 08:01 815                  /usr/lib/libX11.so.6
      Anonymous:             4 kB
      3000-4000 rw-p 00002000 08:01 815                  /usr/lib/libX11.so.6
      Anonymous:             0 kB
      4000-5000 r--p 00000000 00:00 0
      Anonymous:             0 kB
      5000-6000 r-xp 00000000 00:00 0                    [vdso]
      Anonymous:             0 kB
      6000-7000 r--s 00000000 08:01 816                  /usr/lib/shared
      Anonymous:             0 kB
      a000-b000 r--p 00000000 08:01 817                  /a path/with spaces
      AnonHugePages:         0 kB
      Anonymous:             0 kB
      """
    #expect(
      OwnPages.untouched(smaps: smaps) == [
        OwnPages.Mapping(start: 0x1000, end: 0x2000), OwnPages.Mapping(start: 0xA000, end: 0xB000),
      ])
  }

  @Test func `an empty list of mappings has none to release`() {
    #expect(OwnPages.untouched(smaps: "").isEmpty)
  }
}
