/** Hi-lo: choose a chip, put it on the cloth, open the bowl. */
import type { HiloSetup } from '../../protocol.ts'
import { CallFailed } from '../api.ts'
import { createChrome } from '../chrome.ts'
import { button, h } from '../dom.ts'
import { fill, money, shortMoney } from '../format.ts'
import { createScene, dieIcon } from './hilo-scene.ts'
import { createTable } from './hilo-table.ts'
import type { Play } from '../rounds.ts'

const FIRST_CHIP = 1000
const FIRST_DICE = [2, 4, 5]
/** Results kept on the strip. */
const REMEMBERED = 8

export function start(root: HTMLElement, play: Play): void {
  const { started } = play
  const { texts } = started
  const setup = started.setup as HiloSetup
  let chip = started.stakes.includes(FIRST_CHIP) ? FIRST_CHIP : started.stakes[0]!
  let last: Record<string, number> = {}
  const before: Record<string, number>[] = []
  const results: { dice: readonly number[]; sum: number }[] = []

  const chrome = createChrome(root, play, () => h('p', {}, texts.hilo.rules))
  const scene = createScene()
  const strip = h('ol', { class: 'history', 'aria-label': texts.hilo.history })
  const total = h('span', { class: 'money' }, money(0))
  const table = createTable(setup, texts, {
    chip: () => chip,
    laying: () => void before.push({ ...table.stakes() }),
    refused: () => chrome.say(fill(texts.hilo.tooMuch, { amount: shortMoney(setup.most) }), 'lost'),
    changed: () => changed(),
  })
  const chips = started.stakes.map((value) =>
    h(
      'label',
      { class: 'chip' },
      h('input', {
        type: 'radio',
        name: 'chip',
        value,
        checked: value === chip,
        class: 'sr',
        onchange: () => void (chip = value),
      }),
      h('span', { class: `disc c${value}` }, shortMoney(value)),
    ),
  )
  const open = button('cta', texts.hilo.open, () => void run())
  const clear = button('quiet', texts.hilo.clear, () => restore({}))
  const undo = button('quiet', texts.hilo.undo, () => restore(before.pop() ?? {}, false))
  const again = button('quiet', texts.hilo.again, () => restore(last))

  scene.show(FIRST_DICE)
  chrome.stage.append(h('div', { class: 'top-part' }, scene.element, strip), table.element)
  chrome.controls.append(
    h('fieldset', { class: 'chips' }, h('legend', { class: 'sr' }, texts.hilo.chips), ...chips),
    h('div', { class: 'acts' }, undo, clear, again),
    h('div', { class: 'go' }, h('div', {}, h('span', { class: 'label' }, texts.hilo.total), total), open),
  )
  chrome.say(texts.hilo.choose)
  changed()

  function restore(stakes: Readonly<Record<string, number>>, keep = true) {
    if (keep) before.push({ ...table.stakes() })
    table.set(stakes)
  }
  function changed(locked = false) {
    const sum = table.total()
    total.textContent = money(sum)
    open.disabled = locked || sum === 0
    clear.disabled = locked || sum === 0
    undo.disabled = locked || before.length === 0
    again.disabled = locked || Object.keys(last).length === 0
  }
  function remember(dice: readonly number[], sum: number) {
    results.unshift({ dice, sum })
    strip.replaceChildren(
      ...results.slice(0, REMEMBERED).map((one) => {
        const [a, b, c] = one.dice
        const side = one.sum === 11 ? 'eleven' : one.sum > 11 ? 'high' : 'low'
        const label = fill(texts.hilo.dice, { a: a!, b: b!, c: c!, n: one.sum })
        return h(
          'li',
          { class: side },
          h('span', { class: 'sr' }, label),
          h('span', { class: 'tiny', 'aria-hidden': 'true' }, ...one.dice.map((value) => dieIcon(value, 13))),
          h('b', { 'aria-hidden': 'true' }, String(one.sum)),
        )
      }),
    )
  }

  async function run() {
    if (open.disabled) return
    const stakes = { ...table.stakes() }
    table.lock(true)
    table.mark([])
    changed(true)
    chrome.say(texts.hilo.shaking)
    try {
      const [round] = await Promise.all([play.round({ kind: 'hilo', stakes }), scene.cover()])
      const { dice, sum, wins } = round.outcome
      await scene.lift(dice)
      remember(dice, sum)
      table.mark(round.win > round.stake ? wins.map((one) => one.bet) : [])
      const [a, b, c] = dice
      const shown = fill(texts.hilo.dice, { a, b, c, n: sum })
      const result =
        round.win > round.stake
          ? fill(texts.won, { amount: money(round.win) })
          : round.win > 0
            ? fill(texts.returned, { amount: money(round.win) })
            : texts.lost
      chrome.say(`${shown} ${result}`, round.win > round.stake ? 'won' : 'plain')
      chrome.showBalance()
      last = stakes
      before.length = 0
      table.set({})
      table.lock(false)
      changed()
    } catch (error) {
      await scene.lift(FIRST_DICE)
      chrome.say(error instanceof Error ? error.message : '', 'lost')
      const over = error instanceof CallFailed && error.over
      table.lock(over)
      changed(over)
    }
  }
}
