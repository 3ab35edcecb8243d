/** The agent and what it announces. */
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

export const agents = pgTable('agents', {
  code: text().primaryKey(),
  /** `agent_id` of lottery and affiliate calls. */
  number: integer().notNull(),
  name: text().notNull(),
  logo: text().notNull().default(''),
  lineContactUrl: text('line_contact_url').notNull().default(''),
  lineAdminUrl: text('line_admin_url').notNull().default(''),
  telegramContactUrl: text('telegram_contact_url').notNull().default(''),
  registerType: integer('register_type').notNull().default(1),
  active: boolean().notNull().default(true),
})

export const agentSettings = pgTable(
  'agent_settings',
  {
    agentCode: text('agent_code').notNull(),
    configKey: text('config_key').notNull(),
    /** Null where the agent left the default. */
    val: text(),
    defaultVal: text('default_val').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.agentCode, t.configKey] })],
)

export const agentBankAccounts = pgTable('agent_bank_accounts', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  bankId: integer('bank_id').notNull(),
  bankAccountName: text('bank_account_name').notNull(),
  bankAccountNo: text('bank_account_no').notNull(),
  qrImage: text('qr_image').notNull().default(''),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
})

export const agentTrueMoneyAccounts = pgTable('agent_true_money_accounts', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  accountName: text('account_name').notNull(),
  mobile: text().notNull(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
})

export const notifications = pgTable('notifications', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  type: integer().notNull().default(1),
  link: text().notNull().default(''),
  image: text().notNull().default(''),
  title: text().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})

export const banners = pgTable('banners', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  image: text().notNull().default(''),
  link: text().notNull().default(''),
  eyebrow: text().notNull().default(''),
  title: text().notNull().default(''),
  subtitle: text().notNull().default(''),
  action: text().notNull().default(''),
  tone: text().notNull().default('lacquer'),
  position: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})

export const events = pgTable('events', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  image: text().notNull(),
  title: text().notNull().default(''),
  pollId: text('poll_id').notNull().default(''),
  position: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})
