/** What is drawn of a prize: two short lines, and which of the three grounds it has. */
import type { WheelPrize } from '#contracts/wheel.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'

export interface Slice {
  readonly id: string
  readonly big: string
  readonly small: string
  readonly ground: 'oxblood' | 'lacquer' | 'ivory'
}

/** The one prize of the most credit; none where two share it. */
function topOf(prizes: readonly WheelPrize[]): WheelPrize | null {
  const sorted = prizes
    .filter(({ reward }) => reward.kind === 'credit')
    .sort((a, b) => (b.reward.amount ?? 0) - (a.reward.amount ?? 0))
  const [first, second] = sorted
  return first && first.reward.amount !== second?.reward.amount ? first : null
}

function linesOf({ name, reward }: WheelPrize, isTop: boolean): Pick<Slice, 'big' | 'small'> {
  const { kinds } = words
  switch (reward.kind) {
    case 'credit':
      return {
        big: formatBaht(reward.amount ?? 0, { whole: true }),
        small: isTop ? kinds.top : kinds.credit,
      }
    case 'points':
    case 'wheel_spins':
      return { big: formatCount(reward.count ?? 0), small: kinds[reward.kind] }
    default:
      return { big: name, small: '' }
  }
}

export function slicesOf(prizes: readonly WheelPrize[]): Slice[] {
  const top = topOf(prizes)
  return prizes.map((prize, index) => ({
    id: prize.prize_id,
    ...linesOf(prize, prize === top),
    ground: prize === top ? 'ivory' : index % 2 === 0 ? 'oxblood' : 'lacquer',
  }))
}
