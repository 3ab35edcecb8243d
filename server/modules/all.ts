/** All handlers. An endpoint of the contract that is missing here does not compile (kit/bind.ts `Handlers`). */
import type { Handlers } from '../kit/bind.ts'
import { accountHandlers } from './account/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { billHandlers } from './bill/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import { gameHandlers } from './games/handlers.ts'
import { lottoHandlers } from './lotto/handlers.ts'
import { memberHandlers } from './member/handlers.ts'
import { operationsHandlers } from './operations/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { promotionHandlers } from './promotion/handlers.ts'
import { statementHandlers } from './statement/handlers.ts'
import { withdrawHandlers } from './withdraw/handlers.ts'
import { yeekeeHandlers } from './yeekee/handlers.ts'
import { notYetHandlers } from './not-yet.ts'

export const allHandlers = {
  ...notYetHandlers,
  ...accountHandlers,
  ...agentHandlers,
  ...authHandlers,
  ...billHandlers,
  ...couponHandlers,
  ...gameHandlers,
  ...lottoHandlers,
  ...memberHandlers,
  ...operationsHandlers,
  ...paymentHandlers,
  ...promotionHandlers,
  ...statementHandlers,
  ...withdrawHandlers,
  ...yeekeeHandlers,
} satisfies Handlers
