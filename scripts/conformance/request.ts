/** Which endpoints may be asked, and with what: ids are learned from the replies that came before. */
import { gameCategories } from '#contracts/games.ts'
import type { Endpoint } from '#contracts/kit.ts'
import * as z from 'zod/mini'

/** POST in the specification, yet they only read. Everything else by POST is never sent. */
const postReads = new Set([
  'agent.config',
  'agent.bankAccounts',
  'agent.trueMoneyAccounts',
  'member.points',
  'member.wallets',
  'game.wallets',
  'affiliate.network',
])

/** Whether asking changes nothing on the platform. */
export const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' || postReads.has(endpoint.name)

/** Values to fill requests with, by the name of the field. */
export type Known = Record<string, string | number | undefined>

/** What is known before the first reply. */
export function known(agentCode: string, agentId: number): Known {
  return {
    agent_code: agentCode,
    code: agentCode,
    agent_id: agentId,
    lobby_key: gameCategories[1],
    category: gameCategories[1],
    poll_id: '1',
    sub_provider_id: '',
    key: 'conformance-never-used-key',
  }
}

const learnable = ['round_id', 'game_id', 'provider_id', 'channel_id', 'order_id', 'bill_id', 'withdrawal_id']

/** Keeps the first id of each kind that a reply shows; a Yeekee round apart, since its calls need one. */
export function learn(values: Known, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  const row = data as Record<string, unknown>
  for (const name of learnable) {
    const value = row[name]
    if (values[name] === undefined && typeof value === 'string' && value !== '') values[name] = value
  }
  if (row.kind === 'yeekee' && typeof row.round === 'object' && row.round !== null)
    values.yeekee_round_id ??= (row.round as { round_id?: string }).round_id
  for (const value of Object.values(row)) learn(values, value)
}

/** The request in wire form, or the name of the field that nothing was learned for. */
export function requestFor(endpoint: Endpoint, values: Known): { input: object } | { missing: string } {
  const { shape } = endpoint.request as unknown as z.ZodMiniObject
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const isYeekee = name === 'round_id' && endpoint.name.startsWith('yeekee.')
    const value = isYeekee ? values.yeekee_round_id : values[name]
    const optional = z.safeDecode(schema, undefined).success
    if (optional && name !== 'agent_code') continue
    if (value === undefined) return { missing: name }
    input[name] = value
  }
  return { input }
}
