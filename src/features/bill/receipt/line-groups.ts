import type { PaperLine } from './paper-bill.ts'

export interface LineGroup {
  /** Name of the bet type. */
  name: string
  lines: readonly PaperLine[]
}

/** Lines of a placed bill, bet type by bet type in the order they were first entered. */
export function lineGroups(lines: readonly PaperLine[]): LineGroup[] {
  const types = [...new Set(lines.map((line) => line.bet_type))]
  return types.map((type) => {
    const ofType = lines.filter((line) => line.bet_type === type)
    return { name: ofType[0]!.name, lines: ofType }
  })
}
