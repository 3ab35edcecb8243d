/** LINE accounts of the sandbox: some belong to a member, one does not yet. */
import { randomBytes } from 'node:crypto'
import { peopleNames } from '../strings/people.ts'

export interface LinePerson {
  /** `sub` of the ID token, unique within the provider. */
  readonly sub: string
  readonly name: string
  /** A picture of the site itself: nothing of the sandbox comes from elsewhere. */
  readonly picture: string
  /** The member it is linked to from the start. */
  readonly username: string | null
}

const linePerson = (n: number, name: string, art: string, username: string | null): LinePerson => ({
  sub: `Usandbox${String(n).padStart(25, '0')}`,
  name,
  picture: `/art/leaf-${art}.webp`,
  username,
})

export const linePeople: readonly LinePerson[] = [
  linePerson(1, peopleNames.ploy, 'lotus', null),
  linePerson(2, peopleNames.narin1990, 'elephant', 'narin1990'),
  linePerson(3, peopleNames.arisa, 'peacock', 'arisa'),
  linePerson(4, peopleNames.suspended, 'cat', 'suspended'),
  linePerson(5, peopleNames.ployMember, 'kite', 'ploy'),
  linePerson(6, peopleNames.wanchai, 'crab', 'wanchai'),
]

/** On the consent page it stands for an account that nobody has seen before: another one each time it is chosen. */
export const newcomer: LinePerson = {
  sub: 'new',
  name: peopleNames.kwan,
  picture: '/art/leaf-gem.webp',
  username: null,
}

/** Of the accounts made for the newcomer; whoever names one again is the same person. */
const madeForNewcomer = /^Unew[0-9a-f]{28}$/

/** `sub` of a LINE account that nobody has seen before. */
export const newLineSub = (): string => `Unew${randomBytes(14).toString('hex')}`

/** Whom a choice of the consent page means, or an opening inside LINE. */
export function linePersonOf(sub: string): LinePerson | undefined {
  if (sub === newcomer.sub) return { ...newcomer, sub: newLineSub() }
  if (madeForNewcomer.test(sub)) return { ...newcomer, sub }
  return linePeople.find((person) => person.sub === sub)
}
