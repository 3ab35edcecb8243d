/**
 * How a visit below `/liff` begins: its stages, and which follows which (decision 055 lists them). Pure, so that every
 * move is a line of a test. What a stage does stands in effects.ts and tells how it ended; nobody else decides what is next.
 */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import type { Visit } from '../address/visit.ts'
import type { Proof } from '../sdk/proof.ts'
import type { Goal } from './goal.ts'
import { type Known, nextStep } from './next-step.ts'
import { isDialogFault, isStale } from './refusal.ts'

/** What is known of the visit from the first moment, and stays so. */
export interface Facts {
  goal: Goal
  visit: Visit
  /** LINE is waited for, or has nothing to tell of who is here, or there is no LIFF app. */
  begins: 'waiting' | 'looking' | 'opening'
  /** The page can do without LINE, for somebody is signed in, or nobody need be (ENV-5). */
  optional: boolean
}

/** What the clock is asked for: LINE was silent, refused to start, or gave a proof that is old already. */
export type Doubt =
  | { of: 'silence' }
  | { of: 'refusal'; error: unknown }
  /** `reopen`: the link is opened once more if the clock is right. */
  | { of: 'proof'; reopen: boolean }

export type Stage =
  /** LINE is being asked. */
  | { at: 'waiting' }
  /** LINE answered, or has nothing to say: who is here? */
  | { at: 'looking' }
  | { at: 'exchanging'; proof: Proof; session: boolean }
  /** LINE's own sign-in, outside LINE. It comes back to this page, or not at all. */
  | { at: 'signingIn'; stale: boolean }
  /** Inside LINE there is no sign-in: opening the link again gives a new proof. */
  | { at: 'reopening' }
  /** Signed in all the same (line.md §2.5): the next load finds the tokens and skips the SDK's dialog. */
  | { at: 'escaping'; error: unknown }
  /** What the SDK holds of an earlier sign-in is no longer good. */
  | { at: 'forgetting'; error: unknown }
  /** Only the link gives a new proof inside LINE; outside the sign-in does. */
  | { at: 'renewing'; error: unknown }
  | { at: 'askingClock'; doubt: Doubt }
  /** A failure on the screen, LINE's answer still welcome. */
  | { at: 'unanswered'; failure: LiffFailure }
  /** A failure on the screen; the member has the next word. */
  | { at: 'failed'; failure: LiffFailure }
  | { at: 'retrying'; by: 'reload' | 'page' | 'signIn' }
  | Opening

/** The end: the site opens. `link` is kept for whoever is to own it, `note` is said beside the page. */
export interface Opening {
  at: 'opening'
  page: 'asked' | 'start' | 'login' | 'register'
  entered: boolean
  link: LineLink | null
  note: string | null
}

/** What LINE's SDK and our own session say of who is here. */
type Seen = Omit<Known, 'proof' | 'asked' | 'needsMember'> & { proof: Proof; belowEndpoint: boolean }

export type Event =
  | { is: 'ready' }
  | { is: 'late' }
  /** What was tried threw: the SDK's refusal, or a file that did not come. */
  | { is: 'refused'; error: unknown }
  /** It was tried before, and did not help. */
  | { is: 'spent' }
  | { is: 'forgotten' }
  /** Null: the clock is right, and that was all that was in doubt. */
  | { is: 'explained'; failure: LiffFailure | null }
  | ({ is: 'seen' } & Seen)
  | { is: 'member' }
  | { is: 'unlinked'; link: LineLink }
  /** Our server gave neither session nor ticket. */
  | { is: 'nobody' }
  | { is: 'turnedDown'; sentence: string }
  | { is: 'password' }
  | { is: 'register' }
  | { is: 'retry' }

export type StageAt<At extends Stage['at']> = Extract<Stage, { at: At }>

type Moves = {
  [At in Stage['at']]: {
    [Is in Event['is']]?: (facts: Facts, stage: StageAt<At>, event: Extract<Event, { is: Is }>) => Stage
  }
}

const opening = (change: Partial<Opening> = {}): Opening => ({
  at: 'opening',
  page: 'asked',
  entered: false,
  link: null,
  note: null,
  ...change,
})
const failed = (failure: LiffFailure): Stage => ({ at: 'failed', failure })
const wonder = (doubt: Doubt): Stage => ({ at: 'askingClock', doubt })

const refused = (facts: Facts, _: Stage, { error }: { error: unknown }): Stage =>
  isDialogFault(error) ? { at: 'escaping', error } : notEscaped(facts, error)

function notEscaped({ optional }: Facts, error: unknown): Stage {
  if (isStale(error)) return { at: 'forgetting', error }
  return optional ? opening() : wonder({ of: 'refusal', error })
}

