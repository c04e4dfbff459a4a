# Tk: a ttk::scale. Tk has no animated switch and no segmented control, so they are drawn on a
# canvas, and a timer animates the switch.
#
#   wish tk.tcl trio|stress|version

set page [expr {[llength $argv] ? [lindex $argv 0] : "trio"}]
if {$page eq "version"} {
  puts "Tk [info patchlevel]"
  exit
}

set isOn 0
set position 0.0
set shift 0

proc addSwitch {x y} {
  .c create line [expr {$x + 15}] [expr {$y + 15}] [expr {$x + 36}] [expr {$y + 15}] \
    -width 31 -capstyle round -fill #e9e9eb -tags {track switch}
  .c create oval [expr {$x + 2}] [expr {$y + 2}] [expr {$x + 29}] [expr {$y + 29}] \
    -fill white -outline #cccccc -tags {thumb switch}
}

proc slide {start from} {
  global isOn position shift
  set part [expr {min(1, ([clock microseconds] - $start) / 250000.0)}]
  set position [expr {$from + ($isOn - $from) * (1 - (1 - $part) ** 3)}]
  set next [expr {round(20 * $position)}]
  if {$next != $shift} { .c move thumb [expr {$next - $shift}] 0 }
  set shift $next
  .c itemconfigure track -fill [expr {$position > 0.5 ? "#34c759" : "#e9e9eb"}]
  if {$part < 1} { after 16 [list slide $start $from] }
}

# Starts one frame early, so that the first frame already shows a change.
proc toggle {} {
  global isOn position
  set isOn [expr {!$isOn}]
  slide [expr {[clock microseconds] - 16667}] $position
}

proc choose {x} {
  set left [expr {42 + min(2, max(0, ($x - 40) / 134)) * 132}]
  .c coords pill $left 292 [expr {$left + 132}] 320
}

proc addTrio {} {
  addSwitch 40 100
  .c bind switch <ButtonRelease-1> toggle
  ttk::scale .slider -from 0 -to 1 -value 0.3 -length 400
  .c create window 40 190 -window .slider -anchor nw
  .c create rectangle 40 290 440 322 -fill #eeeeee -outline "" -tags plate
  .c create rectangle 42 292 174 320 -fill white -outline "" -tags {pill plate}
  foreach title {One Two Three} x {107 240 373} { .c create text $x 306 -text $title -tags plate }
  .c bind plate <ButtonRelease-1> {choose %x}
}

proc addStress {} {
  addSwitch 35 10
  .c addtag master withtag switch
  .c bind master <ButtonRelease-1> toggle
  for {set i 0} {$i < 1000} {incr i} {
    addSwitch [expr {10 + $i % 40 * 29}] [expr {60 + $i / 40 * 27}]
  }
}

lassign [expr {$page eq "stress" ? {1200 760} : {480 640}}] width height
wm title . tk
wm geometry . ${width}x${height}+0+0
pack [canvas .c -width $width -height $height -background white -highlightthickness 0]
if {$page eq "stress"} addStress else addTrio
