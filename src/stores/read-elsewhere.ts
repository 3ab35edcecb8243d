/** Tells the other tabs of this browser that notices were read here; they ask the server what is unread. */
import { persisted } from './persisted.ts'

const marked = persisted<number>({
  key: 'inboxRead',
  area: 'local',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
})

/** To be called once the server knows. */
export const readHere = (): void => void marked.write(Date.now())

/** Calls when another tab has marked some; answers how to stop. */
export const whenReadElsewhere = (listener: () => void): (() => void) => marked.onChange(listener)
