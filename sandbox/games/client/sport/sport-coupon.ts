/** Matches with their three odds, and the coupon made of them. */
import type { CouponBet, MatchShown, Rounds, SportSetup, Texts } from '../../protocol.ts'
import { h } from '../dom.ts'
import { fill, odds } from '../format.ts'

type Pick = CouponBet['legs'][number]['pick']
type Outcome = Rounds['sport']['outcome']
const picks: readonly Pick[] = ['1', 'X', '2']

export interface Coupon {
  readonly element: HTMLElement
  legs(): CouponBet['legs']
  /** Product of the odds in hundredths. */
  odds(): number
  lock(locked: boolean): void
  /** Shows how the chosen matches ended. */
  results(outcome: Outcome): void
  /** New matches, nothing chosen. */
  offer(matches: readonly MatchShown[]): void
}

/** Product of odds in hundredths, rounded down at each step, as the provider does. */
const combine = (all: readonly number[]): number =>
  all.reduce((product, one) => Math.floor((product * one) / 100), 100)

export function createCoupon(
  setup: SportSetup,
  texts: Texts,
  changed: () => void,
  refused: () => void,
): Coupon {
  const { sport } = texts
  const names = { '1': sport.home, X: sport.draw, '2': sport.away }
  let matches: readonly MatchShown[] = []
  let chosen = new Map<string, Pick>()
  const list = h('ol', { class: 'matches' })

  function choose(match: MatchShown, pick: Pick) {
    if (chosen.get(match.id) === pick) chosen.delete(match.id)
    else if (!chosen.has(match.id) && chosen.size >= setup.mostLegs) return refused()
    else chosen.set(match.id, pick)
    for (const one of list.querySelectorAll<HTMLElement>(`[data-match="${match.id}"] .odd`)) {
      one.setAttribute('aria-pressed', String(chosen.get(match.id) === one.dataset.pick))
    }
    changed()
  }

  function row(match: MatchShown): HTMLLIElement {
    const buttons = picks.map((pick, i) => {
      const label = fill(sport.pick, { home: match.home, away: match.away, pick: names[pick] })
      return h(
        'button',
        {
          type: 'button',
          class: 'odd',
          'data-pick': pick,
          'aria-pressed': 'false',
          onclick: () => choose(match, pick),
        },
        h('span', { class: 'sr' }, label),
        h('span', { class: 'pick' }, pick),
        h('span', { class: 'money' }, odds(match.odds[i]!)),
      )
    })
    return h(
      'li',
      { class: 'match', 'data-match': match.id },
      h(
        'div',
        { class: 'sides' },
        h('span', { class: 'team' }, match.home),
        h('span', { class: 'score money' }, '–'),
        h('span', { class: 'team away' }, match.away),
      ),
      h('div', { class: 'odds' }, ...buttons),
    )
  }

  const offer = (next: readonly MatchShown[]) => {
    matches = next
    chosen = new Map()
    list.replaceChildren(...next.map(row))
    changed()
  }

  return {
    element: list,
    offer,
    legs: () => [...chosen].map(([match, pick]) => ({ match, pick })),
    odds: () =>
      combine(
        [...chosen].map(([id, pick]) => matches.find((match) => match.id === id)!.odds[picks.indexOf(pick)]!),
      ),
    lock: (locked) => {
      for (const one of list.querySelectorAll<HTMLButtonElement>('.odd')) one.disabled = locked
    },
    results: (outcome) => {
      list.querySelector(`[data-match="${outcome.legs[0]!.match}"]`)?.scrollIntoView({ block: 'center' })
      for (const leg of outcome.legs) {
        const item = list.querySelector<HTMLElement>(`[data-match="${leg.match}"]`)!
        const won = leg.result === leg.pick
        item.classList.add(won ? 'won' : 'lost')
        item.querySelector('.score')!.textContent = leg.score.join(' – ')
        item
          .querySelector('.sides')!
          .append(
            h(
              'span',
              { class: 'verdict', 'data-tone': won ? 'won' : 'lost' },
              won ? sport.legWon : sport.legLost,
            ),
          )
        item.querySelector(`[data-pick="${leg.result}"]`)!.classList.add('was')
      }
    },
  }
}
