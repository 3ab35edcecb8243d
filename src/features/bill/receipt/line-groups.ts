import type { BillLine } from '#contracts/bills.ts'

export interface LineGroup {
  /** Name of the bet type. */
  name: string
  lines: readonly BillLine[]
}

/** Lines of a placed bill, bet type by bet type in the order they were first entered. */
export function lineGroups(lines: readonly BillLine[]): LineGroup[] {
  const types = [...new Set(lines.map((line) => line.bet_type))]
  return types.map((type) => {
    const ofType = lines.filter((line) => line.bet_type === type)
    return { name: ofType[0]!.name, lines: ofType }
  })
}
