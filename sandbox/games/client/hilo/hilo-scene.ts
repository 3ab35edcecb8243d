/** Three dice on their dish, and the bowl over them. */
import { svg } from '../dom.ts'
import { animate, wait } from '../motion.ts'

type Dice = readonly number[]

const spots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-10, -10],
    [10, 10],
  ],
  3: [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  4: [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
  5: [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
  6: [
    [-10, -12],
    [10, -12],
    [-10, 0],
    [10, 0],
    [-10, 12],
    [10, 12],
  ],
}

/** A die's face in a 52 × 52 field about the origin; one and four are red, as on Thai dice. */
function face(value: number): SVGGElement {
  const pips = spots[value]!.map(([x, y]) =>
    svg('circle', {
      class: value === 1 || value === 4 ? 'pip red' : 'pip',
      cx: x,
      cy: y,
      r: value === 1 ? 8 : 4.6,
    }),
  )
  return svg('g', {}, svg('rect', { class: 'die', x: -25, y: -25, width: 50, height: 50, rx: 11 }), ...pips)
}

/** A die as a picture of its own, for the buttons of the table. */
export const dieIcon = (value: number, size: number): SVGSVGElement =>
  svg('svg', { viewBox: '-27 -27 54 54', width: size, height: size, 'aria-hidden': 'true' }, face(value))

const places = [
  [112, 186, -10],
  [188, 188, 9],
  [150, 160, 3],
] as const

export interface Scene {
  readonly element: SVGSVGElement
  /** Covers the dice and shakes until the result is there. */
  cover(): Promise<void>
  /** Lifts the bowl over these dice. */
  lift(dice: Dice): Promise<void>
  show(dice: Dice): void
}

export function createScene(): Scene {
  const dice = svg('g', {})
  const stars = [-62, -31, 0, 31, 62].map((x) =>
    svg('path', { class: 'gold-fill', d: `M${150 + x} ${140 - (3844 - x * x) / 900}l6 7l-6 7l-6-7z` }),
  )
  const petals = [-40, 0, 40].map((x) =>
    svg('path', {
      class: 'gold-fill',
      d: `M${150 + x - 12} ${108 - (1600 - x * x) / 140}c0-14 8-18 12-30c4 12 12 16 12 30z`,
    }),
  )
  const bowl = svg(
    'g',
    { class: 'bowl' },
    svg('path', { class: 'bowl-body', d: 'M42 186C42 24 258 24 258 186C226 204 74 204 42 186Z' }),
    svg('path', { class: 'gold-line', d: 'M46 160C96 142 204 142 254 160M50 132C98 114 202 114 250 132' }),
    ...stars,
    ...petals,
    svg('path', { class: 'gold-fill edge', d: 'M136 66C136 54 164 54 164 66Z' }),
    svg('circle', { class: 'gold-fill edge', cx: 150, cy: 48, r: 11 }),
  )
  const element = svg(
    'svg',
    { class: 'scene', viewBox: '0 0 300 250', 'aria-hidden': 'true' },
    svg('ellipse', { class: 'dish-low', cx: 150, cy: 208, rx: 138, ry: 34 }),
    svg('ellipse', { class: 'dish', cx: 150, cy: 198, rx: 138, ry: 34 }),
    svg('ellipse', { class: 'dish-in', cx: 150, cy: 197, rx: 118, ry: 26 }),
    dice,
    bowl,
  )

  const show = (values: Dice) =>
    dice.replaceChildren(
      ...values.map((value, i) => {
        const [x, y, turn] = places[i]!
        const one = face(value)
        one.setAttribute('transform', `translate(${x} ${y}) rotate(${turn})`)
        return one
      }),
    )
  const away = 'translate(84px,-72px) rotate(22deg) scale(.86)'
  bowl.style.transform = away

  return {
    element,
    show,
    cover: async () => {
      await animate(bowl, [{ transform: away }, { transform: 'none' }], { duration: 320, easing: 'ease-in' })
      bowl.style.transform = 'none'
      const shake = [0, -5, 6, -6, 5, -4, 0].map((x) => ({
        transform: `translate(${x}px,${-Math.abs(x)}px) rotate(${x / 2}deg)`,
      }))
      await animate(element, shake, { duration: 620, iterations: 2 })
    },
    lift: async (values) => {
      show(values)
      await wait(120)
      await animate(
        bowl,
        [{ transform: 'none' }, { transform: 'translate(0,-40px)', offset: 0.4 }, { transform: away }],
        { duration: 640, easing: 'cubic-bezier(.2,.7,.2,1)' },
      )
      bowl.style.transform = away
    },
  }
}
