/**
 * A spin that was answered and whose result its member has not seen yet: the page was left or reloaded while the wheel
 * turned. Kept for this tab, shown once.
 */
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { type WheelSpin, wheelSpin } from '#contracts/wheel.ts'
import { asRecord, persisted } from './persisted.ts'

interface Unseen {
  /** Whose: somebody else may sign in on this tab. */
  owner: string
  spin: WheelSpin
}

const stored = persisted<{ owner: string; spin: unknown }>({
  key: 'wheel.unseen',
  area: 'session',
  version: 1,
  parse(value) {
    const { owner, spin } = asRecord(value) ?? {}
    return typeof owner === 'string' ? { owner, spin } : null
  },
})

function read(): Unseen | null {
  const kept = stored.read()
  if (!kept) return null
  const spin = z.safeDecode(wheelSpin, kept.spin as z.input<typeof wheelSpin>)
  return spin.success ? { owner: kept.owner, spin: spin.data } : null
}

const useStore = create<{ unseen: Unseen | null }>(() => ({ unseen: null }))

/** The spin whose result this member has not seen; null when there is none. */
export function useUnseenSpin(owner: string): WheelSpin | null {
  const unseen = useStore((state) => state.unseen)
  useEffect(() => useStore.setState({ unseen: read() }), [])
  return unseen?.owner === owner ? unseen.spin : null
}

export function spinAnswered(owner: string, spin: WheelSpin): void {
  stored.write({ owner, spin: z.encode(wheelSpin, spin) })
  useStore.setState({ unseen: { owner, spin } })
}

export function resultSeen(): void {
  stored.clear()
  useStore.setState({ unseen: null })
}