/** A proof that is no longer good the moment it is given: the phone's clock, most likely (line.md §2.3). */
const withoutProof = (stale: boolean): Stage =>
  stale ? wonder({ of: 'proof', reopen: false }) : failed({ kind: 'unknown' })

function seen({ goal }: Facts, _: Stage, { proof, belowEndpoint, ...known }: Seen): Stage {
  const stale = proof.state === 'stale'
  const { asked, needsMember, returned } = goal
  switch (nextStep({ ...known, proof: proof.state, asked, needsMember })) {
    case 'open':
      return opening()
    case 'exchange':
      return { at: 'exchanging', proof, session: known.session }
    case 'login':
      // LINE sends nobody back to an address that is not below the registered endpoint (line.md §2.1).
      if (!belowEndpoint) return failed({ kind: 'endpoint' })
      return returned ? withoutProof(stale) : { at: 'signingIn', stale }
    case 'reopen':
      return stale ? wonder({ of: 'proof', reopen: true }) : { at: 'reopening' }
    case 'ask':
      return failed({ kind: 'outside' })
  }
}

function explained(
  _: Facts,
  { doubt }: StageAt<'askingClock'>,
  { failure }: { failure: LiffFailure | null },
): Stage {
  if (failure) return { at: doubt.of === 'silence' ? 'unanswered' : 'failed', failure }
  return doubt.of === 'proof' && doubt.reopen ? { at: 'reopening' } : failed({ kind: 'unknown' })
}

/** Whether the page cannot open before LINE's answer has become a session, or a screen. */
const insists = ({ goal }: Facts) => goal.needsMember || goal.asked

/** Somebody who is signed in here by other means stays so: nobody is linked, or told off, without having asked for it. */
const staysAsIs = ({ goal }: Facts, { session }: StageAt<'exchanging'>) => session && !goal.asked

/** Inside LINE the credentials stand in the address until the SDK has read them: another try needs them. */
export const needsCredentials = ({ visit }: Facts, { kind }: LiffFailure): boolean =>
  visit.inLine && (kind === 'network' || kind === 'clock' || kind === 'sdk')

/** Inside LINE the credentials are in the address, so it is loaded again as it is; else anew, and LINE asked again. */
function retry(facts: Facts, { failure }: StageAt<'failed' | 'unanswered'>): Stage {
  if (needsCredentials(facts, failure)) return { at: 'retrying', by: 'reload' }
  return { at: 'retrying', by: failure.kind === 'sdk' && !facts.goal.asked ? 'page' : 'signIn' }
}

const choices = {
  password: () => opening({ page: 'login' }),
  register: () => opening({ page: 'register' }),
  retry,
} as const

const moves: Moves = {
  waiting: {
    ready: () => ({ at: 'looking' }),
    late: ({ optional }) => (optional ? opening() : wonder({ of: 'silence' })),
    refused,
  },
  looking: { seen, refused },
  exchanging: {
    member: () => opening({ entered: true }),
    unlinked(facts, stage, { link }) {
      if (staysAsIs(facts, stage)) return opening()
      // A page for everybody opens at once; the link is there when they want to become a member.
      return opening({ link, page: insists(facts) ? 'start' : 'asked' })
    },
    nobody: () => opening(),
    turnedDown(facts, stage, { sentence }) {
      if (staysAsIs(facts, stage)) return opening()
      return insists(facts) ? failed({ kind: 'refused', sentence }) : opening({ note: sentence })
    },
    refused,
  },
  signingIn: { spent: (_, { stale }) => withoutProof(stale), refused },
  reopening: { spent: () => failed({ kind: 'unknown' }), refused },
  escaping: { spent: (facts, { error }) => notEscaped(facts, error) },
  forgetting: {
    forgotten: ({ optional }, { error }) => (optional ? opening() : { at: 'renewing', error }),
  },
  renewing: { spent: (_, { error }) => wonder({ of: 'refusal', error }) },
  askingClock: { explained },
  unanswered: { ...choices, ready: () => ({ at: 'looking' }) },
  failed: choices,
  retrying: {},
  opening: {},
}

/** Where every visit begins. */
export const begin = ({ begins }: Facts): Stage => (begins === 'opening' ? opening() : { at: begins })

/** The stage that follows. Throws for what cannot have happened in this one: the site's own waiting screen has a way on. */
export function next(facts: Facts, stage: Stage, event: Event): Stage {
  const move = (moves[stage.at] as Partial<Record<Event['is'], (...of: [Facts, Stage, Event]) => Stage>>)[
    event.is
  ]
  if (!move) throw new Error(`${event.is} while ${stage.at}`, { cause: event })
  return move(facts, stage, event)
}
