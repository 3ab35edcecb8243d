/** The outside world as modules see it. The sandbox and production each bring their own. */
import type { Tx } from '../db/types.ts'
import type { RandomnessBeacon } from './services/beacon.ts'
import type { Delay } from './services/delay.ts'
import type { DrawSource } from './services/draws.ts'
import type { ExclusionRegister } from './services/exclusions.ts'
import type { LineClient } from './services/line.ts'
import type { PaymentGateway } from './services/payments.ts'
import type { PayoutBank } from './services/payouts.ts'

/**
 * Sends a short message. Within the transaction, so that a message exists exactly when its code does: it is put down
 * there (the sandbox's inbox, an outbox in production), never handed to a gateway while the caller waits. Waiting
 * would also tell by its length which mobile numbers have an account.
 */
export interface Sms {
  send(tx: Tx, message: { to: string; text: string; now: number }): Promise<void>
}

/** Who launches a game, and from what money. */
export interface GameLaunch {
  readonly gameId: string
  /**
   * Null for a demo: play money only. The game ends with `sessionId`, the member's session it was opened in: a provider's
   * bets are refused from then on, wins of bets that were taken are still paid (decision 038).
   */
  readonly member: { readonly memberId: string; readonly walletId: string; readonly sessionId: string } | null
  readonly now: number
}

/** The game providers (aggregator) behind the catalogue. */
export interface GameProviders {
  /**
   * Asks whether the game can be opened now; may take its time, so it is called outside of any transaction.
   * Throws a refusal with a sentence for the member.
   */
  ready(gameId: string): Promise<void>
  /** Opens a session and answers the path of the frame, launch token included, under the games' origin. */
  launch(tx: Tx, launch: GameLaunch): Promise<string>
}

/**
 * Looks at an attempt to sign in or to get a code before it is judged, as an anti-fraud service does. May take its
 * time, so it is called outside of any transaction. Throws to end the attempt.
 */
export interface Screening {
  check(attempt: { kind: 'login' | 'otp'; subject: string; ip: string }): Promise<void>
}

/** Further services are added here by the module that needs them. */
export interface Services {
  readonly sms: Sms
  /** Absent: no provider is connected, and no game opens. */
  readonly games?: GameProviders
  /** Absent: no channel is configured, and nobody signs in with LINE. */
  readonly line?: LineClient
  /** Absent: no bank pays out, and nobody can withdraw. */
  readonly payouts?: PayoutBank
  /** Absent: no deposit can be opened, since nobody would tell that it was paid. */
  readonly payments?: PaymentGateway
  /** Absent: nobody reads results of outside draws. */
  readonly draws?: readonly DrawSource[]
  /** Absent: the delay stands in its place. */
  readonly beacon?: RandomnessBeacon
  /** Absent, or without a length, and no beacon either: no rounds of Yeekee are made, since the house could know their results. */
  readonly delay?: Delay
  /** Absent: no outside register is asked about anybody. */
  readonly exclusions?: ExclusionRegister
  /** Absent: every attempt is judged by our own rules alone. */
  readonly screening?: Screening
}
