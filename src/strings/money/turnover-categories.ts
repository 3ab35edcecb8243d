/** What play can count towards a promotion, as the contract names it (`TurnoverCategory`). */
export const turnoverCategories = {
  casino: 'คาสิโน',
  slot: 'สล็อต',
  fishing: 'ยิงปลา',
  sport: 'กีฬา',
  freespin: 'ฟรีสปิน',
  lotto: 'หวยและยี่กี',
} as const

const everyGame = 'ทุกเกม'

const names: Readonly<Record<string, string>> = turnoverCategories

/** Which games count, in words: `slot,fishing`. A category we have no word for is left out, never guessed. */
export function turnoverGames(categorys: string): string {
  const list = categorys
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (list.length === 0 || list.includes('all')) return everyGame
  return list.flatMap((one) => names[one] ?? []).join(' ') || everyGame
}
