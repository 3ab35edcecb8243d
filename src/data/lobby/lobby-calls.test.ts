import { afterEach, expect, it, vi } from 'vitest'
import { packGames } from '#rules/games/pack.ts'
import { forgetOffering } from '#src/api/offering.ts'
import { fetchWholeLobby } from './lobby-calls.ts'

const row = (at: number) => ({ game_id: at, provider_id: 'chang', game_name: `เกมที่ ${at}` })
const reply = (data: unknown) => Response.json({ status: 0, error: 0, message: '', data })
/** A platform that has no packed lists. */
const answer = (data: unknown) => {
  const asked = vi.fn<typeof fetch>(async (to) =>
    `${to as string}`.includes('/packed') ? new Response(null, { status: 404 }) : reply(data),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}
afterEach(() => {
  vi.unstubAllGlobals()
  forgetOffering()
})
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

const packed = packGames(
  Array.from({ length: 1000 }, (_, at) => ({
    game_id: `${at}`,
    provider_id: 'chang',
    sub_provider_id: '',
    source: 's',
    game_name: `เกมที่ ${at}`,
    game_name_en: '',
    provider_name: 'ช้างเกมส์',
    category: 'slot',
    image: '',
    tags: [],
  })),
)

it('GAME-1 asks for the packed list alone where the platform has it', async () => {
  const asked = vi.fn<typeof fetch>(async () => reply(packed))
  vi.stubGlobal('fetch', asked)
  const games = await fetchWholeLobby('slot', 'chokdee', signal)
  expect(games.map(({ game_id }) => game_id)).toEqual(packed.games.game_id)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('GAME-1 a platform without it is asked once for the visit, and as the specification has it from then on', async () => {
  const asked = answer([row(1)])
  for (let time = 0; time < 2; time++)
    expect(await fetchWholeLobby('slot', 'chokdee', signal)).toHaveLength(1)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('GAME-1 a packed list that cannot be read is a failure, not fewer games', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => reply({ ...packed, games: { ...packed.games, marks: [] } })),
  )
  await expect(fetchWholeLobby('slot', 'chokdee', signal)).rejects.toMatchObject({ kind: 'malformed' })
})
