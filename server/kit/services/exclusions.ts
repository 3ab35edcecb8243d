/** An outside register of people who may not play, such as a state or an association keeps one. */

/** What it is asked by; what is not known of somebody is left out. */
export interface RegisterPerson {
  readonly mobile: string
  readonly account?: { readonly bankId: number; readonly no: string } | undefined
  readonly name?: string | undefined
}

export interface ExclusionRegister {
  /** Whether it names this person. May take its time, so it is called outside of any transaction; throws where it does not know. */
  isExcluded(person: RegisterPerson, signal: AbortSignal): Promise<boolean>
}

/** `silent`: it failed, or did not answer in time. Nobody plays on that. */
export type RegisterAnswer = 'clear' | 'excluded' | 'silent'

const PATIENCE_MS = 2_000

/** Asks it; `clear` where none is connected. */
export async function askRegister(
  register: ExclusionRegister | undefined,
  person: RegisterPerson,
): Promise<RegisterAnswer> {
  if (!register) return 'clear'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<'silent'>((resolve) =>
    signal.addEventListener('abort', () => resolve('silent'), { once: true }),
  )
  try {
    return await Promise.race([
      late,
      register.isExcluded(person, signal).then((named) => (named ? 'excluded' : 'clear') as RegisterAnswer),
    ])
  } catch {
    return 'silent'
  }
}
