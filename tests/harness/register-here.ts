/** A person registers on the page in view, in either mode, on the sandbox's server; and who brought them, as it knows. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { desc, eq } from 'drizzle-orm'
import type { registerType } from '#contracts/agent.ts'
import { agents } from '#server/db/schema/agent.ts'
import { members } from '#server/db/schema/member.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { auth } from '#src/strings/auth/auth.ts'
import type { PageServer } from './page-server.ts'

/** Of everybody who registers here. */
export const NEW_PASSWORD = 'krungthep-2569'
let made = 0

type Mode = (typeof registerType)[keyof typeof registerType]

/** By SMS code or with a bank account (REG-3). */
export const registerBy = (site: PageServer, mode: Mode) =>
  site.server.db.update(agents).set({ registerType: mode })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/**
 * Fills the registration that is open, long or short, to its last step; answers the new username. Fields are set at
 * once: what typing does is other tests' affair, and these are many.
 */
export async function registerHere(site: PageServer, { byBank = false } = {}): Promise<string> {
  made += 1
  const username = `guest${made}`
  const mobile = `0865${String(made).padStart(6, '0')}`
  await screen.findByLabelText(auth.mobile)
  type(auth.username, username)
  type(auth.mobile, mobile)
  type(auth.password, NEW_PASSWORD)
  if (screen.queryByLabelText(auth.knowUs)) type(auth.knowUs, '6')
  fireEvent.submit(screen.getByLabelText(auth.mobile).closest('form')!)
  if (byBank) await fillBank()
  else type(auth.otpLabel, await codeTo(site, mobile))
  return username

  async function fillBank() {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(auth.bankChoose) }))
    fireEvent.click(await screen.findByRole('button', { name: /ไทยพาณิชย์/ }))
    await waitFor(() => expectNoSheet())
    type(auth.fullName, 'สมหญิง ใจดี')
    type(auth.accountNo, String(7_000_000_000 + made))
    press(auth.confirmRegister)
  }
}

function expectNoSheet(): void {
  if (screen.queryByRole('dialog', { name: auth.bankChoose })) throw new Error('the sheet is still open')
}

async function codeTo(site: PageServer, mobile: string): Promise<string> {
  await screen.findByLabelText(auth.otpLabel)
  const [message] = await site.server.db
    .select({ body: sandboxMessages.body })
    .from(sandboxMessages)
    .where(eq(sandboxMessages.recipient, mobile))
    .orderBy(desc(sandboxMessages.id))
    .limit(1)
  return /\d{6}/.exec(message!.body)![0]
}

/** Username of who brought a member, as the database has it; null for nobody. Waits for the member. */
export async function uplineOf(site: PageServer, username: string): Promise<string | null> {
  const { db } = site.server
  return waitFor(async () => {
    const [member] = await db.select().from(members).where(eq(members.username, username))
    if (!member) throw new Error(`${username} is not registered`)
    if (!member.referredBy) return null
    const [by] = await db.select().from(members).where(eq(members.id, member.referredBy))
    return by!.username
  })
}
