import { promotions as words } from '#src/strings/rewards/promotions.ts'

const names: Readonly<Record<string, string>> = words.categories

/** Which games count, in words: `slot,fishing`. A category we have no word for is left out, never guessed. */
export function gamesText(categorys: string): string {
  const list = categorys
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (list.length === 0 || list.includes('all')) return words.everyGame
  return list.flatMap((one) => names[one] ?? []).join(' ') || words.everyGame
}
