// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BillInputLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { signedIn, signedOut } from './session.ts'
import {
  amountTyped,
  linesRemoved,
  linesRepriced,
  pourIntoSlip,
  repeatsDropped,
  slipCleared,
  slipDropped,
  slipOf,
  undone,
  useSlips,
  walletChosen,
} from './slip.ts'
import { lineKey } from './slip-lines.ts'

const R = 'round-1'
const line = (bet_type: string, number: string, baht: number): BillInputLine => ({
  bet_type,
  number,
  amount: satang(baht * 100),
})
const told = (roundId = R) =>
  slipOf(useSlips.getState(), roundId).lines.map(
    ({ bet_type, number, amount }) => `${bet_type} ${number} ${amount / 100}`,
  )
const notice = () => useSlips.getState().notices[R]

beforeEach(() => useSlips.setState(useSlips.getInitialState(), true))

describe('LOTTO-1 the slip', () => {
  it('is one a round', () => {
    pourIntoSlip(R, [line('top3', '123', 10)])
    pourIntoSlip('round-2', [line('top2', '45', 5)])
    expect(told()).toEqual(['top3 123 10'])
    expect(told('round-2')).toEqual(['top2 45 5'])
  })

  it('adds up numbers that are there already, says so, and takes it back', () => {
    pourIntoSlip(R, [line('top2', '27', 20), line('bottom2', '27', 20)])
    pourIntoSlip(R, [line('top2', '27', 5), line('top2', '72', 5)])
    expect(told()).toEqual(['top2 27 25', 'bottom2 27 20', 'top2 72 5'])
    expect(notice()).toMatchObject({ what: 'added', numbers: ['27', '72'], count: 2, repeats: 1 })
    undone(R)
    expect(told()).toEqual(['top2 27 20', 'bottom2 27 20'])
    expect(notice()).toBeNull()
  })

  it('leaves repeats out when asked: what was there keeps its amount, new numbers stay', () => {
    pourIntoSlip(R, [line('top2', '27', 20)])
    pourIntoSlip(R, [line('top2', '27', 5), line('top2', '72', 5)])
    repeatsDropped(R)
    expect(told()).toEqual(['top2 27 20', 'top2 72 5'])
    undone(R)
    expect(told()).toEqual(['top2 27 25', 'top2 72 5'])
  })

  it('knows a tod number in any order', () => {
    pourIntoSlip(R, [line('tod3', '123', 10), line('tod3', '321', 10), line('top3', '321', 10)])
    expect(told()).toEqual(['tod3 123 20', 'top3 321 10'])
  })

  it('takes lines of an earlier bill on top of its own', () => {
    pourIntoSlip(R, [line('top3', '123', 10)])
    pourIntoSlip(R, [line('top3', '456', 20)])
    expect(told()).toEqual(['top3 123 10', 'top3 456 20'])
  })

  it('removes and clears, each with a way back', () => {
    pourIntoSlip(R, [line('top3', '123', 10), line('top3', '456', 10)])
    linesRemoved(R, new Set([lineKey({ bet_type: 'top3', number: '123' })]))
    expect(told()).toEqual(['top3 456 10'])
    slipCleared(R)
    expect(told()).toEqual([])
    expect(notice()).toMatchObject({ what: 'cleared', count: 1 })
    undone(R)
    undone(R)
    expect(told()).toEqual(['top3 123 10', 'top3 456 10'])
    undone(R)
    expect(undone(R)).toBe(false)
  })

  it('sets one price for all, and remembers it for the lines to come', () => {
    pourIntoSlip(R, [line('top3', '123', 10), line('top2', '45', 5)])
    linesRepriced(R, () => satang(5000), satang(5000))
    expect(told()).toEqual(['top3 123 50', 'top2 45 50'])
    expect(slipOf(useSlips.getState(), R).price).toBe(5000)
    amountTyped(R, lineKey({ bet_type: 'top2', number: '45' }), satang(700))
    expect(told()).toEqual(['top3 123 50', 'top2 45 7'])
  })

  it('is dropped whole when its round closes, and says how much it held', () => {
    pourIntoSlip(R, [line('top3', '123', 10)])
    walletChosen(R, '7')
    expect(slipDropped(R)).toBe(1)
    expect(slipDropped(R)).toBe(0)
    expect(told()).toEqual([])
    expect(undone(R)).toBe(false)
  })
})

describe('LOTTO-1 the slip outlives the page', () => {
  /** The store as a page that is opened anew finds it. */
  async function reopened() {
    window.dispatchEvent(new Event('pagehide'))
    vi.resetModules()
    return import('./slip.ts')
  }

  it('is there after a reload and after signing in', async () => {
    pourIntoSlip(R, [line('top3', '123', 10), line('tod3', '123', 5)])
    walletChosen(R, '7')
    signedIn('token-of-somebody')
    const { useSlips: anew, slipOf: of } = await reopened()
    expect(of(anew.getState(), R)).toMatchObject({
      walletId: '7',
      lines: [line('top3', '123', 10), line('tod3', '123', 5)],
    })
  })

  it('LOGIN-8 is gone with the member who signs out, not with a session that expires', () => {
    signedIn('token-of-somebody')
    pourIntoSlip(R, [line('top3', '123', 10)])
    signedOut('expired')
    expect(told()).toEqual(['top3 123 10'])
    signedIn('token-of-somebody')
    signedOut('signedOut')
    expect(told()).toEqual([])
  })

  it('what lies broken in storage is left out', async () => {
    const slip = {
      walletId: 1,
      price: -4,
      lines: [{ bet_type: 'top3', number: 'abc', amount: 1 }, 7],
      at: Date.now(),
    }
    const old = { walletId: '', price: null, prices: null, lines: [line('top3', '1', 1)], at: 0 }
    localStorage.setItem('chokdee.slips', JSON.stringify({ v: 1, data: { [R]: slip, old, worse: 'x' } }))
    vi.resetModules()
    const { useSlips: anew } = await import('./slip.ts')
    expect(anew.getState().slips).toEqual({
      [R]: { walletId: '', price: null, prices: null, lines: [], at: slip.at },
    })
  })
})
