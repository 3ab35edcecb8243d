/** What this device keeps to protect who plays on it, where the platform does not (decision 093). Of the device, not of a member. */
import { type DeviceCare, freshCare } from '#rules/protection/on-device.ts'
import { asRecord, persisted } from '../persisted.ts'

const isInstant = (value: unknown) => value === null || Number.isFinite(value)
const areSums = (value: unknown, ...keys: string[]) =>
  keys.every((key) => Number.isFinite(asRecord(value)?.[key]))

const stored = persisted<DeviceCare>({
  key: 'care',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value) as Partial<DeviceCare> | null
    const clock = asRecord(record?.clock)
    if (!record || !clock || !['startedAt', 'lastAt', 'dueAt'].every((key) => isInstant(clock[key])))
      return null
    if (![15, 30, 60].includes(record.reminder as number)) return null
    if (!Array.isArray(record.limits) || !record.limits.every((limit) => areSums(limit, 'most'))) return null
    if (!Array.isArray(record.deposits) || !record.deposits.every((one) => areSums(one, 'at', 'amount')))
      return null
    if (!asRecord(record.played) || !Object.values(record.played!).every(Number.isFinite)) return null
    if (record.pause != null && !areSums(record.pause, 'startedAt')) return null
    return record as DeviceCare
  },
})

/** As any tab of this device left it. */
export const readCare = (): DeviceCare => stored.read() ?? freshCare

/** False where the browser keeps nothing. */
export function changeCare(change: (care: DeviceCare) => DeviceCare): boolean {
  const before = readCare()
  const after = change(before)
  return after === before || stored.write(after)
}
