// @vitest-environment jsdom
/** Each round by its own press, and nothing that cheers a net loss (RTS 8A, 14A): the pages of the games with a server that is not there. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { catalogueGames } from '../../catalogue/catalogue.ts'
import { gamesUi } from '../../strings/games-ui.ts'
import type { Bet, Rounds, Started } from '../protocol.ts'
import { stakesOf } from '../providers/kinds.ts'
import { setupOf } from '../providers/setup.ts'
import type { Play } from './rounds.ts'

type Kind = 'slot' | 'hilo' | 'sport'

beforeAll(() => {
  // Movement is unwanted: what a browser would animate is at its end at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  window.matchMedia = globalThis.matchMedia
  HTMLDialogElement.prototype.showModal ??= () => {}
})

const asked: Bet[] = []
let root: HTMLElement
beforeEach(() => {
  asked.length = 0
  root = document.createElement('main')
  document.body.replaceChildren(root)
})

const gameOf = (kind: Kind) =>
  catalogueGames.find((game) => game.kind === kind && game.category !== 'freespin')!

async function open<K extends Kind>(kind: K, answer: Omit<Rounds[K], 'balance'>): Promise<void> {
  const game = gameOf(kind)
  const started: Started = {
    parentOrigin: 'http://site.test',
    game: { id: game.game_id, name: game.game_name, provider: game.provider_name, rtp: null },
    demo: false,
    wallet: '',
    balance: 1_000_00,
    stakes: [...stakesOf[kind]],
    setup: setupOf(game, 'a session'),
    texts: gamesUi,
  }
  const play = {
    started,
    balance: () => 1_000_00,
    round: async (bet: Bet) => {
      asked.push(bet)
      return { ...answer, balance: 1_000_00 }
    },
    onSettled: () => {},
    onChecking: () => {},
  } as unknown as Play
  const { start } = await import(`./${kind}/${kind}.ts`)
  start(root, play)
}

const button = (text: string) =>
  [...root.querySelectorAll('button')].find(
    (one) => one.textContent === text || one.getAttribute('aria-label') === text,
  )!
const status = () => root.querySelector<HTMLElement>('.status')!
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const cells = [0, 1, 2, 3, 0, 0, 4, 5, 0]
const spun = (win: number) => ({
  stake: 200,
  win,
  outcome: { cells, lines: [{ line: 0, symbol: 1, win }], win, free: [] },
})

it('RTS 8A a slot spins by a press, once; nothing follows by itself, nor by a key that is held', async () => {
  await open('slot', spun(0) as never)
  const spin = button(gamesUi.slot.spin)
  await pause(300)
  expect(asked).toEqual([])
  spin.click()
  spin.click()
  await waitFor(() => expect(spin.disabled).toBe(false))
  await pause(300)
  expect(asked).toEqual([{ kind: 'slot', stake: 200 }])
  expect(fireEvent.keyDown(spin, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(spin, { key: 'Enter', repeat: true })).toBe(false)
})

it.each([
  ['less than it cost', 80, false],
  ['what it cost', 200, false],
  ['more than it cost', 600, true],
])('RTS 14A a spin that brings %s: cheered %s', async (_, win, cheered) => {
  await open('slot', spun(win) as never)
  const spin = button(gamesUi.slot.spin)
  spin.click()
  await waitFor(() => expect(spin.disabled).toBe(false))
  expect(status().dataset.tone === 'won').toBe(cheered)
  expect(root.querySelector<HTMLElement>('.last .money')!.dataset.tone === 'won').toBe(cheered)
  expect(root.querySelectorAll('.cell.hit').length > 0).toBe(cheered)
  expect(root.querySelectorAll('.lines .line').length > 0).toBe(cheered)
})

it.each([
  [500, false],
  [5000, true],
])(
  'RTS 8A RTS 14A hi-lo: the cloth is empty after each throw; %d of 1000 satang back: cheered %s',
  async (win, cheered) => {
    const outcome = { dice: [1, 2, 3], sum: 6, wins: [{ bet: 'low', win }] }
    await open('hilo', { stake: 1000, win, outcome } as never)
    const throwDice = button(gamesUi.hilo.open)
    expect(throwDice.disabled).toBe(true)
    root.querySelector<HTMLElement>('.table button')!.click()
    expect(throwDice.disabled).toBe(false)
    throwDice.click()
    await waitFor(() => expect(root.querySelectorAll('.history li')).toHaveLength(1))
    await waitFor(() => expect(button(gamesUi.hilo.again).disabled).toBe(false))
    await pause(300)
    expect(asked).toHaveLength(1)
    // The next throw has no stake until one is laid.
    expect(throwDice.disabled).toBe(true)
    expect(status().dataset.tone === 'won').toBe(cheered)
    expect(root.querySelectorAll('.table .hit').length > 0).toBe(cheered)
  },
)

it('RTS 8A a coupon holds no choice and asks for nothing before it is placed', async () => {
  await open('sport', {} as never)
  await pause(300)
  expect(button(gamesUi.sport.place).disabled).toBe(true)
  expect(asked).toEqual([])
})
