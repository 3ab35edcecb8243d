/** `site.vitals`: how quick pages are where they are used (decision 107). */
import { reportVitals } from '#contracts/vitals.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../kit/rate-limit.ts'
import { tallyOf } from './tally.ts'

export const vitalsHandlers = collect(
  handle(reportVitals, {
    mode: 'read',
    limits: (_, ask) => [{ policy: policies.vitalsAddress, subject: networkOf(ask.ip) }],
    run: (visit, { deps, now }) => {
      tallyOf(deps).add(visit, now)
      return null
    },
  }),
)
