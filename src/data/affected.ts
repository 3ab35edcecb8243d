/**
 * Which reads show what a write changes, by the endpoints' names: the one list that decides what is fetched again after a
 * write, done or refused. `affected.test.ts` holds it to the server: a reply that differs after a write is in its list.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#contracts/all.ts'
import { nameIn, tellOthers } from './elsewhere.ts'

type Reads = readonly EndpointName[]

/** A balance moved: wherever it is shown, may be spent, or is listed; and the stake of a promotion that binds it. */
const money: Reads = [
  'member.wallets',
  'game.wallets',
  'lotto.round',
  'withdraw.options',
  'statement.list',
  'statement.summary',
  'statement.export',
  'protection.get',
  'promotion.active',
  // What runs is reckoned from balances.
  'cashback.lossHistory',
]

/** A promotion, or turnover, began or ended with it. */
const bound: Reads = [...money, 'promotion.list', 'promotion.ended']

/** Something was given: credit, perhaps with turnover, points or spins. */
const given: Reads = [
  ...bound,
  'member.points',
  'member.pointHistory',
  'redemption.list',
  'wheel.configV2',
  'member.rewardsSummary',
]

const order: Reads = ['payment.qrcodeInfo', 'payment.inquiryStatus', 'payment.orders']
const deposit: Reads = [
  ...given,
  ...order,
  'payment.channels',
  'payment.info',
  'quest.list',
  'poll.checkQuota',
  'poll.quota',
  'inbox.list',
]
const bill: Reads = [...money, 'bill.list', 'bill.detail', 'lotto.limit', 'yeekee.list']
const quest: Reads = [...given, 'quest.list', 'quest.history']
const ownVote: Reads = ['poll.checkQuota', 'poll.quota']
/** What may be deposited is told with the channel. */
const limits: Reads = ['protection.get', 'protection.changes', 'payment.info']
const account: Reads = [
  'account.profile',
  'auth.userInfo',
  'account.sessions',
  'inbox.list',
  'quest.list',
  'member.rewardsSummary',
]

/** By the name of the write. `bill.validate` and `promotion.preview` told what it would do, and that is done. */
export const affected = {
  'account.linkLine': account,
  'account.unlinkLine': account,
  'account.updateSubBankAccount': [...account, 'withdraw.options', 'payment.channels', 'payment.info'],
  'affiliate.redeem': [...money, 'affiliate.summary', 'affiliate.transactionsV2', 'member.rewardsSummary'],
  'bill.cancel': bill,
  'bill.create': bill,
  'cashback.claim': [...money, 'member.rewardsSummary'],
  'coupon.redeem': [...given, 'coupon.history'],
  'payment.cancelOrder': order,
  'payment.createOrder': order,
  'payment.generateQr': order,
  // The bank may have told of the transfer already: then it is credited with its slip.
  'payment.sendSlip': deposit,
  'poll.submit': [...ownVote, 'poll.config', 'poll.stats'],
  'promotion.cancel': bound,
  'promotion.redeem': bound,
  'protection.confirmLimit': limits,
  'protection.decline': ['protection.get'],
  'protection.setLimit': limits,
  'protection.withdrawChange': limits,
  'protection.close': [...bound, ...order, 'protection.get', 'coupon.history'],
  'protection.selfExclusion': [...bound, ...order, 'protection.get', 'coupon.history', 'withdraw.list'],
  // What a coupon gave is given up with the rest.
  'protection.tellBirthday': [...bound, ...order, 'protection.get', 'account.profile', 'coupon.history'],
  'protection.timeOut': [...order, 'protection.get'],
  'quest.doCheckin': [...quest, 'quest.checkin'],
  'quest.event': quest,
  'quest.redeem': quest,
  'redemption.redeem': [...given, 'redemption.calc', 'redemption.history'],
  'wallet.transfer': bound,
  'wheel.reward': [...given, 'wheel.board', 'wheel.history'],
  'wheel.rotateSeed': ['wheel.fairness', 'wheel.history'],
  'wheel.spinV2': [...given, 'wheel.board', 'wheel.fairness', 'wheel.history'],
  'withdraw.create': [...money, 'withdraw.detail', 'withdraw.list'],
  'yeekee.shoot': ['yeekee.list', 'lotto.round', 'quest.list'],
} as const satisfies Partial<Record<EndpointName, Reads>>

/** A write that says here what it changes. */
export type AffectingName = keyof typeof affected

/** What is not done by this page, but seen by it: the bank, a draw, the staff. */
export const happenings = {
  /** Rounds of a game were settled, until it was left. */
  gamePlayed: [...given, 'cashback.turnoverHistory', 'game.lobby', 'quest.list'],
  /** Something happened to an order; it may have been credited. */
  orderMoved: deposit,
  pollMoved: [...given, ...ownVote, 'inbox.list'],
  roundEnded: [
    ...given,
    'bill.detail',
    'bill.list',
    'bill.news',
    'cashback.turnoverHistory',
    'inbox.list',
    'lotto.limit',
    'lotto.lobby',
    'lotto.result',
    'lotto.results',
    'lotto.rounds',
    'quest.list',
  ],
  /** Its own page has just read how it ended. */
  withdrawalEnded: [...money, 'withdraw.list', 'inbox.list'],
} as const satisfies Readonly<Record<string, Reads>>

/** Marks what is old; `active` fetches what is on the screen of it again now, `none` when it is next shown. */
export function fetchAgain(
  client: QueryClient,
  names: readonly string[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const old: ReadonlySet<unknown> = new Set(names)
  return client.invalidateQueries({
    predicate: ({ queryKey }) => old.has(nameIn(queryKey)),
    refetchType,
  })
}

const changed = (client: QueryClient, names: Reads): Promise<void> => {
  tellOthers(names)
  return fetchAgain(client, names)
}

/** What this write changes is old: what is on the screen of it is fetched again now, here and in other tabs, the rest when it is shown. */
export const written = (client: QueryClient, write: AffectingName): Promise<void> =>
  changed(client, affected[write])

/** The same for what happened elsewhere. */
export const happened = (client: QueryClient, what: keyof typeof happenings): Promise<void> =>
  changed(client, happenings[what])
