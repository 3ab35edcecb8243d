/**
 * An example to copy: a platform whose replies say `success` and `result`, whose wallets have names of their own, and which
 * writes days before months. Built in by `VITE_PLATFORM=example`.
 */
import { isTold, type PlatformMapping } from '#src/api/platform-mapping.ts'

/** `{ success: true, result }`, and `{ success: false, reason }` for a refusal. */
function envelope(reply: Readonly<Record<string, unknown>>): unknown {
  if (typeof reply.success !== 'boolean') return reply
  const { success, result, reason, ...beside } = reply
  return { ...beside, error: success ? 0 : 1, message: reason ?? '', data: result }
}

/** `20/11/2026 17:21` says the day first, always: this platform is known to. */
const dayFirst = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/^(\d{2})\/(\d{2})\/(\d{4})(?= )/, '$3-$2-$1') : text

const wallet = (row: unknown): unknown =>
  isTold(row) && 'credit' in row
    ? {
        id: row.wallet_no,
        wallet_name: row.label,
        balance: row.credit,
        category: row.games,
        can_deposit: row.accepts_deposit,
        wallet_type_id: row.type,
        active_promotion_name: row.promotion,
        current_turnover: row.turnover_left,
      }
    : row

const eachOf = (map: (row: unknown) => unknown) => (rows: unknown) =>
  Array.isArray(rows) ? rows.map(map) : rows

export const platform: PlatformMapping = {
  envelope,
  replies: {
    'member.wallets': eachOf(wallet),
    'agent.events': eachOf((row) => (isTold(row) ? { ...row, ends_at: dayFirst(row.ends_at) } : row)),
  },
}
