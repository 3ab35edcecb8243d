/** The cloth: a cell for each bet, with the chips that lie on it. */
import type { HiloSetup, Texts } from '../../protocol.ts'
import { h } from '../dom.ts'
import { fill, shortMoney } from '../format.ts'
import { dieIcon } from './hilo-scene.ts'

export interface Table {
  readonly element: HTMLElement
  /** Stakes by bet, in satang. */
  stakes(): Record<string, number>
  total(): number
  set(stakes: Readonly<Record<string, number>>): void
  lock(locked: boolean): void
  /** Marks bets that won; none clears. */
  mark(bets: readonly string[]): void
}

interface Hand {
  /** Value of the chip in hand. */
  chip(): number
  /** Told before a chip is laid. */
  laying(): void
  /** Told when the table takes no more. */
  refused(): void
  changed(): void
}

export function createTable(setup: HiloSetup, texts: Texts, hand: Hand): Table {
  const { hilo } = texts
  const returns = new Map(setup.bets.map((bet) => [bet.id, bet.returns]))
  let placed: Record<string, number> = {}
  const total = () => Object.values(placed).reduce((sum, one) => sum + one, 0)
  const times = (id: string) => fill(hilo.times, { n: returns.get(id)!.join(' / ') })

  const cells = new Map<string, HTMLButtonElement>()
  /** `said`: its name where it shows dice only. */
  function cell(
    id: string,
    className: string,
    said: string,
    ...content: (Node | string)[]
  ): HTMLButtonElement {
    const one = h(
      'button',
      { type: 'button', class: `cell ${className}`, onclick: () => place(id) },
      said && h('span', { class: 'sr' }, `${said} ${times(id)}`),
      ...content,
      h('span', { class: 'pile', hidden: true }),
    )
    cells.set(id, one)
    return one
  }
  const big = (id: string, name: string, note: string) =>
    cell(id, `big ${id}`, '', h('b', {}, name), h('span', {}, note), h('span', { class: 'pays' }, times(id)))
  const singles = [1, 2, 3, 4, 5, 6].map((n) =>
    cell(`s${n}`, 'single', fill(hilo.single, { n }), dieIcon(n, 38)),
  )
  const pairs = setup.bets
    .filter((bet) => bet.id.startsWith('p'))
    .map(({ id }) => {
      const [, a, b] = id
      const said = fill(hilo.pair, { a: a!, b: b! })
      return cell(id, 'pair', said, dieIcon(Number(a), 22), dieIcon(Number(b), 22))
    })
  const [a, b, c] = returns.get('s1')!
  const element = h(
    'div',
    { class: 'table' },
    h(
      'div',
      { class: 'row-big' },
      big('low', hilo.low, hilo.lowNote),
      big('eleven', hilo.eleven, hilo.elevenNote),
      big('high', hilo.high, hilo.highNote),
    ),
    h('p', { class: 'row-head' }, h('b', {}, hilo.singles), fill(hilo.singlesNote, { a: a!, b: b!, c: c! })),
    h('div', { class: 'row-single' }, ...singles),
    h('p', { class: 'row-head' }, h('b', {}, hilo.pairs), times('p12')),
    h(
      'div',
      { class: 'row-pair' },
      ...pairs,
      cell(
        'triple',
        'pair triple',
        '',
        h('b', {}, hilo.triple),
        h('span', { class: 'pays' }, times('triple')),
      ),
    ),
  )

  function place(id: string) {
    if (total() + hand.chip() > setup.most) return hand.refused()
    hand.laying()
    placed = { ...placed, [id]: (placed[id] ?? 0) + hand.chip() }
    show()
  }
  function show() {
    for (const [id, one] of cells) {
      const stake = placed[id] ?? 0
      const pile = one.querySelector<HTMLElement>('.pile')!
      pile.hidden = stake === 0
      pile.replaceChildren(
        ...(stake === 0 ? [] : [h('span', { class: 'sr' }, texts.stake), shortMoney(stake)]),
      )
    }
    hand.changed()
  }
  return {
    element,
    stakes: () => placed,
    total,
    set: (stakes) => {
      placed = { ...stakes }
      show()
    },
    lock: (locked) => {
      for (const one of cells.values()) one.disabled = locked
    },
    mark: (bets) => {
      for (const [id, one] of cells) one.classList.toggle('hit', bets.includes(id))
    },
  }
}
