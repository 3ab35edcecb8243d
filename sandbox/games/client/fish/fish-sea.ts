/** The sea behind the fish: light from above, weed, scalloped waves at the foot. Drawn once for each size. */

const css = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

export const seaColours = () => ({
  gold: css('--gold'),
  ink: css('--ink'),
  main: css('--main'),
  light: css('--light'),
  bg: css('--bg'),
  bg2: css('--bg2'),
  mid: css('--mid'),
  main2: css('--main2'),
})

export function paintSea(width: number, height: number, ratio: number): HTMLCanvasElement {
  const colours = seaColours()
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d')!
  context.scale(ratio, ratio)
  const water = context.createLinearGradient(0, 0, 0, height)
  water.addColorStop(0, colours.main2)
  water.addColorStop(0.5, colours.mid)
  water.addColorStop(1, colours.bg2)
  context.fillStyle = water
  context.fillRect(0, 0, width, height)

  context.fillStyle = colours.light
  for (let i = 0; i < 6; i++) {
    const x = (width * (i + 0.3)) / 6
    context.globalAlpha = 0.05
    context.beginPath()
    context.moveTo(x, 0)
    context.lineTo(x + 34, 0)
    context.lineTo(x + 110 + i * 8, height)
    context.lineTo(x - 20 + i * 8, height)
    context.fill()
  }
  context.globalAlpha = 0.5
  context.strokeStyle = colours.gold
  context.lineWidth = 1.2
  for (let i = 0; i < 14; i++) {
    context.beginPath()
    context.arc(
      ((i * 97) % 100) * width * 0.01,
      ((i * 61) % 90) * height * 0.01,
      2 + (i % 4) * 1.6,
      0,
      Math.PI * 2,
    )
    context.stroke()
  }

  context.globalAlpha = 1
  for (const side of [0, 1]) {
    for (let i = 0; i < 4; i++) {
      const x = side ? width - 10 - i * 17 : 10 + i * 17
      const tall = 92 - i * 16
      context.strokeStyle = i % 2 ? colours.bg2 : colours.bg
      context.lineWidth = 9 - i
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(x, height)
      context.bezierCurveTo(x - 16, height - tall * 0.4, x + 18, height - tall * 0.7, x - 4, height - tall)
      context.stroke()
    }
  }
  for (let row = 0; row < 3; row++) {
    for (let x = row % 2 ? -26 : 0; x < width + 52; x += 52) {
      const y = height - 26 + row * 20
      for (const [r, fill] of [
        [30, row % 2 ? colours.mid : colours.bg2],
        [19, null],
        [9, null],
      ] as const) {
        context.beginPath()
        context.arc(x, y + 16, r, Math.PI, 0)
        if (fill) {
          context.fillStyle = fill
          context.fill()
        }
        context.globalAlpha = fill ? 0.5 : 0.32
        context.strokeStyle = colours.gold
        context.lineWidth = 1.3
        context.stroke()
        context.globalAlpha = 1
      }
    }
  }
  return canvas
}
