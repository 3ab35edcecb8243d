import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from './all.ts'
import { endpoint, envelope, fillPath, needsKey, pathParams, type Endpoint, isByHand } from './kit.ts'
import { specCalls } from './spec-calls.ts'
import { sample, seeded } from './testing/sample.ts'
import { wireTypeOf } from './wire.ts'

const endpoints: readonly Endpoint[] = allEndpoints
const call = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!

const names = (list: readonly Endpoint[]) => list.map((endpoint) => endpoint.name)
const reads = endpoints.filter((endpoint) => endpoint.method === 'GET')

describe('the contract as a whole', () => {
  it('covers every call of the specification, and marks exactly those as the specification’s', () => {
    const declared = endpoints.filter((endpoint) => endpoint.origin === 'spec').map(call)
    expect(declared.sort()).toEqual([...specCalls].sort())
    expect(new Set(specCalls).size).toBe(79)
  })

  it('names every endpoint once, and every method and path once', () => {
    expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length)
    expect(new Set(endpoints.map(call)).size).toBe(endpoints.length)
  })

  it('holds every endpoint that a contract file exports', async () => {
    const modules = import.meta.glob('./*.ts', { eager: true })
    const exported = Object.entries(modules)
      .filter(([file]) => file !== './all.ts' && !file.endsWith('.test.ts'))
      .flatMap(([, module]) => Object.values(module as object))
      .filter((value): value is Endpoint => isEndpoint(value))
    expect(exported.map((endpoint) => endpoint.name).sort()).toEqual(
      endpoints.map((endpoint) => endpoint.name).sort(),
    )
  })

  it('gives every endpoint a sentence', () => {
    const wrong = endpoints.filter((endpoint) => !/^[A-Z].{15,}\.$/.test(endpoint.summary))
    expect(names(wrong)).toEqual([])
  })

  it('takes every path parameter from the request', () => {
    const missing = endpoints.flatMap((endpoint) => {
      const { shape } = endpoint.request as unknown as z.ZodMiniObject
      return pathParams(endpoint.path).filter((name) => !(name in shape))
    })
    expect(missing).toEqual([])
  })

  it('puts only flat values into a query', () => {
    const deep = reads.filter((endpoint) =>
      Object.values(sample(endpoint.request, seeded(1)) as object).some((value) => typeof value === 'object'),
    )
    expect(names(deep)).toEqual([])
  })
})

it('makes a shape that is told by what makes it once, when it is first read', () => {
  const made: string[] = []
  const told = (name: string, shape: z.core.$ZodType) =>
    (() => {
      made.push(name)
      return shape
    }) as unknown as z.core.$ZodType
  const [request, response] = [z.object({ round_id: z.string() }), z.array(z.string())]
  const read = endpoint({
    name: 'lotto.told',
    method: 'GET',
    path: '/api/lotto/told',
    origin: 'extension',
    summary: 'A call as a browser has it.',
    request: told('request', request),
    response: told('response', response),
  })
  expect([made, Object.keys(read)]).toEqual([[], expect.arrayContaining(['request', 'response', 'extra'])])
  expect([read.response, read.response, { ...read }.request, read.request]).toEqual([
    response,
    response,
    request,
    request,
  ])
  expect(made).toEqual(['response', 'request'])
  expect(z.decode(read.extra, {})).toEqual({})
})

describe('what a request can carry', () => {
  const partsOfRequests = endpoints.flatMap((endpoint) =>
    leavesOf(endpoint.request).map((leaf) => [endpoint.name, leaf] as const),
  )

  it('has no whole number that a 32-bit column cannot hold', () => {
    const integers = partsOfRequests.filter(([, leaf]) => wireTypeOf(leaf)?.name.startsWith('int'))
    expect(integers.length).toBeGreaterThan(30)
    const unbound = integers.filter(([, leaf]) => z.safeDecode(leaf, (2 ** 31) as never).success)
    expect([...new Set(unbound.map(([name]) => name))]).toEqual([])
  })

  it('has no moment and no list that drops what it cannot read', () => {
    const loose = partsOfRequests.filter(([, leaf]) =>
      ['instant', 'rows'].includes(wireTypeOf(leaf)?.name ?? ''),
    )
    expect(loose.map(([name]) => name)).toEqual([])
  })
})

