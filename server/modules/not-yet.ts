/** Endpoints that wait for their issue. Each leaves this list when its handler is written. */
import * as affiliate from '#contracts/affiliate.ts'
import * as cashback from '#contracts/cashback.ts'
import * as inbox from '#contracts/inbox.ts'
import * as poll from '#contracts/poll.ts'
import * as protection from '#contracts/protection.ts'
import * as quest from '#contracts/quest.ts'
import * as redemption from '#contracts/redemption.ts'
import * as wheel from '#contracts/wheel.ts'
import { collectNotYet } from '../kit/collect.ts'

export const notYetHandlers = collectNotYet(
  cashback.getLossHistory,
  cashback.claimLoss,
  cashback.getTurnoverHistory,
  cashback.getCashbackRules,
  redemption.getRedemptionItems,
  redemption.calcRedemption,
  redemption.redeemItem,
  redemption.getRedemptions,
  quest.getQuests,
  quest.redeemQuest,
  quest.redeemEventQuest,
  quest.getCheckin,
  quest.doCheckin,
  wheel.getWheelConfig,
  wheel.getWheelConfigV2,
  wheel.getWheelBoard,
  wheel.spinWheel,
  wheel.spinWheelV2,
  wheel.collectWheelReward,
  wheel.getWheelHistory,
  wheel.getWheelFairness,
  wheel.rotateWheelSeed,
  affiliate.getAffiliateConfigs,
  affiliate.getAffiliateNetwork,
  affiliate.getAffiliateTransactions,
  affiliate.getAffiliateTransactionsV2,
  affiliate.getAffiliateSummary,
  affiliate.redeemAffiliate,
  poll.getPollConfig,
  poll.getPollStats,
  poll.getPollWinners,
  poll.submitPoll,
  poll.getPollQuota,
  poll.checkPollQuota,
  inbox.getInbox,
  inbox.markInboxRead,
  protection.getProtection,
  protection.setLimit,
  protection.confirmLimit,
  protection.withdrawLimitChange,
  protection.setReminder,
  protection.getPlaySession,
  protection.startTimeOut,
  protection.startSelfExclusion,
  protection.askToReturn,
)
