/** The four platforms that the site is held against (issue of any agent's platform): how each changes what the reference server says. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contracts/kit.ts'
import { VITALS_PERCENT } from '#contracts/vitals.ts'
import { seeded } from '#contracts/testing/sample.ts'
import { inDialect } from './dialect.ts'

/** A call as the browser makes it; `endpoint` is null for what is no call of the contract. */
interface Asked {
  readonly endpoint: Endpoint | null
  readonly headers: Record<string, string>
}

/** What is answered. `cut`: the connection breaks after so many bytes of the body. `after`: ms before the answer. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
  readonly cut?: number
  readonly after?: number
}

export interface PlatformKind {
  readonly name: 'reference' | 'specification' | 'dialect' | 'broken'
  readonly says: string
  /** Calls that this platform does not have. */
  readonly lacks: (endpoint: Endpoint) => boolean
  /** It makes trouble by itself: an error with a retry is no fault of the site. */
  readonly fails: boolean
  /** The site's own files, where what was built into them would speak of another platform; as they are without it. */
  file?(answer: Answer): Answer
  /** Answers a call; `forward` has the reference server do it. */
  answer(asked: Asked, forward: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer>
}

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }

/** As a web server answers what it does not know. */
const unknownPath: Answer = {
  status: 404,
  headers: html,
  body: Buffer.from('<html><h1>404 Not Found</h1></html>'),
}
const isAddition = ({ origin }: Endpoint) => origin === 'extension'

/** As it is. */
const reference: PlatformKind = {
  name: 'reference',
  says: 'the reference server',
  lacks: () => false,
  fails: false,
  answer: (asked, forward) => forward(asked.headers),
}

/** What the specification documents, and nothing of ours: no additions, no keys, no clock. */
const specification: PlatformKind = {
  name: 'specification',
  says: 'the documented calls alone',
  lacks: isAddition,
  fails: false,
  async answer({ endpoint, headers }, forward) {
    if (!endpoint || isAddition(endpoint)) return unknownPath
    const answer = bare(await forward(withoutKey(headers)))
    return endpoint.name === 'agent.config' ? withoutOurs(answer) : answer
  },
  // The data that a build puts into a page comes from the platform it is built for: here that was the reference server.
  file: (answer) =>
    answer.headers['content-type']?.startsWith('text/html')
      ? {
          ...answer,
          body: Buffer.from(answer.body.toString().replaceAll(VITALS_PERCENT, 'of_the_reference')),
        }
      : answer,
}

/** A setting of an agent that speaks of an addition: nobody who lacks the call has it. */
function withoutOurs(answer: Answer): Answer {
  const reply = JSON.parse(answer.body.toString()) as { data?: { configs?: { config_key: string }[] } }
  const { configs } = reply.data ?? {}
  if (configs) reply.data!.configs = configs.filter(({ config_key: key }) => key !== VITALS_PERCENT)
  return { ...answer, body: Buffer.from(JSON.stringify(reply)) }
}

const withoutKey = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'idempotency-key'))
const bare = ({ headers, ...answer }: Answer): Answer => ({
  ...answer,
  headers: { 'content-type': headers['content-type'] ?? 'application/json' },
})

/** Our additions too, but in a language of its own; it takes no keys, knows no operations and tells no clock. */
const keyless = new Set(['operations.get', 'operations.serverTime'])
const dialect: PlatformKind = {
  name: 'dialect',
  says: 'text for numbers, `[]`, nulls, local times, wrapped lists, no keys, no clock',
  lacks: ({ name }) => keyless.has(name),
  fails: false,
  async answer({ endpoint, headers }, forward) {
    if (!endpoint || keyless.has(endpoint.name)) return unknownPath
    // To our additions each request has a key of its own: whoever sends twice has done it twice.
    const answer = bare(
      await forward({ ...headers, ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }) }),
    )
    const said = inDialect(endpoint, answer.body.toString())
    return said === null ? answer : { ...answer, body: Buffer.from(said) }
  },
}

/** In a hundred answers: errors that did nothing, late ones, pages instead of JSON, and ones cut in the middle. */
const chances = { error: 15, late: 15, page: 10, cut: 10 } as const

/** Every second answer is none or comes late; which one, the seed says. */
function broken(seed: number): PlatformKind {
  const random = seeded(seed)
  return {
    name: 'broken',
    says: 'the reference server: of a hundred answers 15 errors, 15 late, 10 HTML with 200, 10 cut in the middle',
    lacks: () => false,
    fails: true,
    async answer({ headers }, forward) {
      let dice = random() * 100
      const falls = (chance: number) => (dice -= chance) < 0
      if (falls(chances.error))
        return { status: 500, headers: json, body: Buffer.from('{"error":500,"message":"","data":null}') }
      const answer = await forward(headers)
      if (falls(chances.late)) return { ...answer, after: 300 + Math.floor(random() * 2_200) }
      // What follows has been done all the same.
      if (falls(chances.page))
        return { status: 200, headers: html, body: Buffer.from('<!doctype html><title>OK</title>') }
      if (falls(chances.cut)) return { ...answer, cut: Math.ceil(answer.body.length / 2) }
      return answer
    },
  }
}

export const SEED = 2569
export const kinds = (seed = SEED): readonly PlatformKind[] => [
  reference,
  specification,
  dialect,
  broken(seed),
]
