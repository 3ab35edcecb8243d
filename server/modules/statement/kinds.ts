/**
 * What each kind of journal is in the statement: the one table. A kind that is posted somewhere and missing here
 * fails a test, so that no movement is ever without a name.
 */
import type { StatementKind, StatementTarget } from '#contracts/statement.ts'
import { statementWords } from '../../strings/statement.ts'

const { titles } = statementWords

export interface KindRule {
  readonly kind: StatementKind
  readonly title: string
  /** What caused it. */
  readonly target: StatementTarget
  /** Its number for people: the journal's memo, or this letter and the journal's own number. */
  readonly ref: 'memo' | Letter
}

type Letter = 'A' | 'B' | 'C' | 'F' | 'G' | 'P' | 'R' | 'T'

/** `null`: touches no wallet, so no statement shows it. */
export const journalKinds: Readonly<Record<string, KindRule | null>> = {
  opening: { kind: 'adjustment', title: titles.opening, target: 'none', ref: 'A' },
  'sandbox.gift': { kind: 'adjustment', title: titles.gift, target: 'none', ref: 'A' },
  deposit: { kind: 'deposit', title: titles.deposit, target: 'deposit', ref: 'memo' },
  withdraw: { kind: 'withdraw', title: titles.withdraw, target: 'withdrawal', ref: 'memo' },
  'withdraw.paid': null,
  'withdraw.refund': { kind: 'withdraw', title: titles.withdrawBack, target: 'withdrawal', ref: 'memo' },
  'game.round': { kind: 'game', title: titles.game, target: 'game_round', ref: 'G' },
  'promotion.bonus': { kind: 'promotion', title: titles.bonus, target: 'promotion', ref: 'P' },
  'promotion.transfer': { kind: 'transfer', title: titles.toPromotion, target: 'promotion', ref: 'T' },
  'promotion.forfeit': { kind: 'promotion', title: titles.forfeit, target: 'promotion', ref: 'P' },
  'coupon.credit': { kind: 'promotion', title: titles.coupon, target: 'none', ref: 'C' },
  'lotto.bill': { kind: 'lottery', title: titles.bill, target: 'bill', ref: 'memo' },
  'lotto.win': { kind: 'lottery', title: titles.billWon, target: 'bill', ref: 'memo' },
  'lotto.cancel': { kind: 'refund', title: titles.billCancelled, target: 'bill', ref: 'memo' },
  'lotto.refund': { kind: 'refund', title: titles.billRefunded, target: 'bill', ref: 'memo' },
  'lotto.correction': { kind: 'lottery', title: titles.billCorrected, target: 'bill', ref: 'memo' },
  'lotto.claim': { kind: 'lottery', title: titles.billClaim, target: 'bill', ref: 'memo' },
  'lotto.claim-back': { kind: 'lottery', title: titles.billClaimBack, target: 'bill', ref: 'memo' },
  'lotto.claim-waived': null,
  'yeekee.prize': { kind: 'reward', title: titles.yeekeePrize, target: 'none', ref: 'memo' },
  'cashback.daily': { kind: 'cashback', title: titles.cashback, target: 'cashback', ref: 'B' },
  'cashback.weekly': { kind: 'cashback', title: titles.winloss, target: 'winloss', ref: 'B' },
  'redemption.credit': { kind: 'reward', title: titles.redemption, target: 'none', ref: 'R' },
  'quest.credit': { kind: 'reward', title: titles.quest, target: 'none', ref: 'R' },
  'checkin.credit': { kind: 'reward', title: titles.checkin, target: 'none', ref: 'R' },
  'wheel.credit': { kind: 'reward', title: titles.wheel, target: 'none', ref: 'R' },
  'poll.prize': { kind: 'reward', title: titles.poll, target: 'none', ref: 'R' },
  'affiliate.redeem': { kind: 'affiliate', title: titles.affiliate, target: 'none', ref: 'F' },
  'wallet.transfer': { kind: 'transfer', title: titles.transfer, target: 'none', ref: 'T' },
}

const unknownKind: KindRule = { kind: 'adjustment', title: '', target: 'none', ref: 'A' }

/** A journal of a kind that this server does not know (written by a newer one) is still shown, with its figures. */
export const ruleOf = (journalKind: string): KindRule => journalKinds[journalKind] ?? unknownKind

/** Journal kinds that the statement shows under one of its own. */
export const journalKindsOf = (kind: StatementKind): string[] =>
  Object.entries(journalKinds).flatMap(([name, rule]) => (rule?.kind === kind ? [name] : []))

/** Journal kinds that bear their number for people as their memo. */
export const numberedByMemo = Object.entries(journalKinds).flatMap(([name, rule]) =>
  rule?.ref === 'memo' ? [name] : [],
)

/** The number for people of a journal. */
export const refOf = (journal: { kind: string; id: string; memo: string }): string => {
  const { ref } = ruleOf(journal.kind)
  return ref === 'memo' ? journal.memo : `${ref}${journal.id}`
}

/** What a typed number may mean: a memo, or the number of a journal. */
export function readRef(text: string): { memo: string; journalId: string | null } {
  const memo = text.trim().toUpperCase()
  return { memo, journalId: /^[ABCFGPRT](\d{1,18})$/.exec(memo)?.[1] ?? null }
}
