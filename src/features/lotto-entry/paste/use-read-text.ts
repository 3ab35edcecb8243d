import { useEffect, useMemo, useState } from 'react'
import { nextTask } from '#src/lib/idle.ts'
import { linesOf, readAhead, unreadOf } from './parse-paste.ts'

/** Lines that are read within one task, on a phone four times slower than a desk some 20 ms. */
const SLICE = 60
/** Lines that are shown before the rest is read: as many as one sees. */
const FIRST = 16

interface ReadText {
  /** What of the text can be shown: all of it, or its beginning while the rest is being read. */
  shown: string
  /** Lines of a text that is still being read; null once all of it is. */
  reading: number | null
}

/** A long text out of a chat, read in slices: what was typed or pasted is painted first, and so is its beginning. */
export function useReadText(text: string): ReadText {
  const [done, setDone] = useState('')
  const lines = useMemo(() => linesOf(text), [text])
  const whole = done === text || unreadOf(lines) <= SLICE

  useEffect(() => {
    if (whole) return
    const stop = new AbortController()
    const read = async () => {
      for (let at = 0; at < lines.length; at += SLICE) {
        await nextTask()
        if (stop.signal.aborted) return
        readAhead(lines.slice(at, at + SLICE))
      }
      setDone(text)
    }
    void read()
    return () => stop.abort()
  }, [whole, lines, text])

  return whole
    ? { shown: text, reading: null }
    : { shown: lines.slice(0, FIRST).join('\n'), reading: lines.length }
}
