/** The sandbox's agent and what it announces. */
import { registerType } from '#contracts/agent.ts'
import { VITALS_PERCENT } from '#contracts/vitals.ts'
import {
  agentBankAccounts,
  agents,
  agentSettings,
  agentTrueMoneyAccounts,
  banners,
  events,
  notifications,
} from '#server/db/schema/agent.ts'
import type { Tx } from '#server/db/types.ts'
import { pollsClose } from './polls-close.ts'
import { sandboxAgent as words } from '../strings/agent.ts'

/** As VITE_AGENT_CODE and VITE_AGENT_ID of the site. */
export const AGENT_CODE = 'chokdee'
const AGENT_NUMBER = 7

/** Of the first screen: printed (scripts/art/prints.ts). What opens later says by its name that it is a drawing. */
const print = (name: string) => `/art/leaf-${name}.webp`
const art = (name: string) => `/art/leaf-${name}.svg`

/** The first is a drawing, a twelfth of its print: it is in a visitor's first paint (docs/decisions/127-a-picture-before-letters.md). */
const bannerRest = [
  { image: art('elephant'), link: '/promotions', tone: 'lacquer' },
  { image: print('balls'), link: '/lotto/lobby', tone: 'indigo' },
  { image: print('lotus'), link: '/winloss', tone: 'jade' },
  { image: print('peacock'), link: '/affiliate', tone: 'indigo' },
] as const

const notificationRest = [
  { image: art('peacock'), link: '' },
  { image: art('balls'), link: '/lotto/lobby' },
  { image: art('lotus'), link: '/winloss' },
] as const

const eventRest = [
  { image: art('trophy'), pollId: '1' },
  { image: art('gem'), pollId: '2' },
] as const

const agentCode = AGENT_CODE

/** Contacts lead to names that the internet keeps free for examples: nobody is bothered by them. */
const face = {
  number: AGENT_NUMBER,
  name: words.name,
  lineContactUrl: 'https://line.example/chokdee',
  lineAdminUrl: 'https://line.example/chokdee-admin',
  telegramContactUrl: 'https://telegram.example/chokdee',
  registerType: registerType.sms,
}

export async function seedAgent(tx: Tx, now: number): Promise<void> {
  await tx
    .insert(agents)
    .values({ code: agentCode, ...face })
    .onConflictDoUpdate({ target: agents.code, set: face })
  await tx
    .insert(agentSettings)
    .values([
      { agentCode, configKey: 'generate_username_mode', val: '1', defaultVal: '1' },
      // Every visit tells how quick it was: `/sandbox/vitals`.
      { agentCode, configKey: VITALS_PERCENT, val: '100', defaultVal: '0' },
    ])
    .onConflictDoNothing()
  await seedAccounts(tx)
  await tx
    .insert(banners)
    .values(
      words.banners.map((text, position) => ({ agentCode, position, ...text, ...bannerRest[position] })),
    )
  await tx.insert(notifications).values(
    words.notifications.map((text, position) => ({
      agentCode,
      position,
      type: 1,
      ...text,
      ...notificationRest[position],
    })),
  )
  await tx.insert(events).values(
    eventRest.map(({ image, pollId }, position) => ({
      agentCode,
      image,
      pollId,
      position,
      title: words.events[position]!,
      endsAt: pollsClose(now),
    })),
  )
}

/** No bank gives out numbers that begin 000, and no mobile begins 0800000: nothing here can be paid. */
async function seedAccounts(tx: Tx): Promise<void> {
  const bankAccountName = words.bankAccountName
  await tx.insert(agentBankAccounts).values([
    { agentCode, bankId: 1, bankAccountName, bankAccountNo: '0000000011', position: 0 },
    { agentCode, bankId: 4, bankAccountName, bankAccountNo: '0000000022', position: 1 },
    { agentCode, bankId: 5, bankAccountName, bankAccountNo: '0000000033', position: 2 },
  ])
  await tx
    .insert(agentTrueMoneyAccounts)
    .values({ agentCode, accountName: words.trueMoneyName, mobile: '0800000000', position: 0 })
}
