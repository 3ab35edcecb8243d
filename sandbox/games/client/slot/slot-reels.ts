/** The nine cells: three reels that turn, and the lines drawn over them. */
import type { SlotSetup } from '../../protocol.ts'
import { h, svg } from '../dom.ts'
import { animate, calm } from '../motion.ts'

/** Cells that pass before a reel stops. */
const PASSING = [12, 16, 20]

export interface Reels {
  readonly element: HTMLElement
  /** Sets the reels turning until they are stopped. */
  turn(): void
  /** Brings the nine symbols to rest, reel after reel. */
  stop(cells: readonly number[]): Promise<void>
  show(cells: readonly number[]): void
  /** Marks winning lines; none clears. */
  mark(lines: readonly number[]): void
}

export function createReels(setup: SlotSetup): Reels {
  const reels = [0, 1, 2].map(() => h('div', { class: 'reel' }, h('div', { class: 'strip' })))
  const overlay = svg('svg', {
    class: 'lines',
    viewBox: '0 0 300 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  })
  const element = h('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels, overlay)
  let turning: Animation[] = []

  const cell = (symbol: number) =>
    h(
      'span',
      { class: 'cell' },
      h('img', {
        src: `/posters/leaf/${setup.symbols[symbol]!.subject}.svg`,
        alt: '',
        width: 96,
        height: 96,
        draggable: 'false',
      }),
    )
  const strip = (reel: number) => reels[reel]!.firstElementChild as HTMLElement
  const column = (cells: readonly number[], reel: number) => [0, 1, 2].map((row) => cells[row * 3 + reel]!)
  const passing = (count: number) =>
    Array.from({ length: count }, () => Math.floor(Math.random() * setup.symbols.length))
  const put = (reel: number, symbols: readonly number[]) => strip(reel).replaceChildren(...symbols.map(cell))
  /** Height of one cell and its gap, in pixels. */
  const pitch = (reel: number) =>
    strip(reel).getBoundingClientRect().height / strip(reel).children.length || 1

  function show(cells: readonly number[]) {
    for (const reel of [0, 1, 2]) put(reel, column(cells, reel))
  }

  return {
    element,
    show,
    turn: () => {
      if (calm()) return
      for (const reel of [0, 1, 2]) {
        put(reel, passing(9))
        const far = pitch(reel) * 6
        const frames = [{ transform: `translateY(${-far}px)` }, { transform: 'translateY(0)' }]
        turning.push(strip(reel).animate(frames, { duration: 420, iterations: Infinity }))
      }
    },
    stop: async (cells) => {
      for (const one of turning) one.cancel()
      turning = []
      if (calm()) return show(cells)
      await Promise.all(
        [0, 1, 2].map(async (reel) => {
          const rest = column(cells, reel)
          put(reel, [...rest, ...passing(PASSING[reel]!)])
          const far = pitch(reel) * PASSING[reel]!
          const frames = [
            { transform: `translateY(${-far}px)` },
            { transform: 'translateY(6px)', offset: 0.9 },
            { transform: 'translateY(0)' },
          ]
          await animate(strip(reel), frames, {
            duration: 620 + reel * 260,
            easing: 'cubic-bezier(.16,.6,.3,1)',
          })
          put(reel, rest)
        }),
      )
    },
    mark: (lines) => {
      const winning = new Set(lines.flatMap((line) => setup.lines[line]!))
      reels.forEach((reel, column) =>
        [...reel.querySelectorAll('.cell')].forEach((one, row) => {
          one.classList.toggle('hit', winning.has(row * 3 + column))
          one.classList.toggle('dim', winning.size > 0 && !winning.has(row * 3 + column))
        }),
      )
      overlay.replaceChildren(
        ...lines.map((line) =>
          svg('polyline', {
            class: 'line',
            points: setup.lines[line]!.map(
              (at) => `${(at % 3) * 100 + 50},${Math.floor(at / 3) * 100 + 50}`,
            ).join(' '),
          }),
        ),
      )
    },
  }
}
