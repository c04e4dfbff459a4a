import QtQuick
import QtQuick.Controls

ApplicationWindow {
  visible: true
  width: 480
  height: 640
  title: "qt"
  color: "white"

  Switch {
    x: 40
    y: 100
  }

  Slider {
    x: 40
    y: 190
    width: 400
    value: 0.3
  }

  TabBar {
    x: 40
    y: 290
    width: 400

    TabButton { text: "One" }
    TabButton { text: "Two" }
    TabButton { text: "Three" }
  }
}
