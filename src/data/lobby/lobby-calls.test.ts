import { afterEach, expect, it, vi } from 'vitest'
import { fetchWholeLobby } from './lobby-calls.ts'

const row = (at: number) => ({ game_id: at, provider_id: 'chang', game_name: `เกมที่ ${at}` })
const answer = (data: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json({ status: 0, error: 0, message: '', data })),
  )
afterEach(() => vi.unstubAllGlobals())
const signal = new AbortController().signal

it('GAME-1 reads thousands of games in order, those it cannot read left out', async () => {
  answer([...Array.from({ length: 250 }, (_, at) => row(at)), { game_name: 'ไม่มีรหัส' }, row(250)])
  const games = await fetchWholeLobby('slot', 'chokdee', signal)
  expect(games.map(({ game_id }) => game_id)).toEqual(Array.from({ length: 251 }, (_, at) => `${at}`))
})

it('GAME-1 lets others go first between a hundred and the next', async () => {
  answer(Array.from({ length: 1000 }, (_, at) => row(at)))
  let turns = 0
  const count = setInterval(() => turns++)
  await fetchWholeLobby('slot', 'chokdee', signal)
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})

it.each([null, []])('GAME-1 an empty lobby as %j', async (data) => {
  answer(data)
  expect(await fetchWholeLobby('slot', 'chokdee', signal)).toEqual([])
})

it('GAME-1 stops reading for who has left', async () => {
  answer(Array.from({ length: 1000 }, (_, at) => row(at)))
  const leaving = new AbortController()
  const reading = fetchWholeLobby('slot', 'chokdee', leaving.signal)
  setTimeout(() => leaving.abort())
  await expect(reading).rejects.toThrow('abort')
})
