/** What is wrong with a line, and what to do about it. */
import type { LottoRate } from '#contracts/lotto.ts'
import { formatBaht } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import type { SlipLine } from './slip-view.ts'

export function faultText({ fault, left }: SlipLine, rate: LottoRate | null): string | null {
  const baht = (satang: number) => formatBaht(satang, { whole: true })
  switch (fault) {
    case null:
      return null
    case 'closed':
      return words.lineClosed
    case 'gone':
      return words.lineGone
    case 'underMin':
      return words.underMin(baht(rate?.min_amount ?? 0))
    case 'overMax':
      return words.overMax(baht(rate?.max_amount ?? 0))
    case 'overLeft':
      return words.overLeft(baht(left ?? 0))
  }
}
