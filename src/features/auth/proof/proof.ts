/** What the proof dialog is told, and how it ends. */
import type { LineProof } from '../line-exchange.ts'

/** `forgot`: a password is to be set first. */
export type ProofOutcome = 'proved' | 'forgot' | 'closed'

/** What proves who is there, as the calls take it. */
type Proof = { password: string } | LineProof

export interface ProofProps {
  words: { title: string; text: string; submit: string }
  /** Set where LINE proves it too; `returnTo` is where a way that leaves the page comes back to. */
  line: { returnTo: string } | null
  /** Hands the proof in; rejects with the call's `ApiError`. */
  send: (proof: Proof) => Promise<void>
}
