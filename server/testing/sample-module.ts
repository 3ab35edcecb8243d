/** A module made up for the kit's own tests: one endpoint for each thing that the kit does. */
import * as z from 'zod/mini'
import { endpoint } from '#contracts/kit.ts'
import { baht, bahtAmount } from '#contracts/money.ts'
import { sandboxMessages } from '../db/schema/sandbox.ts'
import { collect } from '../kit/endpoint/collect.ts'
import { forbidden, invalid, notFound, refuse, tooMany } from '../kit/errors.ts'
import { handle, type Run } from '../kit/endpoint/handler.ts'
import { prepare } from '../kit/endpoint/prepared.ts'
import { policies } from '../kit/rate-limit.ts'
import { reply } from '../kit/reply.ts'
import { balanceOf, house, walletAccount } from '../ledger/accounts.ts'
import { postJournal } from '../ledger/post.ts'
import { operationsHandlers } from '../modules/operations/handlers.ts'

const declared = { onError: 'page', origin: 'extension', summary: 'A test.' } as const
/** Moves money, exactly once. */
export const spend = endpoint({
  ...declared,
  name: 'test.spend',
  method: 'POST',
  path: '/api/test/spend',
  idempotent: true,
  request: z.object({ wallet_id: z.string(), amount: bahtAmount(), mode: z.optional(z.string()) }),
  response: z.object({ balance: baht() }),
})
/** The same, as the specification's table has it: without a key as well. */
export const documented = endpoint({
  ...declared,
  origin: 'spec',
  name: 'test.documented',
  method: 'POST',
  path: '/api/test/documented',
  idempotent: true,
  request: spend.request,
  response: spend.response,
})
/** Limited by rate. */
export const guess = endpoint({
  ...declared,
  name: 'test.guess',
  method: 'POST',
  path: '/api/test/guess',
  auth: 'none',
  request: z.object({ word: z.string().check(z.minLength(3), z.maxLength(8)) }),
  response: z.object({ right: z.boolean() }),
})
/** A session is optional; refuses when asked to. */
export const look = endpoint({
  ...declared,
  name: 'test.look',
  method: 'GET',
  path: '/api/test/look/{what}',
  auth: 'optional',
  request: z.object({ what: z.string(), why: z.optional(z.string()) }),
  response: z.object({ who: z.string(), what: z.string() }),
})
/** Prepared once. */
const listed = endpoint({
  ...declared,
  name: 'test.listed',
  method: 'GET',
  path: '/api/test/listed',
  auth: 'none',
  response: z.array(z.string()),
})

const spending: Run<typeof spend | typeof documented> = async ({ wallet_id, amount, mode }, ctx) => {
  const account = walletAccount(wallet_id)
  await postJournal(ctx.tx, {
    key: `spend:${ctx.operationId}`,
    kind: 'test',
    at: ctx.now,
    postings: [
      { account, amount: -amount },
      { account: house.games, amount },
    ],
  })
  if (mode === 'refuse') refuse('no luck')
  if (mode === 'invalid') invalid({ amount: 'odd' })
  if (mode === 'broken') throw new Error('secret detail')
  if (mode === 'late') ctx.afterCommit(() => Promise.reject(new Error('too late')))
  return { balance: await balanceOf(ctx.tx, account) }
}

let list: ReturnType<typeof prepare<typeof listed>> | null = null

/** The handlers of all of them, and `GET /api/operations/{key}`. */
export const sampleHandlers = {
  ...operationsHandlers,
  ...collect(
    handle(spend, spending),
    handle(documented, spending),
    handle(guess, {
      limits: ({ word }, { ip }) => [
        { policy: policies.loginHere, subject: word },
        { policy: policies.registerAddress, subject: ip },
      ],
      run: async ({ word }, ctx) => {
        await ctx.tx
          .insert(sandboxMessages)
          .values({ channel: 'test', recipient: word, body: '', createdAt: ctx.now })
        if (word === 'throw') refuse('thrown')
        if (word === 'count') return reply({ refused: 'counted' })
        if (word === 'right') ctx.forgive()
        return reply({ data: { right: word === 'right' }, message: 'said' })
      },
    }),
    handle(look, ({ what }, { member }) => {
      if (what === 'none') notFound()
      if (what === 'mine') forbidden()
      if (what === 'fast') tooMany(7)
      return { who: member?.username ?? 'visitor', what }
    }),
    handle(
      listed,
      () =>
        (list ??= prepare(
          listed,
          Array.from({ length: 500 }, (_, i) => `row ${i}`),
        )),
    ),
  ),
}
