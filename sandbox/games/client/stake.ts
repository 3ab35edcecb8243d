/** The stake: one of those on offer, by two buttons. */
import type { Started } from '../protocol.ts'
import { button, h, icon } from './dom.ts'
import { money } from './format.ts'

export interface Stake {
  readonly element: HTMLElement
  value(): number
  /** While a round runs it stays as it is. */
  lock(locked: boolean): void
}

export function createStake({ stakes, texts }: Started, label: string, first: number): Stake {
  let at = Math.max(0, stakes.indexOf(first))
  let locked = false
  const output = h('output', { class: 'money', 'aria-live': 'polite' })
  const less = button('step', icon('minus'), () => move(-1), texts.less)
  const more = button('step', icon('plus'), () => move(1), texts.more)
  const show = () => {
    output.textContent = money(stakes[at]!)
    less.disabled = locked || at === 0
    more.disabled = locked || at === stakes.length - 1
  }
  const move = (by: number) => {
    at = Math.min(stakes.length - 1, Math.max(0, at + by))
    show()
  }
  show()
  return {
    element: h(
      'div',
      { class: 'stake', role: 'group', 'aria-label': label },
      h('span', { class: 'label' }, label),
      output,
      h('div', { class: 'steps' }, less, more),
    ),
    value: () => stakes[at]!,
    lock: (value) => {
      locked = value
      show()
    },
  }
}
