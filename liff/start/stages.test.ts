import { describe, expect, it } from 'vitest'
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import type { Proof } from '../sdk/proof.ts'
import { begin, type Event, type Facts, next, type Stage } from './stages.ts'

const visit = { inLine: false, android: false, lineVersion: null, redirecting: false }
const inLine = { visit: { ...visit, inLine: true, lineVersion: '15.10.0' } }
const goal = {
  address: '/liff/deposit',
  path: '/member/deposit',
  title: 'ฝากเงิน',
  asked: false,
  returned: false,
  needsMember: true,
}
const facts: Facts = { goal, visit, begins: 'waiting', optional: false }
const optional = { optional: true }
const asked = { goal: { ...goal, asked: true } }
const returned = { goal: { ...goal, asked: true, returned: true } }
const forAll = { goal: { ...goal, needsMember: false } }

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code })
const dialog = refusal('INIT_FAILED', 'please call xlt after liff.init')
const revoked = refusal('UNAUTHORIZED', 'The access token revoked')
const denied = refusal('INIT_FAILED', 'access_denied: no')
const noNetwork = new TypeError('Failed to fetch')

const fresh: Proof = { state: 'fresh', token: 'id-token', sub: 'U-narin' }
const stale: Proof = { ...fresh, state: 'stale' }
const none: Proof = { state: 'none' }
const stranger = {
  is: 'seen',
  inLine: false,
  session: false,
  samePerson: false,
  left: false,
  belowEndpoint: true,
} as const
const link = { token: 'lt-1', name: 'Narin', picture: '' }

const opening = { at: 'opening', page: 'asked', entered: false, link: null, note: null } as const
const failed = (failure: LiffFailure): Stage => ({ at: 'failed', failure })
const clockFor = (error: unknown): Stage => ({ at: 'askingClock', doubt: { of: 'refusal', error } })
const exchanging: Stage = { at: 'exchanging', proof: fresh, session: false }
const exchangingSignedIn: Stage = { ...exchanging, session: true }
const silence: Stage = { at: 'askingClock', doubt: { of: 'silence' } }
const silent: LiffFailure = { kind: 'network', siteAnswers: true }
const clock: LiffFailure = { kind: 'clock', clockOffset: -3 * 3_600_000 }
const unanswered: Stage = { at: 'unanswered', failure: silent }
const oldProof = (reopen: boolean): Stage => ({ at: 'askingClock', doubt: { of: 'proof', reopen } })
const unknown = failed({ kind: 'unknown' })
const spent: Event = { is: 'spent' }

it('ENV-5 LINE is asked where it may know who is here, and the page opens where there is no LIFF app', () => {
  expect(begin(facts)).toEqual({ at: 'waiting' })
  expect(begin({ ...facts, begins: 'looking' })).toEqual({ at: 'looking' })
  expect(begin({ ...facts, begins: 'opening' })).toEqual(opening)
})

