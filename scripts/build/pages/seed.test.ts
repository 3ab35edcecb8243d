import { expect, it } from 'vitest'
import { expectNoise } from '#tests/harness/noise.ts'
import { collectSeeds } from './seed.ts'

const game = (n: number) => ({
  game_id: n,
  provider_id: 'p',
  game_name: `Game ${n}`,
  tags: ['hot'],
  rtp: '96.5',
})

it('keeps what answers, decoded and cut to the first screen, and says what did not', async () => {
  const asked: string[] = []
  expectNoise(/: \/api\/banner answered with status 500\.$/)
  expectNoise(/^error: The (landing|page of [\w/]+) is built without /)
  const { landing: seed, pages } = await collectSeeds(
    (request) => {
      const url = new URL(request.url)
      asked.push(`${request.method} ${url.origin}${url.pathname}${url.search}`)
      if (url.pathname !== '/api/game/lobby') return new Response('', { status: 500 })
      const data = Array.from({ length: 20 }, (_, index) => game(index))
      return Response.json({ error: 0, message: '', data })
    },
    'https://platform.example',
    'chokdee',
  )
  expect(asked).toContain('GET https://platform.example/api/game/lobby?lobby_key=hot&agent_code=chokdee')
  expect(seed.entries).toHaveLength(1)
  const [hot] = seed.entries
  expect(hot?.key).toEqual(['game.lobby', 'hot'])
  expect(hot?.data).toHaveLength(12)
  expect(hot?.data).toContainEqual(expect.objectContaining({ game_id: '3', rtp: 96.5 }))
  // Half of what a page is drawn with would be drawn as if it were all.
  expect(pages).toEqual({})
})
