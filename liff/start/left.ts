/** The member signed out: this visit must not sign in by itself again (LOGIN-8). A button of ours does. */
import { persisted } from '#src/stores/persisted.ts'

const left = persisted<true>({
  key: 'liff.left',
  area: 'session',
  version: 1,
  parse: (value) => (value === true ? true : null),
})

export const hasLeft = (): boolean => left.read() !== null

export function leftNow(): void {
  left.write(true)
}

export function cameBack(): void {
  left.clear()
}
