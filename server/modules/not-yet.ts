/** Endpoints that wait for their issue. Each leaves this list when its handler is written. */
import * as protection from '#contracts/protection.ts'
import { collectNotYet } from '../kit/endpoint/collect.ts'

export const notYetHandlers = collectNotYet(
  protection.setLimit,
  protection.confirmLimit,
  protection.withdrawLimitChange,
)