describe('who is there', () => {
  const stepUps = names(endpoints.filter(({ stepUp }) => stepUp))

  it('is asked before money goes out, is staked or bound, or its way out is changed', () => {
    expect(stepUps.sort()).toEqual(
      [
        'account.updateSubBankAccount',
        'affiliate.redeem',
        'bill.create',
        'cashback.claim',
        'coupon.redeem',
        'game.link',
        'promotion.cancel',
        'promotion.redeem',
        'protection.close',
        'quest.event',
        'quest.redeem',
        'redemption.redeem',
        'wallet.transfer',
        'wheel.reward',
        'wheel.spin',
        'wheel.spinV2',
        'withdraw.create',
      ].sort(),
    )
  })

  /** Money on its way in, its own way back, votes and shots that cost nothing, and what must never be held up. */
  const unasked = [
    'payment.generateQr',
    'payment.createOrder',
    'payment.cancelOrder',
    'payment.sendSlip',
    'bill.cancel',
    'bill.saveSet',
    'yeekee.shoot',
    'poll.submit',
    'quest.doCheckin',
    'wheel.rotateSeed',
    'protection.timeOut',
    'protection.selfExclusion',
  ]

  it('is decided for every write that a member does once', () => {
    const once = endpoints.filter(({ auth, idempotent }) => auth === 'member' && idempotent)
    const decided = [...stepUps, ...unasked]
    expect(names(once).filter((name) => !decided.includes(name))).toEqual([])
    expect(unasked.filter((name) => named(name)?.stepUp)).toEqual([])
  })

  it('is no read, and no read shows it', () => {
    expect(names(reads.filter((endpoint) => endpoint.stepUp || isByHand(endpoint)))).toEqual([])
    const askedBySite = ['member.wallets', 'member.points', 'bill.news', 'bill.validate', 'inbox.read']
    expect(askedBySite.filter((name) => isByHand(named(name)))).toEqual([])
  })
})

