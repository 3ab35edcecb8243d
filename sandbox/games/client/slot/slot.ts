/** The slot: stake, spin, reels, free spins. Outcomes come from the server; this only shows them. */
import type { Rounds, SlotSetup } from '../../protocol.ts'
import { CallFailed } from '../api.ts'
import { createChrome } from '../chrome.ts'
import { button, h, icon } from '../dom.ts'
import { fill, money } from '../format.ts'
import { wait } from '../motion.ts'
import type { Play } from '../rounds.ts'
import { createReels } from './slot-reels.ts'
import { freeSpinIntro, paytable } from './slot-rules.ts'
import { createStake } from '../stake.ts'

type Outcome = Rounds['slot']['outcome']
type Spin = Pick<Outcome, 'cells' | 'lines' | 'win'>

const FIRST_STAKE = 200
const FIRST_CELLS = [0, 1, 2, 3, 0, 0, 4, 5, 0]

export function start(root: HTMLElement, play: Play): void {
  const { started } = play
  const { texts } = started
  const setup = started.setup as SlotSetup
  const stake = createStake(started, texts.stake, FIRST_STAKE)
  const chrome = createChrome(root, play, () => paytable(started, setup, stake.value()))
  const reels = createReels(setup)
  const banner = h('p', { class: 'free', hidden: true })
  const read = h('p', { class: 'sr', role: 'status' })
  const lastWin = h('span', { class: 'money' }, money(0))
  const spin = button('spin', icon('spin', 36), () => void run(), texts.slot.spin)
  chrome.stage.append(h('div', { class: 'machine' }, banner, reels.element, read))
  chrome.controls.append(
    h(
      'div',
      { class: 'trio' },
      stake.element,
      spin,
      h('div', { class: 'last' }, h('span', { class: 'label' }, texts.lastWin), lastWin),
    ),
  )
  reels.show(FIRST_CELLS.map((symbol) => symbol % setup.symbols.length))
  const intro = freeSpinIntro(started, setup)
  if (intro) {
    root.append(intro)
    intro.showModal()
  }

  const lock = (locked: boolean) => {
    spin.disabled = locked
    stake.lock(locked)
  }

  /** Brings one spin to rest and says what it won; lines shine only in a round that `pays`. */
  async function land({ cells, lines }: Spin, pays: boolean) {
    await reels.stop(cells)
    reels.mark(pays ? lines.map((one) => one.line) : [])
    const names = cells.map((symbol) => setup.symbols[symbol]!.name).join(' ')
    const wins = lines.map((one) =>
      fill(texts.slot.lineWin, {
        line: one.line + 1,
        name: setup.symbols[one.symbol]!.name,
        amount: money(one.win),
      }),
    )
    read.textContent = [fill(texts.slot.cells, { cells: names }), ...wins].join(' ')
  }

  async function runFree({ free }: Outcome, pays: boolean) {
    banner.hidden = false
    for (const [index, one] of free.entries()) {
      banner.textContent = fill(texts.slot.freeNow, { i: index + 1, n: free.length })
      await wait(900)
      reels.mark([])
      reels.turn()
      await wait(260)
      await land(one, pays)
    }
    await wait(700)
    banner.hidden = true
  }

  /** A win is only cheered when more came back than went in. */
  function tell(paid: number, total: number) {
    lastWin.textContent = money(total)
    lastWin.dataset.tone = total > paid ? 'won' : 'plain'
    if (total > paid) chrome.say(fill(texts.won, { amount: money(total) }), 'won')
    else chrome.say(total > 0 ? fill(texts.returned, { amount: money(total) }) : texts.lost)
  }

  async function run() {
    if (spin.disabled) return
    lock(true)
    reels.mark([])
    reels.turn()
    chrome.say(texts.slot.spinning)
    try {
      const round = await play.round({ kind: 'slot', stake: stake.value() })
      const pays = round.win > round.stake
      await land(round.outcome, pays)
      if (round.outcome.free.length > 0) await runFree(round.outcome, pays)
      tell(round.stake, round.win)
      chrome.showBalance()
      lock(false)
      spin.focus({ preventScroll: true })
    } catch (error) {
      await reels.stop(FIRST_CELLS.map((symbol) => symbol % setup.symbols.length))
      chrome.say(error instanceof Error ? error.message : '', 'lost')
      lock(error instanceof CallFailed && error.over)
    }
  }
}
