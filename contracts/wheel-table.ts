/**
 * The text of a prize table whose SHA-256 is its `table_hash`. JSON without spaces, in UTF-8: an array of the rule's
 * name and one array for each prize, in the order of the wheel:
 *
 *   ["wheel:v1",[name,kind,label,amount,count,turnover,categorys,valid_days,weight],…]
 *
 * `amount` and `turnover` are integer satang, `count`, `valid_days` and `weight` integers; what a prize does not have
 * is null, no turnover 0. Strings are written as JSON.stringify does: only `"`, `\` and control characters escaped.
 */
import type { WheelPrize } from './wheel.ts'

/** Name of the rules by which a slot follows from seeds and nonce, and a prize from the slot (domain.md §9.2). */
export const WHEEL_RULES = 'wheel:v1'

/** What of a prize the text holds. */
export type TablePrize = Pick<WheelPrize, 'name' | 'reward' | 'weight' | 'valid_days'>

/** The text described above; its SHA-256 in UTF-8, as hexadecimal, is `table_hash`. */
export const wheelTableText = (prizes: readonly TablePrize[]): string =>
  JSON.stringify([
    WHEEL_RULES,
    ...prizes.map(({ name, reward, weight, valid_days: days }) => [
      name,
      reward.kind,
      reward.label,
      reward.amount ?? null,
      reward.count ?? null,
      reward.turnover ?? 0,
      reward.categorys,
      days ?? null,
      weight,
    ]),
  ])
