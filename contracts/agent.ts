/** The agent: who runs this site, what it looks like, what it announces. Product-spec §3 "Agent config". */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { agentCode, flag, id, instant, int, int32, rows, text } from './wire.ts'

/** How people register: 1 by SMS code, 2 with a bank account. */
export const registerType = { sms: 1, bank: 2 } as const

/**
 * The agent's name, logo and contacts (addresses; '' where there is none); `register_type` is a number of
 * `registerType`.
 */
export const agentInfo = z.object({
  agent_code: text(),
  agent_name: text(),
  agent_logo: text(),
  line_contact_url: text(),
  line_admin_url: text(),
  telegram_contact_url: text(),
  register_type: int(),
})

/** A setting as the platform stores it: `val` where set, `default_val` otherwise. */
/**
 * Setting of how age is asked for: `birthday` (at registration), `declaration` (unless told: declared there, and the date of birth before
 * money goes out the first time), or `off` where the platform knows it by itself.
 */
export const AGE_CHECK = 'age_check'

/** A setting of the agent: `val` where it chose one, else `default_val`. */
export const agentSetting = z.object({ config_key: z.string(), val: text(), default_val: text() })

/** Refused for a code that no active agent has. */
export const getAgentConfig = endpoint({
  name: 'agent.config',
  method: 'POST',
  path: '/api/agent/config',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Logo, contacts, registration type and settings of the agent.',
  request: z.object({ agent_code: agentCode() }),
  response: z.object({ info: agentInfo, configs: rows(agentSetting) }),
})

/** Never refuses: for a code that no active agent has `valid` is false and `agent_code` ''. */
export const validateAgent = endpoint({
  name: 'agent.validate',
  method: 'GET',
  path: '/api/agent/validate',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Whether an agent code is known.',
  request: z.object({ code: agentCode() }),
  response: z.object({ valid: flag(), agent_code: text() }),
})

/** An account of the agent that members pay into. Shown to be copied, so a broken row is dropped, never guessed. */
export const agentBankAccount = z.object({
  id: id(),
  bank_id: int(),
  bank_account_name: z.string(),
  bank_account_no: z.string(),
  qr_image: text(),
})

/** In the agent's order. Refused for a code that no active agent has. */
export const getAgentBankAccounts = endpoint({
  name: 'agent.bankAccounts',
  method: 'POST',
  path: '/api/agent/bank_accounts',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Bank accounts of the agent that members pay into.',
  request: z.object({ agent_code: agentCode() }),
  response: rows(agentBankAccount),
})

/** A TrueMoney wallet of the agent; `mobile` is ten digits without dashes, to be copied. */
export const agentTrueMoneyAccount = z.object({ id: id(), account_name: z.string(), mobile: z.string() })

/** In the agent's order. Refused for a code that no active agent has. */
export const getAgentTrueMoneyAccounts = endpoint({
  name: 'agent.trueMoneyAccounts',
  method: 'POST',
  path: '/api/agent/true_money_accounts',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'TrueMoney wallets of the agent that members pay into.',
  request: z.object({ agent_code: agentCode() }),
  response: rows(agentTrueMoneyAccount),
})

/** type 1 opens its link inside the site, any other outside. */
export const notification = z.object({
  id: id(),
  type: int(),
  link: text(),
  image: text(),
  title: z.string(),
  description: text(),
})

/** Those whose time it is: 20 unless told, and never more. Refused for a code that no active agent has. */
export const getNotifications = endpoint({
  name: 'agent.notifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'Important announcements, most important first.',
  request: z.object({ agent_code: agentCode(), limit: z.optional(int32()) }),
  response: rows(notification),
})

/** Colour ground of a banner drawn from text; a banner with `image` only shows its picture. */
export const bannerTone = ['lacquer', 'indigo', 'jade'] as const

/**
 * A picture, or words on a coloured ground; '' for what it does not have. `link`: a path of the site or an address
 * elsewhere.
 */
export const banner = z.object({
  id: id(),
  image: text(),
  link: text(),
  eyebrow: text(),
  title: text(),
  subtitle: text(),
  action: text(),
  tone: z.catch(z.enum(bannerTone), 'lacquer'),
})

/** Those whose time it is. Refused for a code that no active agent has. */
export const getBanners = endpoint({
  name: 'agent.banners',
  method: 'GET',
  path: '/api/banner',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Banners of the landing page, in order.',
  request: z.object({ agent_code: agentCode() }),
  response: rows(banner),
})

/**
 * An event that runs. `poll_id` is its poll, '' where it has none; `ends_at` in epoch ms (UTC), missing: without an
 * end.
 */
export const agentEvent = z.object({
  id: id(),
  image: z.string(),
  title: text(),
  poll_id: text(),
  ends_at: z.nullish(instant()),
})

/** Those whose time it is. Refused for a code that no active agent has. */
export const getEvents = endpoint({
  name: 'agent.events',
  method: 'GET',
  path: '/api/event/list',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Running events; the event icon shows only when there are some.',
  request: z.object({ agent_code: agentCode() }),
  response: rows(agentEvent),
})

/** Read: what is left out is '', `register_type` an integer. */
export type AgentInfo = z.output<typeof agentInfo>

/** One announcement, read: `link`, `image` and `description` are '' where it has none. */
export type Notification = z.output<typeof notification>

/** One banner, read: a ground that is not known here is `lacquer`. */
export type Banner = z.output<typeof banner>

/** One event, read. */
export type AgentEvent = z.output<typeof agentEvent>
