/** Of the journeys of `npm run test:train` the one that would cost most: money that leaves, and its answer lost on the way. */
import { expect, oneSize, test } from '../../harness/e2e.ts'
import { playCell } from '../../train/cell.ts'
import { journeys } from '../../train/journeys.ts'

test('withdraw: done once and said, though its answer was lost', oneSize, async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const journey = journeys.find(({ name }) => name === 'withdraw')!
  expect(await playCell(page, page.request, { journey, at: 1, cut: 'after' })).toEqual([])
})
