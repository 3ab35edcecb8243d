/**
 * What a page asks first is sent by a script in its head (scripts/build/pages/first.ts), while the page's code is on its
 * way: whoever would send the same takes up that answer.
 */
import { answerOf, deadlineOf, NoAnswer, type Answer, type Outgoing, queryOf, urlOf } from './sender.ts'

interface FirstAnswer {
  status: number
  body: string
  header: (name: string) => string | null
  /** When it was sent and when it came, epoch ms. */
  sentAt: number
  cameAt: number
}

declare global {
  /** By address and token of the session ('' of a visitor); each answer is there once. */
  var firstCalls: ((address: string, token: string) => Promise<FirstAnswer> | undefined) | undefined
}

/** The answer that is on its way already; null where none is, or it came to nothing. */
export async function firstAnswer(request: Outgoing): Promise<Answer | null> {
  if (request.method !== 'GET') return null
  const begun = Date.now()
  const coming = globalThis.firstCalls?.(urlOf(request.path) + queryOf(request), request.token ?? '')
  if (!coming) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new NoAnswer('timeout', null)), deadlineOf(request))
  })
  try {
    const first = await Promise.race([coming, late])
    const answer = answerOf(first.status, first.body, first.header)
    // The clock is measured by who asks: as if it had been asked now.
    const shift = (begun + Date.now() - first.sentAt - first.cameAt) / 2
    return { ...answer, serverTime: answer.serverTime && answer.serverTime + shift }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    return null
  } finally {
    clearTimeout(timer)
  }
}
