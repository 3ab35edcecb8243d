/**
 * The replies that the HTML of the landing and of other public pages is rendered from (src/app/seed-plan.ts): asked of the platform the site will
 * talk to, or of the reference server's sandbox, run in memory.
 */
import * as z from 'zod/mini'
import { envelope, type Endpoint } from '#contracts/kit.ts'
import { pageSeedPlan, seedPlan, type SeedCall } from '#src/app/seed-plan.ts'
import type { Seed } from '#src/app/seed.ts'

export type Fetch = (request: Request) => Promise<Response> | Response

const patience = 10_000

/** Of the landing, and of pages by what their addresses end with. */
export interface Seeds {
  readonly landing: Seed
  readonly pages: Readonly<Record<string, Seed>>
}

/** A platform that does not answer must not stop a build: its part is left out, said so, and loaded by the browser. */
export async function collectSeeds(fetchFrom: Fetch, baseUrl: string, agentCode: string): Promise<Seeds> {
  const collect = async (page: string, plan: readonly SeedCall[]): Promise<Seed> => {
    const entries: Seed['entries'][number][] = []
    for (const call of plan) {
      try {
        entries.push({ key: call.key, data: await ask(fetchFrom, baseUrl, call) })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        console.error(`The ${page} is built without ${call.endpoint.name}: ${reason}.`)
      }
    }
    return { at: Date.now(), entries }
  }
  const landing = await collect('landing', seedPlan(agentCode))
  const pages: Record<string, Seed> = {}
  for (const [page, plan] of Object.entries(pageSeedPlan(agentCode))) {
    const seed = await collect(`page of ${page}`, plan)
    // Half of it would be drawn as if it were all.
    if (seed.entries.length === plan.length) pages[page] = seed
  }
  return { landing, pages }
}

async function ask(
  fetchFrom: Fetch,
  baseUrl: string,
  { endpoint, request, trim }: SeedCall,
): Promise<unknown> {
  const response = await fetchFrom(requestOf(endpoint, baseUrl, request))
  if (response.status !== 200) throw new Error(`${endpoint.path} answered with status ${response.status}`)
  const reply = envelope.parse(await response.json())
  if (Number(reply.error ?? reply.status) !== 0)
    throw new Error(`${endpoint.path} refused: ${reply.message ?? ''}`)
  const data: unknown = z.decode(endpoint.response, reply.data)
  return trim ? trim(data as never) : data
}

function requestOf(endpoint: Endpoint, baseUrl: string, request: SeedCall['request']): Request {
  const wire = z.encode(endpoint.request, request) as Record<string, unknown>
  const url = new URL(baseUrl + endpoint.path)
  const signal = AbortSignal.timeout(patience)
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  if (endpoint.method === 'POST') {
    return new Request(url, { method: 'POST', signal, headers, body: JSON.stringify(wire) })
  }
  for (const [name, value] of Object.entries(wire))
    if (value != null) url.searchParams.set(name, `${value as string}`)
  return new Request(url, { signal, headers })
}
