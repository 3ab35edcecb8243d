import { expect, it } from 'vitest'
import { agentConfigQuery, bannersQuery, eventsQuery, notificationsQuery } from '#src/data/agent.ts'
import { lobbyConfigQuery, lobbyQuery } from '#src/data/games.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { gameCategories } from '#contracts/games.ts'
import { seedPlan } from './seed-plan.ts'

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
