/** The programme of an agent: rates by category and level, and how they are shown. */
import { and, asc, eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { affiliateProgrammes, affiliateRates } from '../../../db/schema/affiliate.ts'
import { agents } from '../../../db/schema/agent.ts'
import type { Db } from '../../../db/types.ts'
import { affiliateWords as words } from '../../../strings/affiliate.ts'
import { formatBaht } from '#rules/baht.ts'

export const LEVELS = 3

export interface Rate {
  readonly category: string
  readonly level: number
  readonly basisPoints: number
}

export interface Programme {
  readonly agentCode: string
  readonly minRedeem: Satang
  readonly terms: readonly string[]
  readonly rates: readonly Rate[]
}

/** Undefined where the agent has none. */
export async function programmeOf(db: Db, agentCode: string): Promise<Programme | undefined> {
  const [row] = await db
    .select()
    .from(affiliateProgrammes)
    .where(eq(affiliateProgrammes.agentCode, agentCode))
  if (!row) return undefined
  const rates = await db
    .select()
    .from(affiliateRates)
    .where(eq(affiliateRates.agentCode, agentCode))
    .orderBy(asc(affiliateRates.category), asc(affiliateRates.level))
  return { ...row, rates }
}

/** By the number that calls of visitors bear. */
export async function agentByNumber(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ code: agents.code })
    .from(agents)
    .where(and(eq(agents.number, number), eq(agents.active, true)))
  return row?.code
}

const order = Object.keys(words.categories)
const place = (category: string) => (order.includes(category) ? order.indexOf(category) : order.length)
const nameOf = (category: string) => words.categories[category] ?? category

/** Categories with the same rates are one line, the highest rate first. */
export function shownRates(rates: readonly Rate[]) {
  const byCategory = new Map<string, number[]>()
  for (const { category, level, basisPoints } of rates) {
    const points = byCategory.get(category) ?? Array.from({ length: LEVELS }, () => 0)
    byCategory.set(category, points.with(level - 1, basisPoints))
  }
  const groups = new Map<string, { categories: string[]; points: number[] }>()
  for (const category of [...byCategory.keys()].sort((a, b) => place(a) - place(b))) {
    const points = byCategory.get(category)!
    const group = groups.get(points.join()) ?? { categories: [], points }
    groups.set(points.join(), { ...group, categories: [...group.categories, category] })
  }
  return [...groups.values()]
    .sort((a, b) => b.points[0]! - a.points[0]!)
    .map(({ categories, points }) => ({
      category: categories.join(),
      name: categories.map(nameOf).join(' '),
      level_percents: points.map((each) => each / 100),
    }))
}

/** Rules of the computation, and the agent's own. */
export const termsOf = (programme: Programme): string[] => [
  ...words.rules(LEVELS, formatBaht(programme.minRedeem)),
  ...programme.terms,
]
