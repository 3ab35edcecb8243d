/** All handlers. An endpoint of the contract that is missing here does not compile (kit/endpoint/bind.ts `Handlers`). */
import type { Handlers } from '../kit/endpoint/bind.ts'
import { accountHandlers } from './account/handlers.ts'
import { affiliateHandlers } from './affiliate/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { billHandlers } from './bill/handlers.ts'
import { cashbackHandlers } from './cashback/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import { gameHandlers } from './games/handlers.ts'
import { inboxHandlers } from './inbox/handlers.ts'
import { summaryHandlers } from './summary/handlers.ts'
import { lottoHandlers } from './lotto/handlers.ts'
import { memberHandlers } from './member/handlers.ts'
import { operationsHandlers } from './operations/handlers.ts'
import { ownDataHandlers } from './own-data/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { pointHandlers } from './points/handlers.ts'
import { pollHandlers } from './poll/handlers.ts'
import { promotionHandlers } from './promotion/handlers.ts'
import { protectionHandlers } from './protection/handlers.ts'
import { pauseHandlers } from './protection/pause-handlers.ts'
import { questHandlers } from './quest/handlers.ts'
import { redemptionHandlers } from './redemption/handlers.ts'
import { statementHandlers } from './statement/handlers.ts'
import { vitalsHandlers } from './vitals/handlers.ts'
import { wheelHandlers } from './wheel/handlers.ts'
import { withdrawHandlers } from './withdraw/handlers.ts'
import { yeekeeHandlers } from './yeekee/handlers.ts'

export const allHandlers = {
  ...accountHandlers,
  ...affiliateHandlers,
  ...agentHandlers,
  ...authHandlers,
  ...billHandlers,
  ...cashbackHandlers,
  ...couponHandlers,
  ...gameHandlers,
  ...inboxHandlers,
  ...lottoHandlers,
  ...memberHandlers,
  ...operationsHandlers,
  ...ownDataHandlers,
  ...pauseHandlers,
  ...paymentHandlers,
  ...pointHandlers,
  ...pollHandlers,
  ...promotionHandlers,
  ...protectionHandlers,
  ...redemptionHandlers,
  ...questHandlers,
  ...statementHandlers,
  ...summaryHandlers,
  ...vitalsHandlers,
  ...wheelHandlers,
  ...withdrawHandlers,
  ...yeekeeHandlers,
} satisfies Handlers
