import type { Wallet } from '#contracts/member.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'

const names: Readonly<Record<string, string>> = { ...lobby.names, lotto: lobby.lotto }

/** The line under a wallet's name: its promotion, else what it may be played on; nothing where we cannot tell. */
export function walletNote(wallet: Wallet): string | undefined {
  if (wallet.active_promotion_name) return play.walletPromotion(wallet.active_promotion_name)
  if (wallet.category === 'all' || wallet.category === '') return play.walletForAll
  const category = names[wallet.category]
  return category && play.walletFor(category)
}
