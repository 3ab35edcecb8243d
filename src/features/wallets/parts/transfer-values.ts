/** Which wallets money can be moved between, and when the amount will do (WALLET-1). The server judges again. */
import * as z from 'zod/mini'
import { satang } from '#contracts/money.ts'
import type { Wallet } from '#contracts/member.ts'
import { isLocked } from '#rules/promotion.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { formatBaht } from '#rules/baht.ts'
import { forms } from '#src/strings/forms.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'

/** Money in a promotion stays where it is. */
export const isBound = (wallet: Wallet): boolean => wallet.active_promotion_name !== ''

export const sources = (wallets: readonly Wallet[]): Wallet[] =>
  wallets.filter((wallet) => wallet.balance > 0 && !isBound(wallet))

/** A wallet whose promotion has less than 30 baht left takes fresh money freely (PROMO-2). */
export const targets = (wallets: readonly Wallet[], from: string): Wallet[] =>
  wallets.filter(
    (wallet) => wallet.id !== from && wallet.can_deposit && !(isBound(wallet) && isLocked(wallet.balance)),
  )

export function transferSchema(wallets: readonly Wallet[]) {
  const chosen = z.string().check(z.minLength(1, forms.required))
  return z.object({ from: chosen, to: chosen, amount: z.string() }).check((ctx) => {
    const { from, amount } = ctx.value
    const sum = typedBaht(amount)
    const most = wallets.find((wallet) => wallet.id === from)?.balance ?? satang(0)
    const message = sum === null ? words.amountRequired : sum > most ? words.more(formatBaht(most)) : null
    if (message) ctx.issues.push({ code: 'custom', input: amount, path: ['amount'], message })
  })
}
