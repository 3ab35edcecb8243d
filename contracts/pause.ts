/** What stops play: the reality check, a pause told to other devices, the account's end. domain.md §8. */
import * as z from 'zod/mini'
import { birthday } from './auth.ts'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { pause } from './protection.ts'
import { flag, instant, int } from './wire.ts'

/**
 * Play without a break of half an hour, since the first bet: how long, and what it came to. Sums in satang, moments in
 * epoch ms (UTC). `due`: a reality check waits for its answer, and no bet is taken before.
 */
export const playSession = z.object({
  started_at: instant(),
  minutes: int(),
  staked: baht(),
  returned: baht(),
  net: baht(),
  balance: baht(),
  next_reminder_at: z.nullish(instant()),
  due: z.optional(flag()),
})

/** Read: sums in satang, moments in epoch ms (UTC). */
export type PlaySession = z.output<typeof playSession>

/** Sums are of the session alone, since `started_at`; `next_reminder_at` is missing where none is set. */
export const getPlaySession = endpoint({
  name: 'protection.playSession',
  method: 'GET',
  path: '/api/member/play_session',
  origin: 'extension',
  summary: 'Figures of the reality check: since when, staked, returned, net; null when not playing.',
  response: z.nullish(playSession),
})

/**
 * Of the whole time as a member, in satang: `net` is what came back from play less what was staked, `deposited` and
 * `withdrawn` are gross. `last_sign_in_at` is the sign-in before this one.
 */
export const getPlayRecord = endpoint({
  name: 'protection.record',
  method: 'GET',
  path: '/api/member/protection/record',
  onError: 'part',
  origin: 'extension',
  summary: 'Net position of all play, deposits and withdrawals ever, and the sign-in before this one.',
  response: z.object({
    net: baht(),
    deposited: baht(),
    withdrawn: baht(),
    last_sign_in_at: z.nullish(instant()),
  }),
})

/** Nothing happens where no check waits. With `go_on` the next one is counted from now; without it the session is over. */
export const answerCheck = endpoint({
  name: 'protection.answerCheck',
  method: 'POST',
  path: '/api/member/play_session/answer',
  origin: 'extension',
  summary: 'Answers a reality check: play goes on, or stops.',
  request: z.object({ go_on: flag() }),
  response: z.nullish(z.unknown()),
})

/**
 * Answers at once where the state is another one than that of `seen`, else when it changes, after a few seconds at most.
 * `pause` as in `protection.get`; `check_at`: from when on a reality check is owed, missing while nobody plays.
 */
export const watchPlay = endpoint({
  name: 'protection.watch',
  method: 'GET',
  path: '/api/member/protection/watch',
  onError: 'part',
  origin: 'extension',
  summary: 'Waits until play is stopped or goes on again, also by another device.',
  request: z.object({ seen: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({ state: z.string(), pause: z.nullish(pause), check_at: z.nullish(instant()) }),
})

/** For good, at once, on every device; open bets settle and what is in the wallets can be withdrawn. */
export const closeAccount = endpoint({
  name: 'protection.close',
  method: 'POST',
  path: '/api/member/close',
  idempotent: true,
  stepUp: true,
  origin: 'extension',
  summary: 'Closes the account: no play, deposit or news any more; withdrawals go on.',
  response: z.object({ pause }),
})

/**
 * Once, where none is held yet: the date of birth that a registration did not ask for, before money goes out the first time. Refused where
 * one is held. `old_enough` false: the member takes a break from that moment until the twentieth birthday; what is in the
 * wallets stays theirs and can be withdrawn. 422 `birth_date` for a day that is to come.
 */
export const tellBirthday = endpoint({
  name: 'protection.tellBirthday',
  method: 'POST',
  path: '/api/member/birthday',
  origin: 'extension',
  summary: 'Tells the date of birth, where the registration had only a declaration.',
  request: z.object({ birth_date: birthday() }),
  response: z.object({ old_enough: flag() }),
})
