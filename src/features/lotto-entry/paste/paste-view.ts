/** What the preview of pasted text shows. */
import type { PasteRow } from './parse-paste.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'

export interface PreviewRow extends PasteRow {
  key: string
}

export const previewRows = (rows: readonly PasteRow[]): PreviewRow[] =>
  rows.map((row, at) => ({ ...row, key: String(at) }))

/** Why a line is left out, or what it comes to. */
export function rowText(row: PasteRow): string {
  if (row.reason === 'orders' && row.orders !== undefined)
    return `${words.skip.orders} ${words.ordersAre(row.orders)}`
  if (row.reason) return words.skip[row.reason]
  if (row.lines.length === 0) return ''
  const total = row.lines.reduce((sum, line) => sum + line.amount, 0)
  return words.rowLines(formatCount(row.lines.length), formatBaht(total, { whole: true }))
}
