/** The badges of the member menu. */
import { getRewardsSummary } from '#contracts/inbox.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { summaryOf } from './parts/summary.ts'

export const summaryHandlers = collect(
  handle(getRewardsSummary, { mode: 'read', run: (_, { tx, member, now }) => summaryOf(tx, member, now) }),
)