describe.each<[stage: Stage, moves: [event: Event, then: Stage, when?: Partial<Facts>][]]>([
  [
    { at: 'waiting' },
    [
      [{ is: 'ready' }, { at: 'looking' }],
      [{ is: 'late' }, opening, optional],
      [{ is: 'late' }, silence],
      [{ is: 'refused', error: denied }, clockFor(denied)],
      [{ is: 'refused', error: denied }, opening, optional],
      [
        { is: 'refused', error: dialog },
        { at: 'escaping', error: dialog },
      ],
      [{ is: 'refused', error: dialog }, { at: 'escaping', error: dialog }, optional],
      [
        { is: 'refused', error: revoked },
        { at: 'forgetting', error: revoked },
      ],
      [{ is: 'refused', error: revoked }, { at: 'forgetting', error: revoked }, optional],
    ],
  ],
  [
    { at: 'looking' },
    [
      [{ ...stranger, proof: fresh }, exchanging],
      [{ ...stranger, proof: fresh, session: true }, exchangingSignedIn, asked],
      [{ ...stranger, proof: none, session: true }, opening],
      [{ ...stranger, proof: none }, failed({ kind: 'outside' })],
      [{ ...stranger, proof: none }, { at: 'signingIn', stale: false }, asked],
      [
        { ...stranger, proof: stale },
        { at: 'signingIn', stale: true },
      ],
      [{ ...stranger, proof: stale, belowEndpoint: false }, failed({ kind: 'endpoint' })],
      [{ ...stranger, proof: none }, unknown, returned],
      [{ ...stranger, proof: stale }, oldProof(false), returned],
      [{ ...stranger, proof: none, inLine: true }, { at: 'reopening' }, inLine],
      [{ ...stranger, proof: stale, inLine: true }, oldProof(true), inLine],
      [{ is: 'refused', error: noNetwork }, clockFor(noNetwork)],
    ],
  ],
  [
    exchanging,
    [
      [{ is: 'member' }, { ...opening, entered: true }],
      [
        { is: 'unlinked', link },
        { ...opening, link, page: 'start' },
      ],
      [{ is: 'unlinked', link }, { ...opening, link }, forAll],
      [{ is: 'nobody' }, opening],
      [{ is: 'turnedDown', sentence: 'x' }, failed({ kind: 'refused', sentence: 'x' })],
      [{ is: 'turnedDown', sentence: 'x' }, { ...opening, note: 'x' }, forAll],
      // Its file did not come.
      [{ is: 'refused', error: noNetwork }, clockFor(noNetwork)],
    ],
  ],
  [
    exchangingSignedIn,
    [
      [{ is: 'unlinked', link }, opening],
      [{ is: 'unlinked', link }, { ...opening, link, page: 'start' }, asked],
      [{ is: 'turnedDown', sentence: 'x' }, opening],
      [{ is: 'turnedDown', sentence: 'x' }, failed({ kind: 'refused', sentence: 'x' }), asked],
    ],
  ],
  [
    { at: 'signingIn', stale: true },
    [
      [spent, oldProof(false)],
      [{ is: 'refused', error: denied }, clockFor(denied)],
    ],
  ],
  [{ at: 'signingIn', stale: false }, [[spent, unknown]]],
  [
    { at: 'reopening' },
    [
      [spent, unknown],
      [{ is: 'refused', error: denied }, clockFor(denied)],
    ],
  ],
  [
    { at: 'escaping', error: dialog },
    [
      [spent, clockFor(dialog)],
      [spent, opening, optional],
    ],
  ],
  [{ at: 'escaping', error: revoked }, [[spent, { at: 'forgetting', error: revoked }, optional]]],
  [
    { at: 'forgetting', error: revoked },
    [
      [{ is: 'forgotten' }, { at: 'renewing', error: revoked }],
      [{ is: 'forgotten' }, opening, optional],
    ],
  ],
  [{ at: 'renewing', error: revoked }, [[spent, clockFor(revoked)]]],
  [silence, [[{ is: 'explained', failure: silent }, unanswered]]],
  [clockFor(denied), [[{ is: 'explained', failure: { kind: 'denied' } }, failed({ kind: 'denied' })]]],
  // LINE has answered, if by a refusal: nothing more is awaited behind the screen.
  [clockFor(noNetwork), [[{ is: 'explained', failure: silent }, failed(silent)]]],
  [
    oldProof(true),
    [
      [{ is: 'explained', failure: null }, { at: 'reopening' }],
      [{ is: 'explained', failure: clock }, failed(clock)],
    ],
  ],
  [
    oldProof(false),
    [
      [{ is: 'explained', failure: null }, unknown],
      [{ is: 'explained', failure: clock }, failed(clock)],
    ],
  ],
  [
    unanswered,
    [
      [{ is: 'ready' }, { at: 'looking' }],
      [{ is: 'password' }, { ...opening, page: 'login' }],
      [{ is: 'register' }, { ...opening, page: 'register' }],
      [{ is: 'retry' }, { at: 'retrying', by: 'reload' }, inLine],
      [{ is: 'retry' }, { at: 'retrying', by: 'signIn' }],
    ],
  ],
  [
    failed({ kind: 'sdk' }),
    [
      [{ is: 'password' }, { ...opening, page: 'login' }],
      [{ is: 'register' }, { ...opening, page: 'register' }],
      [{ is: 'retry' }, { at: 'retrying', by: 'reload' }, inLine],
      [{ is: 'retry' }, { at: 'retrying', by: 'page' }],
      [{ is: 'retry' }, { at: 'retrying', by: 'signIn' }, asked],
    ],
  ],
  [unknown, [[{ is: 'retry' }, { at: 'retrying', by: 'signIn' }, inLine]]],
])('ENV-3 %j', (stage, moves) => {
  it.each(moves)('%j → %j %j', (event, then, when = {}) => {
    expect(next({ ...facts, ...when }, stage, event)).toEqual(then)
  })
})

