/** The agent's face: configuration, accounts, announcements. All of it public. */
import {
  type Banner,
  bannerTone,
  getAgentBankAccounts,
  getAgentConfig,
  getAgentTrueMoneyAccounts,
  getBanners,
  getEvents,
  getNotifications,
  validateAgent,
} from '#contracts/agent.ts'
import type { Tx } from '../../db/types.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { refuse } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { agentMessages } from '../../strings/agent.ts'
import * as agents from './read-agent.ts'

/** More than anyone reads in one go. */
const NOTIFICATIONS = 20

async function agentOf(tx: Tx, code: string) {
  return (await agents.findAgent(tx, code)) ?? refuse(agentMessages.unknownAgent)
}

const toneOf = (tone: string): Banner['tone'] => bannerTone.find((known) => known === tone) ?? 'lacquer'

export const agentHandlers = collect(
  handle(getAgentConfig, {
    mode: 'read',
    run: async ({ agent_code }, { tx }) => {
      const agent = await agentOf(tx, agent_code)
      const settings = await agents.settingsOf(tx, agent.code)
      return {
        info: {
          agent_code: agent.code,
          agent_name: agent.name,
          agent_logo: agent.logo,
          line_contact_url: agent.lineContactUrl,
          line_admin_url: agent.lineAdminUrl,
          telegram_contact_url: agent.telegramContactUrl,
          register_type: agent.registerType,
        },
        configs: settings.map(({ configKey, val, defaultVal }) => ({
          config_key: configKey,
          val: val ?? '',
          default_val: defaultVal,
        })),
      }
    },
  }),

  handle(validateAgent, async ({ code }, { tx }) => {
    const agent = await agents.findAgent(tx, code)
    return { valid: agent !== null, agent_code: agent?.code ?? '' }
  }),

  handle(getAgentBankAccounts, {
    mode: 'read',
    run: async ({ agent_code }, { tx }) => {
      const rows = await agents.bankAccountsOf(tx, (await agentOf(tx, agent_code)).code)
      return rows.map((row) => ({
        id: row.id,
        bank_id: row.bankId,
        bank_account_name: row.bankAccountName,
        bank_account_no: row.bankAccountNo,
        qr_image: row.qrImage,
      }))
    },
  }),

  handle(getAgentTrueMoneyAccounts, {
    mode: 'read',
    run: async ({ agent_code }, { tx }) => {
      const rows = await agents.trueMoneyAccountsOf(tx, (await agentOf(tx, agent_code)).code)
      return rows.map(({ id, accountName, mobile }) => ({ id, account_name: accountName, mobile }))
    },
  }),

  handle(getNotifications, async ({ agent_code, limit }, { tx, now }) => {
    const agent = await agentOf(tx, agent_code)
    const count = Math.min(Math.max(limit ?? NOTIFICATIONS, 1), NOTIFICATIONS)
    const rows = await agents.notificationsOf(tx, agent.code, now, count)
    return rows.map(({ id, type, link, image, title, description }) => ({
      id,
      type,
      link,
      image,
      title,
      description,
    }))
  }),

  handle(getBanners, async ({ agent_code }, { tx, now }) => {
    const rows = await agents.bannersOf(tx, (await agentOf(tx, agent_code)).code, now)
    return rows.map(({ id, image, link, eyebrow, title, subtitle, action, tone }) => ({
      id,
      image,
      link,
      eyebrow,
      title,
      subtitle,
      action,
      tone: toneOf(tone),
    }))
  }),

  handle(getEvents, async ({ agent_code }, { tx, now }) => {
    const rows = await agents.eventsOf(tx, (await agentOf(tx, agent_code)).code, now)
    return rows.map(({ id, image, title, pollId, endsAt }) => ({
      id,
      image,
      title,
      poll_id: pollId,
      ends_at: endsAt,
    }))
  }),
)
