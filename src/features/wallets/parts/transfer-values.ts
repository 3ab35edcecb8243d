/** Which wallets money can be moved between, and when the amount will do (WALLET-1). The server judges again. */
import * as z from 'zod/mini'
import { satang, type Satang } from '#contracts/money.ts'
import type { Wallet } from '#contracts/member.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { formatBaht } from '#rules/baht.ts'
import { forms } from '#src/strings/forms.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'

/** What can be moved out of a wallet: the member's own money. What a promotion binds stays where it is. */
export const movable = (wallet: Wallet): Satang => ownOf(standingOf(wallet))

/** A promotion binds some of it. */
export const isBound = (wallet: Wallet): boolean => movable(wallet) < wallet.balance

export const sources = (wallets: readonly Wallet[]): Wallet[] =>
  wallets.filter((wallet) => movable(wallet) > 0)

/** Own money stays own in a wallet with a promotion. */
export const targets = (wallets: readonly Wallet[], from: string): Wallet[] =>
  wallets.filter((wallet) => wallet.id !== from && wallet.can_deposit)

export function transferSchema(wallets: readonly Wallet[]) {
  const chosen = z.string().check(z.minLength(1, forms.required))
  return z.object({ from: chosen, to: chosen, amount: z.string() }).check((ctx) => {
    const { from, amount } = ctx.value
    const sum = typedBaht(amount)
    const source = wallets.find((wallet) => wallet.id === from)
    const most = source ? movable(source) : satang(0)
    const message = sum === null ? words.amountRequired : sum > most ? words.more(formatBaht(most)) : null
    if (message) ctx.issues.push({ code: 'custom', input: amount, path: ['amount'], message })
  })
}
