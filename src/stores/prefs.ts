/** Choices of this device, kept across visits. */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

/** `system` follows the device. The theme boot script of index.html reads the same key. */
export type ThemeChoice = 'system' | 'dark' | 'light'

interface Prefs {
  theme: ThemeChoice
  /** Money figures are shown as dots. */
  moneyHidden: boolean
  /** When announcements were last shown, epoch ms; 0 never (SHELL-7). */
  noticesShownAt: number
  /** Announcements that were closed, each `member/id`, the newest last. */
  noticesSeen: readonly string[]
}

/** More than any agent announces at a time. */
const SEEN_KEPT = 200

const initial: Prefs = { theme: 'system', moneyHidden: false, noticesShownAt: 0, noticesSeen: [] }
const isTheme = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'dark' || value === 'light'

const stored = persisted<Prefs>({
  key: 'local',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    return (
      record && {
        theme: isTheme(record.theme) ? record.theme : initial.theme,
        moneyHidden: record.moneyHidden === true,
        noticesShownAt: typeof record.noticesShownAt === 'number' ? record.noticesShownAt : 0,
        noticesSeen: Array.isArray(record.noticesSeen) ? record.noticesSeen.map(String) : [],
      }
    )
  },
})

export const usePrefs = create<Prefs>(() => initial)

export function restorePrefs(): void {
  const prefs = stored.read()
  if (prefs) usePrefs.setState(prefs)
  stored.onChange((value) => usePrefs.setState(value ?? initial))
}

function remember(change: Partial<Prefs>): void {
  usePrefs.setState(change)
  stored.write(usePrefs.getState())
}

export function chooseTheme(theme: ThemeChoice): void {
  remember({ theme })
}

export function hideMoney(moneyHidden: boolean): void {
  remember({ moneyHidden })
}

/** `seen`: each `member/id`. */
export function noticesShown(at: number, seen: readonly string[]): void {
  const all = new Set([...usePrefs.getState().noticesSeen, ...seen])
  remember({ noticesShownAt: at, noticesSeen: [...all].slice(-SEEN_KEPT) })
}
