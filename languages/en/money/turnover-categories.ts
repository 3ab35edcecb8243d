import type * as thai from '#src/strings/money/turnover-categories.ts'
import type { Sentences } from '../../sentences.ts'

export const turnoverCategories: Sentences<typeof thai.turnoverCategories> = {
  casino: 'casino',
  slot: 'slots',
  fishing: 'fishing',
  sport: 'sports',
  freespin: 'free spins',
  lotto: 'lottery and Yeekee',
}

const everyGame = 'all games'

const names: Readonly<Record<string, string>> = turnoverCategories

export function turnoverGames(categorys: string): string {
  const list = categorys
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (list.length === 0 || list.includes('all')) return everyGame
  return list.flatMap((one) => names[one] ?? []).join(', ') || everyGame
}
