import QtQuick
import QtQuick.Controls

ApplicationWindow {
  visible: true
  width: 1200
  height: 760
  title: "qt"
  color: "white"

  Switch {
    id: master
    x: 29
    y: 5
  }

  Repeater {
    model: 1000

    Switch {
      x: 10 + (index % 40) * 29
      y: 60 + Math.floor(index / 40) * 27
      checked: master.checked
    }
  }
}
