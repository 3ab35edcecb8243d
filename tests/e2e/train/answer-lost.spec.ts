/** Of the journeys of `npm run test:train` the two that would cost most: money that moves, and its answer lost on the way. */
import { expect, oneSize, test } from '../../harness/e2e.ts'
import { playCell } from '../../train/cell.ts'
import { journeys } from '../../train/journeys.ts'

for (const { name, at } of [
  { name: 'transfer', at: 1 },
  { name: 'withdraw', at: 1 },
])
  test(`${name}: done once and said, though its answer was lost`, oneSize, async ({ page, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const journey = journeys.find((one) => one.name === name)!
    expect(await playCell(page, page.request, { journey, at, cut: 'after' })).toEqual([])
  })
