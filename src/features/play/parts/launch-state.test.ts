import { expect, it } from 'vitest'
import { firstState, type LaunchAction, launchReducer, type LaunchState, walletOf } from './launch-state.ts'

const run = (start: LaunchState, ...actions: LaunchAction[]) => actions.reduce(launchReducer, start)
const linked: LaunchAction = {
  type: 'linked',
  src: 'https://g.example/1',
  origin: 'https://g.example',
  launch: 1,
}

it('GAME-2 a demo starts launching, real play asks for wallets', () => {
  expect(firstState(true)).toEqual({ step: 'launching', walletId: null })
  expect(firstState(false)).toEqual({ step: 'wallets' })
})

it('GAME-2 from wallets to a game that is ready', () => {
  const state = run(
    firstState(false),
    { type: 'walletNeeded' },
    { type: 'walletChosen', walletId: '7' },
    linked,
  )
  expect(state).toMatchObject({ step: 'open', walletId: '7', ready: false, slow: false, launch: 1 })
  expect(run(state, { type: 'ready' })).toMatchObject({ ready: true })
})

it('GAME-2 another wallet starts over, and clears the link', () => {
  const state = run(
    firstState(false),
    { type: 'walletChosen', walletId: '1' },
    linked,
    { type: 'ready' },
    { type: 'walletChosen', walletId: '2' },
  )
  expect(state).toEqual({ step: 'launching', walletId: '2' })
})

it('GAME-2 a link that comes too late opens nothing', () => {
  const failed = run(firstState(true), { type: 'failed', at: 'demo', message: 'x' })
  expect(run(failed, linked)).toBe(failed)
  expect(run(firstState(false), linked)).toEqual({ step: 'wallets' })
})

it('GAME-2 slow only while not ready; shown anyway it counts as ready', () => {
  const open = run(firstState(true), linked)
  expect(run(open, { type: 'slow' })).toMatchObject({ slow: true, ready: false })
  expect(run(open, { type: 'slow' }, { type: 'shownAnyway' })).toMatchObject({ slow: false, ready: true })
  expect(run(open, { type: 'slow' }, { type: 'ready' })).toMatchObject({ slow: false, ready: true })
  expect(run(open, { type: 'ready' }, { type: 'slow' })).toMatchObject({ slow: false, ready: true })
})

it('GAME-3 a failure remembers the wallet, so that a retry needs no new choice', () => {
  const state = run(
    firstState(false),
    { type: 'walletChosen', walletId: '3' },
    { type: 'failed', at: 'link', message: 'no' },
  )
  expect(state).toEqual({ step: 'failed', at: 'link', message: 'no', walletId: '3', lost: false })
  expect(walletOf(state)).toBe('3')
})

it('LOGIN-6 when the session has ended nothing goes on', () => {
  const ended = run(firstState(false), { type: 'ended' })
  expect(run(ended, { type: 'walletChosen', walletId: '1' }, linked, { type: 'ready' })).toBe(ended)
})
