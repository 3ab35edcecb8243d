/** The 1X2 coupon: choose results, place a stake, see how the matches ended. */
import type { MatchShown, SportSetup } from '../../protocol.ts'
import { CallFailed } from '../api.ts'
import { createChrome } from '../chrome.ts'
import { button, h } from '../dom.ts'
import { fill, money, odds } from '../format.ts'
import { wait } from '../motion.ts'
import type { Play } from '../rounds.ts'
import { createCoupon } from './sport-coupon.ts'
import { createStake } from '../stake.ts'

const FIRST_STAKE = 2000

export function start(root: HTMLElement, play: Play): void {
  const { started } = play
  const { texts } = started
  const { sport } = texts
  const setup = started.setup as SportSetup
  const chrome = createChrome(root, play, () => h('p', {}, sport.rules))
  const stake = createStake(started, texts.stake, FIRST_STAKE)
  const total = h('span', { class: 'money' }, '')
  const returns = h('span', { class: 'money', 'data-tone': 'won' }, '')
  const place = button('cta', sport.place, () => void run())
  const onward = button('cta', sport.next, () => show(next))
  const coupon = createCoupon(
    setup,
    texts,
    () => changed(),
    () => chrome.say(fill(sport.mostLegs, { n: setup.mostLegs }), 'lost'),
  )
  let next: readonly MatchShown[] = setup.matches

  onward.hidden = true
  chrome.stage.append(coupon.element)
  const steps = stake.element.querySelector('.steps')!
  steps.addEventListener('click', () => changed())
  chrome.controls.append(
    h(
      'div',
      { class: 'slip' },
      stake.element,
      h(
        'dl',
        { class: 'sums' },
        h('div', {}, h('dt', {}, sport.odd), h('dd', {}, total)),
        h('div', {}, h('dt', {}, sport.returns), h('dd', {}, returns)),
      ),
      place,
      onward,
    ),
  )
  show(next)

  function changed() {
    const legs = coupon.legs().length
    total.textContent = legs === 0 ? '–' : odds(coupon.odds())
    returns.textContent = legs === 0 ? '–' : money(Math.floor((stake.value() * coupon.odds()) / 100))
    place.disabled = legs === 0
    if (legs > 0) chrome.say(`${sport.coupon} ${fill(sport.legs, { n: legs })}`)
    else chrome.say(sport.empty)
  }

  function show(matches: readonly MatchShown[]) {
    coupon.offer(matches)
    place.hidden = false
    onward.hidden = true
    stake.lock(false)
    if (document.activeElement === onward || document.activeElement === document.body)
      coupon.element.querySelector<HTMLElement>('.odd')?.focus({ preventScroll: true })
  }

  async function run() {
    if (place.disabled) return
    place.disabled = true
    coupon.lock(true)
    stake.lock(true)
    chrome.say(sport.playing)
    root.classList.add('playing')
    try {
      const [round] = await Promise.all([
        play.round({ kind: 'sport', stake: stake.value(), legs: coupon.legs() }),
        wait(1100),
      ])
      coupon.results(round.outcome)
      const won = round.win > round.stake
      chrome.say(won ? `${fill(texts.won, { amount: money(round.win) })}` : texts.lost, won ? 'won' : 'plain')
      chrome.showBalance()
      next = round.next
      place.hidden = true
      onward.hidden = false
      onward.focus({ preventScroll: true })
    } catch (error) {
      chrome.say(error instanceof Error ? error.message : '', 'lost')
      const over = error instanceof CallFailed && error.over
      place.disabled = over
      coupon.lock(over)
      stake.lock(over)
    } finally {
      root.classList.remove('playing')
    }
  }
}
