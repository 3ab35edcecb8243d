/** `thaiDayOf` (rules/thai-day.ts) for a query: PostgreSQL knows the zone, whatever that of the session is. */
import { sql, type Column, type SQL } from 'drizzle-orm'

/** The Thai day of a column of instants, `2026-11-20`. */
export const thaiDayIn = (instants: Column): SQL<string> =>
  sql<string>`(${instants} at time zone 'Asia/Bangkok')::date::text`
