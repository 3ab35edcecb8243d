/**
 * All migrations in the order they are applied. A new one goes to the end, in its own file; one that was released
 * is never changed (its checksum is recorded), a mistake is mended by the next.
 */
import type { Migration } from '../migration.ts'
import { m0001Agent } from './0001-agent.ts'
import { m0002Member } from './0002-member.ts'
import { m0003Identity } from './0003-identity.ts'
import { m0004Ledger } from './0004-ledger.ts'
import { m0005Operations } from './0005-operations.ts'
import { m0006Games } from './0006-games.ts'
import { m0007Sandbox } from './0007-sandbox.ts'
import { m0008Promotion } from './0008-promotion.ts'
import { m0009Account } from './0009-account.ts'
import { m0010Payment } from './0010-payment.ts'
import { m0011Withdraw } from './0011-withdraw.ts'
import { m0012WalletPromotion } from './0012-wallet-promotion.ts'
import { m0013Coupon } from './0013-coupon.ts'
import { m0014Lotto } from './0014-lotto.ts'
import { m0015Rewards } from './0015-rewards.ts'
import { m0016Cashback } from './0016-cashback.ts'
import { m0017Redemption } from './0017-redemption.ts'
import { m0018Quest } from './0018-quest.ts'
import { m0019Wheel } from './0019-wheel.ts'
import { m0020Affiliate } from './0020-affiliate.ts'
import { m0021Poll } from './0021-poll.ts'
import { m0022Inbox } from './0022-inbox.ts'
import { m0023KnownDevices } from './0023-known-devices.ts'
import { m0024Sessions } from './0024-sessions.ts'
import { m0027SandboxMark } from './0027-sandbox-mark.ts'
import { m0028LedgerBlocks } from './0028-ledger-blocks.ts'
import { m0029ClaimOperation } from './0029-claim-operation.ts'
import { m0030HotWrites } from './0030-hot-writes.ts'
import { m0033StatementSums } from './0033-statement-sums.ts'
import { m0034OwnersTriggers } from './0034-owners-triggers.ts'
import { m0036Yeekee2 } from './0036-yeekee-2.ts'
import { m0037MostCovered } from './0037-most-covered.ts'
import { m0038StatementPlans } from './0038-statement-plans.ts'
import { m0039DatedDraws } from './0039-dated-draws.ts'
import { m0040Book } from './0040-book.ts'
import { m0041Desk } from './0041-desk.ts'
import { m0042Calendars } from './0042-calendars.ts'
import { m0043ConfirmedResults } from './0043-confirmed-results.ts'
import { m0044Corrections } from './0044-corrections.ts'
import { m0047LedgerHistory } from './0047-ledger-history.ts'
import { m0048CheckCodes } from './0048-check-codes.ts'
import { m0052YeekeeDelay } from './0052-yeekee-delay.ts'
import { m0054PlansByKeys } from './0054-plans-by-keys.ts'
import { m0055BillsByCounters } from './0055-bills-by-counters.ts'
import { m0056PostingsAtOnce } from './0056-postings-at-once.ts'
import { m0060MemberLimits } from './0060-member-limits.ts'
import { m0061LimitReasons } from './0061-limit-reasons.ts'
import { m0065Pauses } from './0065-pauses.ts'
import { m0066DeletionRequests } from './0066-deletion-requests.ts'
import { m0070OwnMoney } from './0070-own-money.ts'
import { m0071WholeFrames } from './0071-whole-frames.ts'
import { m0072AgeBreaks } from './0072-age-breaks.ts'
import { m0073ReturnedTransfers } from './0073-returned-transfers.ts'
import { m0075Pins } from './0075-pins.ts'
import { m0076PayoutPace } from './0076-payout-pace.ts'
import { m0077UsedByAKeptPlan } from './0077-used-by-a-kept-plan.ts'
import { m0078Passkeys } from './0078-passkeys.ts'

export const migrations: readonly Migration[] = [
  m0001Agent,
  m0002Member,
  m0003Identity,
  m0004Ledger,
  m0005Operations,
  m0006Games,
  m0007Sandbox,
  m0008Promotion,
  m0009Account,
  m0010Payment,
  m0011Withdraw,
  m0012WalletPromotion,
  m0013Coupon,
  m0014Lotto,
  m0015Rewards,
  m0016Cashback,
  m0017Redemption,
  m0018Quest,
  m0019Wheel,
  m0020Affiliate,
  m0021Poll,
  m0022Inbox,
  m0023KnownDevices,
  m0024Sessions,
  m0027SandboxMark,
  m0028LedgerBlocks,
  m0029ClaimOperation,
  m0030HotWrites,
  m0033StatementSums,
  m0034OwnersTriggers,
  m0036Yeekee2,
  m0037MostCovered,
  m0038StatementPlans,
  m0039DatedDraws,
  m0040Book,
  m0041Desk,
  m0042Calendars,
  m0043ConfirmedResults,
  m0044Corrections,
  m0047LedgerHistory,
  m0048CheckCodes,
  m0052YeekeeDelay,
  m0054PlansByKeys,
  m0055BillsByCounters,
  m0056PostingsAtOnce,
  m0060MemberLimits,
  m0061LimitReasons,
  m0065Pauses,
  m0066DeletionRequests,
  m0070OwnMoney,
  m0071WholeFrames,
  m0072AgeBreaks,
  m0073ReturnedTransfers,
  m0075Pins,
  m0076PayoutPace,
  m0077UsedByAKeptPlan,
  m0078Passkeys,
]
