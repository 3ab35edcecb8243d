/** Bullets, nets, coins, and the cannon. */
import type { Swimmer } from './fish-school.ts'

export interface Colours {
  readonly gold: string
  readonly ink: string
  readonly main: string
  readonly light: string
}

interface Effect {
  /** False when it is over. */
  draw(context: CanvasRenderingContext2D, now: number): boolean
}

export interface Effects {
  draw(context: CanvasRenderingContext2D, now: number): void
  /** A shot at a swimmer; resolves when it arrives, also where the browser draws no frames. */
  fire(from: readonly [number, number], target: Swimmer): Promise<void>
  burst(x: number, y: number, text: string): void
}

const FLIGHT = 260
const BURST = 1200

export function createEffects(colours: Colours): Effects {
  let running: Effect[] = []

  function lozenge(context: CanvasRenderingContext2D, x: number, y: number, r: number) {
    context.beginPath()
    context.moveTo(x, y - r)
    context.lineTo(x + r, y)
    context.lineTo(x, y + r)
    context.lineTo(x - r, y)
    context.closePath()
    context.fill()
  }

  const net = (x: number, y: number, begun: number): Effect => ({
    draw: (context, now) => {
      const t = (now - begun) / 320
      if (t >= 1) return false
      context.globalAlpha = 1 - t
      context.strokeStyle = colours.gold
      context.lineWidth = 2.5
      for (let i = 0; i < 8; i++) {
        const a = (Math.PI * i) / 4
        const r = 10 + t * 34
        context.beginPath()
        context.ellipse(x + Math.cos(a) * r, y + Math.sin(a) * r, 9, 4, a, 0, Math.PI * 2)
        context.stroke()
      }
      context.globalAlpha = 1
      return true
    },
  })

  return {
    draw: (context, now) => {
      const drawn = running
      // An effect may begin another while it is drawn.
      running = []
      const left = drawn.filter((effect) => effect.draw(context, now))
      running = [...left, ...running]
    },
    fire: (from, target) => {
      const begun = performance.now()
      running.push({
        draw: (context, now) => {
          const t = Math.min(1, (now - begun) / FLIGHT)
          context.fillStyle = colours.gold
          lozenge(context, from[0] + (target.x - from[0]) * t, from[1] + (target.y - from[1]) * t, 8)
          if (t < 1) return true
          target.hitAt = now
          running.push(net(target.x, target.y, now))
          return false
        },
      })
      return new Promise((resolve) => setTimeout(resolve, FLIGHT))
    },
    burst: (x, y, text) => {
      const begun = performance.now()
      running.push({
        draw: (context, now) => {
          const t = (now - begun) / BURST
          if (t >= 1) return false
          context.globalAlpha = Math.min(1, (1 - t) * 2)
          context.fillStyle = colours.gold
          for (let i = 0; i < 10; i++) {
            const a = (Math.PI * 2 * i) / 10
            lozenge(context, x + Math.cos(a) * t * 60, y + Math.sin(a) * t * 46 + t * t * 40, 6)
          }
          context.font = '700 26px "Noto Serif Thai",serif'
          context.textAlign = 'center'
          context.lineWidth = 5
          context.strokeStyle = colours.ink
          context.fillStyle = colours.light
          context.strokeText(text, x, y - 14 - t * 34)
          context.fillText(text, x, y - 14 - t * 34)
          context.globalAlpha = 1
          return true
        },
      })
    },
  }
}

/** A lacquer cannon at the foot, pointing at (x, y). */
export function drawCannon(
  context: CanvasRenderingContext2D,
  at: readonly [number, number],
  aim: readonly [number, number],
  colours: Colours,
): void {
  const angle = Math.atan2(aim[1] - at[1], aim[0] - at[0])
  context.save()
  context.translate(at[0], at[1])
  context.save()
  context.rotate(angle + Math.PI / 2)
  context.fillStyle = colours.gold
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(-11, -62, 22, 54, 7)
  context.fill()
  context.stroke()
  context.fillStyle = colours.main
  context.beginPath()
  context.roundRect(-14, -44, 28, 12, 4)
  context.fill()
  context.stroke()
  context.restore()
  context.fillStyle = colours.main
  context.strokeStyle = colours.gold
  context.lineWidth = 3
  context.beginPath()
  context.arc(0, 4, 30, Math.PI, 0)
  context.closePath()
  context.fill()
  context.stroke()
  context.restore()
}
