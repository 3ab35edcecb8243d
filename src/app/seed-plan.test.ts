import { expect, it } from 'vitest'
import { agentConfigQuery, bannersQuery, eventsQuery, notificationsQuery } from '#src/data/agent.ts'
import { lobbyConfigQuery, lobbyQuery } from '#src/data/games.ts'
import { featuredLotteryQuery } from '#src/data/lotto/lotto.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { gameCategories } from '#contracts/games.ts'
import { firstGamesQuery } from '#src/data/lobby/lobby-lists.ts'
import { pageSeedPlan, planOf, seedPlan } from './seed-plan.ts'

it('plants the replies under the keys that the landing reads', () => {
  const read = [
    agentConfigQuery(),
    bannersQuery(),
    eventsQuery(),
    notificationsQuery(),
    lobbyQuery('hot'),
    promotionsQuery(),
    ...gameCategories.map((category) => lobbyConfigQuery(category)),
  ]
  expect(seedPlan('chokdee').map((call) => call.key)).toEqual(read.map((query) => query.queryKey))
})

it('plants the replies under the keys that lobbies and promotions read', () => {
  const plans = pageSeedPlan('chokdee')
  const keys = (address: string) => planOf(plans, address)?.map((call) => call.key)
  const lobbies = gameCategories.map((category) => [firstGamesQuery(category), lobbyConfigQuery(category)])
  expect(gameCategories.map((category) => keys(`/lobby/${category}`))).toEqual(
    lobbies.map((queries) => queries.map((query) => query.queryKey)),
  )
  expect(keys('/slot')).toEqual(keys('/lobby/slot'))
  expect(keys('/promotions')).toEqual([promotionsQuery().queryKey])
  expect(keys('/lotto/lobby')).toEqual([featuredLotteryQuery().queryKey])
  for (const form of ['/login', '/register', '/forgot'])
    expect(keys(form)).toEqual([agentConfigQuery().queryKey])
  for (const none of ['/lobby', '/lotto', '/', '/member/promotions', '/lobby/hot', '/start', '/a/b/slot'])
    expect(keys(none)).toBeUndefined()
})

it('serves of the hot games as many as are seen, without what only the search reads', () => {
  const game = { game_id: 'g', game_name: 'นกยูง', game_name_en: 'Peacock' }
  const trim = seedPlan('chokdee').find(({ key }) => key.includes('hot'))!.trim!
  expect(trim(Array.from({ length: 40 }, () => game) as never)).toEqual(
    Array.from({ length: 12 }, () => ({ ...game, game_name_en: '' })),
  )
})
