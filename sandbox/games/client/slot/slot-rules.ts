/** Paytable, and the introduction of free-spin games. */
import type { SlotSetup, Started } from '../../protocol.ts'
import { button, h } from '../dom.ts'
import { fill, money } from '../format.ts'

const SCATTER = 7
const art = (subject: string, size: number) =>
  h('img', { class: 'pay-art', src: `/posters/leaf/${subject}.svg`, alt: '', width: size, height: size })

/** What each symbol pays for the stake of the moment. */
export function paytable({ texts }: Started, setup: SlotSetup, stake: number): HTMLElement {
  const special = (index: number) => {
    if (index === 0) return setup.symbols.length > SCATTER ? texts.slot.wildButScatter : texts.slot.wild
    if (index === SCATTER) return fill(texts.slot.scatter, { n: setup.freeSpins, x: setup.freeFactor })
    return null
  }
  const rows = setup.symbols.map(({ subject, name }, index) => {
    const pay = setup.pays[index]
    const note = special(index)
    return h(
      'li',
      { class: 'pay' },
      art(subject, 44),
      h(
        'span',
        { class: 'pay-name' },
        fill(texts.slot.three, { name }),
        note && h('span', { class: 'faint pay-note' }, note),
      ),
      pay !== undefined && h('span', { class: 'money' }, money((pay * stake) / setup.lines.length)),
    )
  })
  return h(
    'div',
    { class: 'rules-body' },
    h('p', { class: 'faint' }, fill(texts.slot.pays, { stake: money(stake) })),
    h('ul', { class: 'pays' }, ...rows),
    h('p', {}, texts.slot.lines),
  )
}

/** Shown once before the first spin of a game with free spins. */
export function freeSpinIntro({ texts, game }: Started, setup: SlotSetup): HTMLDialogElement | null {
  const scatter = setup.symbols[SCATTER]
  if (!scatter) return null
  const { slot } = texts
  const dialog = h(
    'dialog',
    { class: 'rules intro', 'aria-label': game.name },
    h('div', { class: 'intro-art' }, ...[0, 1, 2].map(() => art(scatter.subject, 76))),
    h('h2', {}, fill(slot.introTitle, { n: setup.freeSpins })),
    h('p', {}, slot.intro),
    h('p', { class: 'faint' }, fill(slot.scatter, { n: setup.freeSpins, x: setup.freeFactor })),
    button('btn', slot.start, () => dialog.close()),
  )
  return dialog
}
