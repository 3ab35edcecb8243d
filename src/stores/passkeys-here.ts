/** Which passkeys were made on this device, and whether one was offered here: once, after a right PIN. */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

interface Here {
  /** As the platform numbers them. */
  ids: readonly string[]
  offer: 'not yet' | 'due' | 'answered'
}

const initial: Here = { ids: [], offer: 'not yet' }
const stored = persisted<Here>({
  key: 'passkeys',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    return (
      record && {
        ids: Array.isArray(record.ids) ? record.ids.map(String) : [],
        offer: record.offer === 'due' || record.offer === 'answered' ? record.offer : 'not yet',
      }
    )
  },
})

export const usePasskeysHere = create<Here>(() => stored.read() ?? initial)

function remember(change: Partial<Here>): void {
  usePasskeysHere.setState(change)
  stored.write(usePasskeysHere.getState())
}

/** From now on the profile offers a passkey, unless it did already. */
export function rightPinTyped(): void {
  if (usePasskeysHere.getState().offer === 'not yet') remember({ offer: 'due' })
}

export const offerAnswered = (): void => remember({ offer: 'answered' })

export function passkeyMadeHere(id: string): void {
  remember({ ids: [...usePasskeysHere.getState().ids, id], offer: 'answered' })
}
