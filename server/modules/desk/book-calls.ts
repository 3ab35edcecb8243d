/** The desk's calls about the book of a round: `/desk/lotto/number`, `limits`. */
import { limitRound, restrictNumber } from '../book/acts.ts'
import { reading, type Doing } from './call.ts'
import { limitsAsked, limitsWish, numberAsked, numberWish } from './wishes.ts'

export const bookCalls: Readonly<Record<string, Doing>> = {
  '/desk/lotto/number': reading(numberAsked, (tx, asked, acting) => {
    const wish = numberWish(asked)
    const act = { roundId: asked.round_id, reason: asked.reason, ...acting }
    return wish ? restrictNumber(tx, act, wish) : Promise.resolve(null)
  }),
  '/desk/lotto/limits': reading(limitsAsked, (tx, asked, acting) =>
    limitRound(tx, { roundId: asked.round_id, reason: asked.reason, ...acting }, limitsWish(asked)),
  ),
}
