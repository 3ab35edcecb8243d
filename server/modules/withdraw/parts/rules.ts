/** What may be withdrawn and what stands in the way. Pure; figures in satang. PAY-2, domain.md §5.3. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import { withdrawMessages as words } from '../../../strings/withdraw.ts'

export interface WithdrawRules {
  readonly min: Satang
  readonly max: Satang
  readonly timesPerDay: number
  readonly fee: Satang
}

/** Where the agent has set nothing. */
const usual: WithdrawRules = {
  min: satang(100_00),
  max: satang(200_000_00),
  timesPerDay: 3,
  fee: satang(0),
}

/** Reads the agent's settings `withdraw_min`, `withdraw_max`, `withdraw_fee` (baht) and `withdraw_times`. */
export function rulesFrom(settings: ReadonlyMap<string, string>): WithdrawRules {
  const amount = (key: string, instead: Satang) => parseBaht(settings.get(key) ?? '') ?? instead
  const times = Number(settings.get('withdraw_times') ?? Number.NaN)
  const fee = amount('withdraw_fee', usual.fee)
  return {
    // Something must reach the account.
    min: satang(Math.max(amount('withdraw_min', usual.min), fee + 1)),
    max: amount('withdraw_max', usual.max),
    fee,
    timesPerDay: Number.isSafeInteger(times) && times > 0 ? times : usual.timesPerDay,
  }
}

/** What a promotion asks to be played with a wallet's money before it may leave. */
export interface WalletTurnover {
  readonly name: string
  readonly done: Satang
  readonly target: Satang
}

export interface WalletMoney {
  readonly id: string
  readonly name: string
  readonly balance: Satang
  readonly turnover: WalletTurnover | null
}

/** Turnover left in a wallet; none without a promotion. */
export const turnoverLeft = ({ turnover }: Pick<WalletMoney, 'turnover'>): Satang =>
  satang(turnover ? Math.max(0, turnover.target - turnover.done) : 0)

/** All of a wallet's money or nothing: a promotion binds the whole wallet. */
export const withdrawableOf = (wallet: WalletMoney): Satang =>
  turnoverLeft(wallet) > 0 ? satang(0) : wallet.balance

const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce((total, one) => total + one, 0))

export const totalsOf = (wallets: readonly WalletMoney[]) => {
  const balance = sum(wallets.map((wallet) => wallet.balance))
  const withdrawable = sum(wallets.map(withdrawableOf))
  return { balance, withdrawable, locked: satang(balance - withdrawable) }
}

/** Why nothing can be withdrawn now, in words, and the page that changes it ('' when only waiting does). */
export interface Block {
  readonly code: 'bank' | 'bank_account' | 'open_request' | 'times' | 'turnover' | 'balance'
  readonly message: string
  readonly link: string
}

export interface Situation {
  readonly rules: WithdrawRules
  readonly wallets: readonly WalletMoney[]
  readonly bankAccounts: number
  readonly open: { readonly id: string; readonly ref: string } | null
  readonly timesUsed: number
  /** A bank is there to pay. */
  readonly bank: boolean
}

/** Every block there is, not just the first: the member sees all that is to be done. */
export function blocksOf({ rules, wallets, bankAccounts, open, timesUsed, bank }: Situation): Block[] {
  const { withdrawable, locked } = totalsOf(wallets)
  const most = Math.max(0, ...wallets.map(withdrawableOf))
  const blocks: (Block | false)[] = [
    !bank && { code: 'bank', message: words.noBank, link: '' },
    bankAccounts === 0 && { code: 'bank_account', message: words.noBankAccount, link: '/member/profile' },
    open !== null && {
      code: 'open_request',
      message: words.openRequest(open.ref),
      link: `/member/withdraw/${open.id}`,
    },
    timesUsed >= rules.timesPerDay && {
      code: 'times',
      message: words.timesUsed(rules.timesPerDay),
      link: '',
    },
    withdrawable === 0 &&
      locked > 0 && { code: 'turnover', message: words.turnover, link: '/member/promotions' },
    most < rules.min &&
      !(withdrawable === 0 && locked > 0) && {
        code: 'balance',
        message: words.tooLittle(rules.min),
        link: '/member/deposit',
      },
  ]
  return blocks.filter((block) => block !== false)
}

/** The sentence against this amount from this wallet; null when nothing is. */
export function amountFault(amount: Satang, wallet: WalletMoney, rules: WithdrawRules): string | null {
  if (amount < rules.min) return words.underMin(rules.min)
  if (amount > rules.max) return words.overMax(rules.max)
  const withdrawable = withdrawableOf(wallet)
  return amount > withdrawable ? words.overBalance(withdrawable) : null
}
