import { deposit } from '#src/strings/deposit.ts'
import { shell } from '#src/strings/shell.ts'

const names: Readonly<Record<string, string>> = { ...shell.categories, lotto: shell.categories.lottery }

/** Which games count, in words: `slot,fishing`. A category we have no word for is left out, never guessed. */
export function gamesText(categorys: string): string {
  const list = categorys
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (list.length === 0 || list.includes('all')) return deposit.promotion.everyGame
  return list.flatMap((one) => names[one] ?? []).join(' ') || deposit.promotion.everyGame
}
