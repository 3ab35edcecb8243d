/** Endpoints of the crash test: one that moves money, one that audits. */
import * as z from 'zod/mini'
import { endpoint } from '#contracts/kit.ts'
import { baht, bahtAmount } from '#contracts/money.ts'

const declared = {
  auth: 'none',
  onError: 'page',
  origin: 'extension',
  summary: 'Of the crash test.',
} as const

export const move = endpoint({
  ...declared,
  name: 'crash.move',
  method: 'POST',
  path: '/api/crash/move',
  idempotent: true,
  request: z.object({ amount: bahtAmount(), out: z.boolean() }),
  response: z.object({ balance: baht(), journal: z.string() }),
})

export const audit = endpoint({
  ...declared,
  name: 'crash.audit',
  method: 'GET',
  path: '/api/crash/audit',
  response: z.object({ balance: baht(), journals: z.number(), faults: z.array(z.string()) }),
})
