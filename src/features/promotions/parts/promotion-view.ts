/** What a promotion's ticket shows: the big figure, three facts, its ground and drawing. */
import type { Promotion } from '#contracts/promotion.ts'
import { isHeavyTurnover, plainFigure, termsOf, type PromotionTerms } from '#rules/promotion-terms.ts'
import { formatBaht } from '#rules/baht.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'

export interface Fact {
  label: string
  value: string
  /** More than is fair: said in red, and in words. */
  heavy?: boolean
}

export interface PromotionView {
  terms: PromotionTerms
  big: string
  unit: string
  facts: readonly Fact[]
  tone: 'red' | 'jade' | 'blue'
  art: string
}

const tones = ['red', 'jade', 'blue'] as const
const arts = ['elephant', 'peacock', 'gem', 'lotus', 'trophy', 'crab'] as const

const whole = (satang: number) => formatBaht(satang, { whole: true })

function figure({ percent, maxBonus }: PromotionTerms): string {
  if (percent !== null) return `${plainFigure(percent)}%`
  return maxBonus > 0 ? whole(maxBonus) : words.mark
}

const turnoverFact = ({ times }: PromotionTerms): Fact[] =>
  times === null
    ? []
    : [
        {
          label: words.turnover,
          value: times === 0 ? words.noTurnover : words.times(plainFigure(times)),
          heavy: isHeavyTurnover(times),
        },
      ]

function factsOf(terms: PromotionTerms): readonly Fact[] {
  const { kind, minTransfer, fixedTransfer, maxBonus, maxWithdraw } = terms
  const most = maxBonus > 0 ? [{ label: words.maxBonus, value: whole(maxBonus) }] : []
  if (kind === 'rebate') return [...most, ...turnoverFact(terms)]
  const first =
    kind === 'free'
      ? { label: words.noDeposit, value: whole(0) }
      : {
          label: fixedTransfer ? words.fixedTransfer : words.minTransfer,
          value: whole(fixedTransfer ?? minTransfer),
        }
  const second = maxWithdraw ? [{ label: words.maxWithdraw, value: whole(maxWithdraw) }] : most
  return [first, ...second, ...turnoverFact(terms)]
}

/** `index` in the agent's order: neighbours differ, and a promotion looks the same on every page. */
export function viewOf(promotion: Promotion, index: number): PromotionView {
  const terms = termsOf(promotion.type_id, promotion.bundles)
  return {
    terms,
    big: figure(terms),
    unit: words.units[terms.kind],
    facts: factsOf(terms),
    tone: tones[index % tones.length]!,
    art: `/art/leaf-${arts[index % arts.length]}.webp`,
  }
}
