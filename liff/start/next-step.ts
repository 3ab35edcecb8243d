/** How a visit begins, decided from what is known of it. Pure, so that every case is a line of a table test. */

export interface Known {
  inLine: boolean
  /** A session of ours is stored. */
  session: boolean
  /** And it was given to the LINE account that is signed in here. */
  samePerson: boolean
  /** LINE's proof: fresh, no longer good, or none. */
  proof: 'fresh' | 'stale' | 'none'
  /** A button of ours, or the way back from LINE's sign-in. */
  asked: boolean
  /** The member signed out in this visit. */
  left: boolean
  /** The page is for members. */
  needsMember: boolean
}

/**
 * `open`: as who is here already, or nobody. `exchange`: LINE's proof for a session of ours. `login`: LINE's own sign-in,
 * outside. `reopen`: the LIFF link once more, which gives a new proof inside LINE, where there is no sign-in. `ask`: the
 * member chooses how to sign in.
 */
export type Step = 'open' | 'exchange' | 'login' | 'reopen' | 'ask'

export function nextStep(known: Known): Step {
  const { inLine, session, samePerson, proof, asked, left, needsMember } = known
  if (!asked) {
    if (left) return 'open'
    // Outside, whoever signed in here stays; inside, LINE says who it is.
    if (session && (samePerson || !inLine || proof !== 'fresh')) return 'open'
  }
  if (proof === 'fresh') return 'exchange'
  if (inLine) return needsMember || asked ? 'reopen' : 'open'
  if (asked) return 'login'
  if (!needsMember) return 'open'
  return proof === 'stale' ? 'login' : 'ask'
}
