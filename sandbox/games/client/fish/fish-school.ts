/** The fish: where they swim, and how they are drawn. */
import type { FishSetup } from '../../protocol.ts'

type Kind = FishSetup['fish'][number]

export interface Swimmer {
  readonly kind: Kind
  x: number
  y: number
  readonly size: number
  /** Pixels a second; below zero to the left. */
  readonly speed: number
  readonly phase: number
  readonly sway: number
  /** Time of the last hit, for the flash; 0 for none. */
  hitAt: number
  gone: boolean
}

/** How a picture must be turned so that its head points left; null where it has no direction. */
const headings: Readonly<Record<string, number | null>> = {
  betta: 0,
  koi: -2,
  turtle: -1.85,
  puffer: 0,
  crab: null,
  octopus: null,
  jelly: null,
  shell: null,
}

const SIZES: Readonly<Record<string, number>> = {
  jelly: 58,
  betta: 74,
  puffer: 70,
  crab: 78,
  koi: 96,
  turtle: 112,
  octopus: 128,
  pearl: 104,
}
/** Swimmers on a phone; wide scenes hold more. */
const CROWD = 11

export interface School {
  readonly swimmers: readonly Swimmer[]
  step(seconds: number, now: number): void
  draw(context: CanvasRenderingContext2D, now: number): void
  resize(width: number, height: number): void
  /** The swimmer nearest to a point, within reach. */
  near(x: number, y: number, reach: number): Swimmer | null
  remove(swimmer: Swimmer): void
}

function pickKind(kinds: readonly Kind[]): Kind {
  let left = Math.random() * kinds.reduce((sum, kind) => sum + kind.weight, 0)
  return kinds.find((kind) => (left -= kind.weight) <= 0) ?? kinds[0]!
}

export function createSchool(setup: FishSetup, gameId: string): School {
  let width = 300
  let height = 300
  let swimmers: Swimmer[] = []
  const pictures = new Map(
    setup.fish.map((kind) => {
      const picture = new Image()
      picture.src = `/sprites/${gameId}/${kind.subject}.svg`
      return [kind.id, picture]
    }),
  )

  /** Of three heights the one with most room to the next fish. */
  function roomiest(size: number): number {
    const heights = [0, 0, 0].map(() => size * 0.6 + Math.random() * Math.max(20, height - size * 1.6))
    const room = (y: number) => Math.min(...swimmers.map((fish) => Math.abs(fish.y - y)), height)
    return heights.toSorted((a, b) => room(b) - room(a))[0]!
  }

  function spawn(inside: boolean): Swimmer {
    const kind = pickKind(setup.fish)
    const size = SIZES[kind.id] ?? 72
    const speed = (26 + Math.random() * 34) * (Math.random() < 0.5 ? -1 : 1) * (size > 100 ? 0.7 : 1)
    const x = inside ? Math.random() * width : speed > 0 ? -size : width + size
    return {
      kind,
      size,
      speed,
      x,
      y: roomiest(size),
      phase: Math.random() * 6,
      sway: 5 + Math.random() * 9,
      hitAt: 0,
      gone: false,
    }
  }
  const wanted = () => Math.round(CROWD * Math.min(2, Math.max(1, width / 420)))

  function drawOne(context: CanvasRenderingContext2D, fish: Swimmer, now: number) {
    const picture = pictures.get(fish.kind.id)!
    if (!picture.complete || picture.naturalWidth === 0) return
    const heading = headings[fish.kind.subject]
    context.save()
    context.translate(fish.x, fish.y)
    if (heading !== null && heading !== undefined) {
      if (fish.speed > 0) context.scale(-1, 1)
      context.rotate(heading + Math.sin(now / 500 + fish.phase) * 0.06)
    } else context.rotate(Math.sin(now / 700 + fish.phase) * 0.14)
    const flash = Math.max(0, 1 - (now - fish.hitAt) / 260)
    if (fish.hitAt > 0 && flash > 0) context.filter = `brightness(${1 + flash * 0.9})`
    context.drawImage(picture, -fish.size / 2, -fish.size / 2, fish.size, fish.size)
    context.restore()
  }

  return {
    get swimmers() {
      return swimmers
    },
    resize: (w, h) => {
      for (const fish of swimmers) {
        fish.x *= w / width
        fish.y *= h / height
      }
      width = w
      height = h
      while (swimmers.length < wanted()) swimmers.push(spawn(true))
    },
    step: (seconds, now) => {
      for (const fish of swimmers) {
        fish.x += fish.speed * seconds
        fish.y += Math.cos(now / 900 + fish.phase) * fish.sway * seconds
        fish.y = Math.min(height - fish.size * 0.5, Math.max(fish.size * 0.45, fish.y))
        if (fish.x < -fish.size * 1.2 || fish.x > width + fish.size * 1.2) fish.gone = true
      }
      swimmers = swimmers.filter((fish) => !fish.gone)
      while (swimmers.length < wanted()) swimmers.push(spawn(false))
    },
    draw: (context, now) => {
      for (const fish of swimmers.toSorted((a, b) => a.size - b.size)) drawOne(context, fish, now)
    },
    near: (x, y, reach) => {
      const far = (fish: Swimmer) => Math.max(0, Math.hypot(fish.x - x, fish.y - y) - fish.size / 2)
      const inside = swimmers.filter((fish) => fish.x > 0 && fish.x < width && far(fish) <= reach)
      return inside.toSorted((a, b) => far(a) - far(b))[0] ?? null
    },
    remove: (swimmer) => void (swimmer.gone = true),
  }
}
