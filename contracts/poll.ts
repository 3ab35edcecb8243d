/** Polls. EXTRA-8; specification.md §3 "Poll". */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { counted, flag, id, instant, int, int32, num, oneOf, rows, text } from './wire.ts'

const poll = { poll_id: id(), agent_id: int32() }

/** What can be voted for; `image` '' where it has no picture. */
export const pollChoice = z.object({ choice_id: id(), name: z.string(), image: text() })

/** A poll: `upcoming` before it opens, `closed` once votes are over, `announced` when its answer is known. */
export const pollConfig = z.object({
  poll_id: id(),
  title: z.string(),
  question: text(),
  image: text(),
  description: text(),
  state: oneOf(['upcoming', 'open', 'closed', 'announced']),
  closes_at: z.nullish(instant()),
  announces_at: z.nullish(instant()),
  choices: rows(pollChoice),
  /** Further facts of the poll as the platform stores them. */
  metadata: rows(z.object({ key: z.string(), val: text() })),
  /** Extension: before then it is `upcoming`. */
  opens_at: z.nullish(instant()),
  /** Extension: the right choice, once it is announced, since when, and what one right vote was worth. */
  answer_choice_id: z.nullish(id()),
  announced_at: z.nullish(instant()),
  prize_each: z.nullish(baht()),
})

/** One poll, read: `prize_each` in satang, instants in epoch ms (UTC). */
export type PollConfig = z.output<typeof pollConfig>

/** Of several that run, the first there was. Never refuses: for an unknown agent `poll_id` is null. */
export const getCurrentPoll = endpoint({
  name: 'poll.current',
  method: 'GET',
  path: '/api/poll/current',
  auth: 'optional',
  onError: 'part',
  origin: 'extension',
  summary: 'The poll that runs, or the newest one; none where the agent has had none.',
  request: z.object({ agent_id: int32() }),
  response: z.object({ poll_id: z.nullish(id()) }),
})

/** 404 for a poll that is not this agent's; a member sees only those of their own agent. */
export const getPollConfig = endpoint({
  name: 'poll.config',
  method: 'GET',
  path: '/api/poll/config',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'Question and choices of a poll.',
  request: z.object(poll),
  response: pollConfig,
})

/** 404 as for `getPollConfig`. `percent` are whole numbers that sum to 100, or all 0. */
export const getPollStats = endpoint({
  name: 'poll.stats',
  method: 'GET',
  path: '/api/poll/stats',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'Votes so far, in all and by choice.',
  request: z.object(poll),
  response: z.object({
    total: int(),
    choices: rows(z.object({ choice_id: id(), votes: int(), percent: num() })),
    updated_at: z.nullish(instant()),
  }),
})

/** 404 as for `getPollConfig`. The largest prizes first, 20 at most; `total` counts all winners. */
export const getPollWinners = endpoint({
  name: 'poll.winners',
  method: 'GET',
  path: '/api/poll/winners',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'Winners, real ones only, names masked; of the poll before while this one runs.',
  request: z.object(poll),
  response: rows(
    z.object({ name: z.string(), prize: text(), amount: z.nullish(baht()), at: z.nullish(instant()) }),
  ),
  extra: counted,
})

/**
 * 404 for a poll that is not the agent's; refused for a choice that is not the poll's, before and after its time, and
 * without quota.
 */
export const submitPoll = endpoint({
  name: 'poll.submit',
  method: 'POST',
  path: '/api/poll/submit',
  onError: 'part',
  idempotent: true,
  origin: 'spec',
  summary: 'Votes: one vote for one unit of quota, final.',
  request: z.object({ poll_id: id(), choice_id: id() }),
  response: z.object({ choice_id: id(), voted_at: instant(), quota_left: int() }),
})

/**
 * 404 for a poll that is not the agent's. Quota grows with deposits made while the poll runs, where its rule says so.
 */
export const getPollQuota = endpoint({
  name: 'poll.quota',
  method: 'GET',
  path: '/api/poll/quota/get',
  onError: 'part',
  origin: 'spec',
  summary: 'Votes the member has, has used, and when that was counted.',
  request: z.object({ poll_id: id() }),
  response: z.object({ quota: int(), used: int(), left: int(), updated_at: z.nullish(instant()) }),
})

/**
 * 404 for a poll that is not the agent's. `reason` says in a sentence why not, '' where they may; `votes` from the
 * first on.
 */
export const checkPollQuota = endpoint({
  name: 'poll.checkQuota',
  method: 'GET',
  path: '/api/poll/quota/check',
  onError: 'part',
  origin: 'spec',
  summary: 'Whether the member may vote now, and what he voted.',
  request: z.object({ poll_id: id() }),
  response: z.object({
    allowed: flag(),
    reason: text(),
    votes: rows(z.object({ choice_id: id(), at: instant() })),
  }),
})