/** Of each kind of event all that differ in what follows. */
const events: Event[] = [
  { is: 'ready' },
  { is: 'late' },
  ...[dialog, revoked, denied, noNetwork].map((error): Event => ({ is: 'refused', error })),
  spent,
  { is: 'forgotten' },
  ...[null, silent, clock].map((failure): Event => ({ is: 'explained', failure })),
  ...combinations(['inLine', 'session', 'samePerson', 'left', 'belowEndpoint']).flatMap((known) =>
    [fresh, stale, none].map((proof): Event => ({ ...stranger, ...known, proof })),
  ),
  { is: 'member' },
  { is: 'unlinked', link },
  { is: 'nobody' },
  { is: 'turnedDown', sentence: 'x' },
  { is: 'password' },
  { is: 'register' },
  { is: 'retry' },
]

const everyVisit: Facts[] = combinations(['optional', 'inLine', 'asked', 'returned', 'needsMember']).flatMap(
  ({ optional, inLine, ...about }) =>
    (['waiting', 'looking', 'opening'] as const).map((begins) => ({
      goal: { ...goal, ...about },
      visit: { ...visit, inLine },
      begins,
      optional,
    })),
)

function combinations<Name extends string>(names: readonly Name[]): Record<Name, boolean>[] {
  const nothing = [{}] as Record<Name, boolean>[]
  return names.reduce(
    (found, name) => found.flatMap((one) => [true, false].map((value) => ({ ...one, [name]: value }))),
    nothing,
  )
}

/** What may happen in each stage; all else is refused. */
const possible: Readonly<Record<Stage['at'], readonly Event['is'][]>> = {
  waiting: ['ready', 'late', 'refused'],
  looking: ['seen', 'refused'],
  exchanging: ['member', 'unlinked', 'nobody', 'turnedDown', 'refused'],
  signingIn: ['spent', 'refused'],
  reopening: ['spent', 'refused'],
  escaping: ['spent'],
  forgetting: ['forgotten'],
  renewing: ['spent'],
  askingClock: ['explained'],
  unanswered: ['ready', 'password', 'register', 'retry'],
  failed: ['password', 'register', 'retry'],
  retrying: [],
  opening: [],
}

describe('every visit there can be', () => {
  const key = (stage: Stage) =>
    JSON.stringify(stage, (_, value: unknown) => (value instanceof Error ? value.message : value))
  const met = new Set<Stage['at']>()
  let longest = 0

  /** Follows all that can happen; a stage met again on the way would be a circle. */
  function follow(visit: Facts, stage: Stage, way: readonly string[], done: Map<string, number>): number {
    const name = key(stage)
    expect(way, 'a circle').not.toContain(name)
    if (done.has(name)) return done.get(name)!
    met.add(stage.at)
    const steps = events
      .filter(({ is }) => possible[stage.at].includes(is))
      .map((event) => 1 + follow(visit, next(visit, stage, event), [...way, name], done))
    const most = Math.max(0, ...steps)
    done.set(name, most)
    return most
  }

  it('ENV-3 ends, whatever LINE, the network and the member do', () => {
    for (const visit of everyVisit) longest = Math.max(longest, follow(visit, begin(visit), [], new Map()))
    expect([...met].sort()).toEqual(Object.keys(possible).sort())
    expect(longest).toBe(10)
  })

  it('refuses what cannot have happened', () => {
    const stages = [
      exchanging,
      silence,
      unanswered,
      unknown,
      opening,
      ...(['waiting', 'looking', 'reopening'] as const).map((at): Stage => ({ at })),
      ...(['escaping', 'forgetting', 'renewing'] as const).map((at): Stage => ({ at, error: denied })),
      { at: 'signingIn', stale: true } as const,
      { at: 'retrying', by: 'page' } as const,
    ]
    expect(stages.map(({ at }) => at).sort()).toEqual(Object.keys(possible).sort())
    for (const stage of stages) {
      for (const event of events) {
        const tried = () => next(facts, stage, event)
        if (possible[stage.at].includes(event.is)) expect(tried).not.toThrow()
        else expect(tried).toThrow(`${event.is} while ${stage.at}`)
      }
    }
  })
})
