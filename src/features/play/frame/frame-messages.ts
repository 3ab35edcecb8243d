/** Which messages of a window are the game's own (contracts/game-frame.ts). */
import * as z from 'zod/mini'
import { frameMessage, type FrameMessage } from '#contracts/game-frame.ts'

interface Received {
  data: unknown
  origin: string
  source: unknown
}

interface Expected {
  /** Origin of the launch link, never a pattern. */
  origin: string
  /** The frame's window; null before it has one. */
  window: unknown
}

/** What the game says, or null: another window, another origin or another shape says nothing. */
export function gameEvent(message: Received, expected: Expected): FrameMessage['event'] | null {
  if (expected.window == null || message.source !== expected.window) return null
  if (message.origin !== expected.origin || message.origin === 'null') return null
  const read = z.safeParse(frameMessage, message.data)
  return read.success ? read.data.event : null
}
