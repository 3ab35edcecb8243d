/**
 * Every endpoint of the contract, for those who need all at once: the server's binder, the API document,
 * conformance and tests. Never imported by the site: it would carry every schema into the first bundle.
 */
import * as account from './account.ts'
import * as affiliate from './affiliate.ts'
import * as agent from './agent.ts'
import * as auth from './auth.ts'
import * as bills from './bills.ts'
import * as cashback from './cashback.ts'
import * as coupon from './coupon.ts'
import * as gamePack from './game-pack.ts'
import * as games from './games.ts'
import * as inbox from './inbox.ts'
import type { Endpoint } from './kit.ts'
import * as ledgerProof from './ledger-proof.ts'
import * as lotto from './lotto.ts'
import * as member from './member.ts'
import * as operations from './operations.ts'
import * as ownData from './own-data.ts'
import * as pause from './pause.ts'
import * as passkey from './passkey.ts'
import * as payment from './payment.ts'
import * as pin from './pin.ts'
import * as poll from './poll.ts'
import * as promotion from './promotion.ts'
import * as protection from './protection.ts'
import * as signs from './signs.ts'
import * as quest from './quest.ts'
import * as redemption from './redemption.ts'
import * as statement from './statement.ts'
import * as vitals from './vitals.ts'
import * as wheel from './wheel.ts'
import * as withdraw from './withdraw.ts'
import * as yeekee from './yeekee.ts'

/** All endpoints with their literal names, in the order of the API document. */
export const allEndpoints = [
  agent.getAgentConfig,
  agent.validateAgent,
  agent.getAgentBankAccounts,
  agent.getAgentTrueMoneyAccounts,
  agent.getNotifications,
  agent.getBanners,
  agent.getEvents,
  auth.checkAccount,
  auth.requestOtp,
  auth.verifyOtp,
  auth.register,
  auth.login,
  auth.loginByOtp,
  auth.logout,
  auth.getUserInfo,
  auth.lineSignIn,
  auth.linkByOtp,
  account.changePassword,
  account.resetPassword,
  account.resetPasswordV2,
  account.getResetLinks,
  account.updateSubBankAccount,
  account.getProfile,
  account.setPreferences,
  account.getSessions,
  account.revokeSessions,
  account.linkLine,
  account.unlinkLine,
  account.stepUp,
  account.touch,
  pin.getPin,
  pin.sendPinCode,
  pin.setPin,
  pin.verifyPin,
  passkey.getPasskeys,
  passkey.beginPasskey,
  passkey.addPasskey,
  passkey.askPasskey,
  passkey.verifyPasskey,
  passkey.removePasskey,
  member.getPoints,
  member.getWallets,
  statement.getStatement,
  statement.getStatementSummary,
  statement.exportStatement,
  statement.transferBetweenWallets,
  ledgerProof.getLedgerProof,
  ledgerProof.getLedgerHead,
  payment.getPaymentChannels,
  payment.getPaymentInfo,
  payment.generateQr,
  payment.getQrcodeInfo,
  payment.inquireStatus,
  payment.createTransferOrder,
  payment.cancelOrder,
  payment.sendSlip,
  payment.getDepositOrders,
  withdraw.getWithdrawOptions,
  withdraw.createWithdrawal,
  withdraw.getWithdrawals,
  withdraw.getWithdrawal,
  promotion.getPromotions,
  promotion.previewPromotion,
  promotion.redeemPromotion,
  promotion.getActivePromotions,
  promotion.getEndedPromotions,
  promotion.cancelPromotion,
  coupon.previewCoupon,
  coupon.redeemCoupon,
  coupon.getCouponHistory,
  games.getLobbyConfigs,
  games.getGameList,
  games.getGameLobby,
  gamePack.getPackedGames,
  games.launchDemo,
  games.getGameWallets,
  games.launchGame,
  lotto.getLottoLobby,
  lotto.getLottoRounds,
  lotto.getLottoRound,
  lotto.getLottoRule,
  lotto.getLottoRate,
  lotto.getLottoLimit,
  lotto.getLottoRates,
  lotto.getLottoResult,
  lotto.getLottoResults,
  lotto.getLottoPast,
  bills.validateBill,
  bills.createBill,
  bills.cancelBill,
  bills.getBills,
  bills.getBill,
  bills.checkReceipt,
  bills.takeBillNews,
  bills.getNumberSets,
  bills.saveNumberSet,
  bills.deleteNumberSet,
  yeekee.getYeekeeList,
  yeekee.shootNumber,
  yeekee.getYeekeeLists,
  cashback.getLossHistory,
  cashback.claimLoss,
  cashback.getTurnoverHistory,
  cashback.getCashbackRules,
  redemption.getRedemptionItems,
  redemption.calcRedemption,
  redemption.redeemItem,
  redemption.getRedemptions,
  redemption.getPointRules,
  redemption.getPointHistory,
  quest.getQuests,
  quest.redeemQuest,
  quest.redeemEventQuest,
  quest.getQuestHistory,
  quest.getCheckin,
  quest.doCheckin,
  vitals.reportVitals,
  wheel.getWheelConfig,
  wheel.getWheelConfigV2,
  wheel.getWheelBoard,
  wheel.spinWheel,
  wheel.spinWheelV2,
  wheel.collectWheelReward,
  wheel.getWheelHistory,
  wheel.getWheelTable,
  wheel.getWheelFairness,
  wheel.rotateWheelSeed,
  affiliate.getAffiliateConfigs,
  affiliate.getAffiliateNetwork,
  affiliate.getAffiliateTransactions,
  affiliate.getAffiliateTransactionsV2,
  affiliate.getAffiliateSummary,
  affiliate.redeemAffiliate,
  poll.getCurrentPoll,
  poll.getPollConfig,
  poll.getPollStats,
  poll.getPollWinners,
  poll.submitPoll,
  poll.getPollQuota,
  poll.checkPollQuota,
  inbox.getInbox,
  inbox.markInboxRead,
  inbox.getRewardsSummary,
  protection.getProtection,
  protection.setLimit,
  protection.confirmLimit,
  protection.withdrawLimitChange,
  protection.declineLimits,
  protection.getLimitChanges,
  signs.getSigns,
  protection.setReminder,
  pause.getPlaySession,
  pause.answerCheck,
  pause.getPlayRecord,
  pause.watchPlay,
  protection.startTimeOut,
  protection.startSelfExclusion,
  protection.askToReturn,
  pause.closeAccount,
  pause.tellBirthday,
  ownData.getOwnData,
  ownData.askDeletion,
  operations.getOperation,
  operations.getServerTime,
] as const satisfies readonly Endpoint[]

/** Union of the names of all endpoints. */
export type EndpointName = (typeof allEndpoints)[number]['name']
/** The endpoint of a name, with its own shapes: `EndpointNamed<'auth.login'>`. */
export type EndpointNamed<N extends EndpointName> = Extract<
  (typeof allEndpoints)[number],
  { readonly name: N }
>

const atPath = (allEndpoints as readonly Endpoint[]).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The call that a request makes; null for none of the contract. */
export const endpointAt = (method: string, path: string): Endpoint | null =>
  atPath.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint ?? null