describe('rules of single endpoints', () => {
  /** Everything that moves money, prizes, points, votes or stock, and what opens or closes an order for them. */
  const onceOnly = [
    'affiliate.redeem',
    'auth.register',
    'auth.requestOtp',
    'bill.cancel',
    'bill.create',
    'bill.saveSet',
    'cashback.claim',
    'coupon.redeem',
    'payment.cancelOrder',
    'payment.createOrder',
    'payment.generateQr',
    'payment.sendSlip',
    'poll.submit',
    'promotion.cancel',
    'promotion.redeem',
    'protection.close',
    'protection.selfExclusion',
    'protection.timeOut',
    'quest.doCheckin',
    'quest.event',
    'quest.redeem',
    'redemption.redeem',
    'wallet.transfer',
    'wheel.reward',
    'wheel.rotateSeed',
    'wheel.spin',
    'wheel.spinV2',
    'withdraw.create',
    'yeekee.shoot',
  ]

  it('knows an Idempotency-Key for everything that moves money or prizes, for messages that are sent, and for nothing else', () => {
    const marked = endpoints.filter((endpoint) => endpoint.idempotent).map((endpoint) => endpoint.name)
    expect(marked.sort()).toEqual(onceOnly)
  })

  it('asks a key of nobody who calls what the specification has', () => {
    const asking = endpoints.filter((endpoint) => needsKey(endpoint))
    expect(
      names(asking.filter(({ method, path }) => specCalls.includes(`${method} ${path}` as never))),
    ).toEqual([])
    expect(asking.length).toBeGreaterThan(8)
  })

  it('never writes by GET', () => {
    expect(names(reads.filter((endpoint) => endpoint.idempotent))).toEqual([])
  })

  it('LOGIN-6 lotto and auth raise a lost session where the member is', () => {
    const inAuth = [
      'POST /api/login',
      'POST /api/register',
      'POST /api/check_account',
      'POST /api/request_otp',
      'POST /api/verify_otp',
      'GET /api/get_user_info',
      'POST /api/reset_password',
      'POST /api/reset_password_v2',
    ]
    const concerned = endpoints.filter(
      (endpoint) => endpoint.path.startsWith('/api/lotto/') || inAuth.includes(call(endpoint)),
    )
    expect(concerned.length).toBeGreaterThan(inAuth.length)
    expect(names(concerned.filter((endpoint) => endpoint.onError !== 'session'))).toEqual([])
  })

  it('LOGIN-6 agent, payment, poll, wallet and affiliate failures stay in their part of the page', () => {
    const parts = /^\/api\/(agent|poll|affiliate|member\/(payment|wallet|points))/
    const concerned = endpoints.filter((endpoint) => parts.test(endpoint.path))
    expect(concerned.length).toBeGreaterThan(20)
    expect(names(concerned.filter((endpoint) => endpoint.onError !== 'part'))).toEqual([])
  })

  it('LOTTO-1 only the lotto lobby says status instead of error', () => {
    expect(endpoints.filter((endpoint) => endpoint.success === 'status')).toEqual([named('lotto.lobby')])
  })

  it('opens to visitors what specification.md §6 gives them, and nothing that belongs to a member', () => {
    for (const name of ['auth.login', 'auth.register', 'game.demo', 'agent.config', 'agent.validate'])
      expect(named(name).auth).toBe('none')
    const open = endpoints.filter(
      (endpoint) => endpoint.path.startsWith('/api/member/') && endpoint.auth !== 'member',
    )
    expect(names(open)).toEqual([])
  })
})

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const shapes = { request: endpoint.request, response: endpoint.response, extra: endpoint.extra }

  it.each(Object.entries(shapes))('reads and writes its %s without loss', (_what, shape) => {
    for (let seed = 1; seed <= 40; seed++) {
      const inside = z.decode(shape, sample(shape, seeded(seed)))
      const again = z.decode(shape, overTheWire(z.encode(shape, inside)))
      expect(again).toEqual(inside)
      expect(JSON.stringify(z.encode(shape, again))).toBe(JSON.stringify(z.encode(shape, inside)))
    }
  })
})

it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s reads its request back from a query string',
  (_name, endpoint) => {
    for (let seed = 1; seed <= 20; seed++) {
      const inside = z.decode(endpoint.request, sample(endpoint.request, seeded(seed)))
      const query = new URLSearchParams()
      for (const [key, value] of Object.entries(z.encode(endpoint.request, inside) as object))
        if (value !== undefined) query.set(key, String(value))
      expect(z.decode(endpoint.request, Object.fromEntries(query) as never)).toEqual(inside)
    }
  },
)

describe('kit', () => {
  it('fills path parameters, percent-encoded', () => {
    expect(fillPath('/api/operations/{key}', { key: 'a/b c' })).toBe('/api/operations/a%2Fb%20c')
    expect(pathParams('/api/a/{x}/b/{y}')).toEqual(['x', 'y'])
  })

  it('reads an envelope with error or status, as number or text', () => {
    expect(z.decode(envelope, { error: '0', data: { a: 1 } }).error).toBe('0')
    expect(z.decode(envelope, { status: 0, message: null }).status).toBe(0)
  })

  it('fills in what a declaration leaves out', () => {
    expect(named('member.wallets')).toMatchObject({ auth: 'member', idempotent: false, success: 'error' })
  })
})

/** The parts of a shape that hold no further ones. */
function leavesOf(shape: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  if (wireTypeOf(shape)) return [shape]
  if (def.type === 'object') return Object.values(def.shape).flatMap((part) => leavesOf(part))
  if (def.type === 'array') return leavesOf(def.element)
  if (def.type === 'optional' || def.type === 'nullable') return leavesOf(def.innerType)
  return [shape]
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'onError' in value && 'path' in value
}

/** What arrives at the other end; a missing `data` stays missing. */
function overTheWire(value: unknown): unknown {
  return (JSON.parse(JSON.stringify({ value })) as { value?: unknown }).value
}
