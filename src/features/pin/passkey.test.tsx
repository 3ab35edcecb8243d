/** Fingerprint or face beside the PIN (decision 119): where the key is, what it does, and what nobody is troubled with. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { sendPinCode, setPin, verifyPin } from '#contracts/pin.ts'
import { askPasskey, getPasskeys } from '#contracts/passkey.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { passkey as words } from '#src/strings/auth/passkey.ts'
import { pin } from '#src/strings/auth/pin.ts'
import { ui } from '#src/strings/ui.ts'
import { usePasskeysHere } from '#src/stores/passkeys-here.ts'
import { deviceWithPasskeys } from '#tests/harness/jsdom/passkeys.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { seeToast } from '#tests/harness/see-toast.ts'
import { openPin } from './pin-dialog.ts'

const site = openSite()
const SECURITY = '/member/profile?tab=security'
const PIN = '258036'
const part = () => screen.findByRole('region', { name: words.part })

beforeEach(() => {
  localStorage.clear()
  usePasskeysHere.setState(usePasskeysHere.getInitialState(), true)
})

/** Named people of the sandbox, who have none at first. */
async function withPin(username: string): Promise<string> {
  const as = await site.tokenOf(username)
  const { data } = await site.server.call(sendPinCode, {}, { as })
  const rows = await site.server.db.select().from(sandboxMessages)
  const last = rows.toSorted((one, other) => Number(other.id) - Number(one.id))[0]!
  const code = { otp_ref: data.otp_ref, otp_code: /\b\d{6}\b/.exec(last.body)![0] }
  expect((await site.server.call(setPin, { ...code, pin: PIN }, { as })).error).toBe(0)
  return as
}
const sheet = async () => within(await screen.findByRole('dialog', { name: pin.title }))
const typePin = async (user: UserEvent) => user.type((await sheet()).getByLabelText(pin.label), PIN)
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The PIN is asked for, as a call that needs it does. */
async function asked(purpose: PinPurpose = 'withdraw') {
  let result!: ReturnType<typeof openPin>
  await act(async () => void (result = openPin({ purpose, set: true })))
  return { result, pad: await sheet() }
}
const turnOn = async (user: UserEvent) => {
  await user.click(within(await part()).getByRole('button', { name: words.add }))
  await typePin(user)
  await seeToast(words.added)
}

it('turned on after the PIN, then in its place; cancelled it is the PIN again; removed after the PIN', async () => {
  const token = await withPin('somchai')
  const holder = deviceWithPasskeys()
  const { user } = await site.renderAt(SECURITY, { token })
  await turnOn(user)
  const row = within(await within(await part()).findByRole('listitem'))
  expect(within(await part()).queryByRole('button', { name: words.add })).toBeNull()

  const first = await asked()
  await user.click(await first.pad.findByRole('button', { name: words.use }))
  expect(await first.result).toMatch(/^[\w-]{43}$/)
  await gone()

  holder.cancels = true
  const second = await asked()
  await user.click(await second.pad.findByRole('button', { name: words.use }))
  await waitFor(() => expect(second.pad.getByText(pin.why.withdraw)).toBeVisible())
  expect(second.pad.queryByRole('alert')).toBeNull()
  holder.cancels = false
  holder.isSomebodyElse = true
  await user.click(second.pad.getByRole('button', { name: words.use }))
  expect(await second.pad.findByRole('alert')).toHaveTextContent(words.notGood)
  site.answer(askPasskey, () => failure(503))
  await user.click(second.pad.getByRole('button', { name: words.use }))
  await waitFor(() => expect(second.pad.getByRole('alert')).not.toHaveTextContent(words.notGood))
  await typePin(user)
  expect(await second.result).toBeTruthy()
  await gone()

  await user.click(row.getByRole('button'))
  const pad = await sheet()
  expect(pad.getByText(pin.why.passkey)).toBeVisible()
  // Of passkeys the PIN alone decides.
  expect(pad.queryByRole('button', { name: words.use })).toBeNull()
  await typePin(user)
  await seeToast(words.removed)
  expect((await site.server.call(getPasskeys, {}, { as: token })).data.passkeys).toEqual([])
  expect(await within(await part()).findByRole('button', { name: words.add })).toBeVisible()
}, 60_000)

it('a device that does not know its holder is offered nothing and asks for nothing more', async () => {
  const token = await withPin('hero')
  deviceWithPasskeys(false)
  await site.renderAt(SECURITY, { token })
  await screen.findByText(pin.part)
  const { pad } = await asked()
  expect(pad.getByRole('button', { name: pin.clear })).toBeVisible()
  await waitFor(() => expect(site.asked.some((call) => call.endsWith('/pin/passkeys'))).toBe(true))
  expect(pad.queryByRole('button', { name: words.use })).toBeNull()
  expect(screen.queryByRole('region', { name: words.part })).toBeNull()
})

it('is offered in the profile after a right PIN, once, and a refusal of the PIN is no fault', async () => {
  const token = await withPin('arisa')
  const holder = deviceWithPasskeys()
  const { user } = await site.renderAt(SECURITY, { token })
  expect(within(await part()).getByText(words.partText)).toBeVisible()
  const { result } = await asked()
  await typePin(user)
  expect(await result).toBeTruthy()
  await gone()
  expect(within(await part()).getByText(words.offer)).toBeVisible()
  await user.click(within(await part()).getByRole('button', { name: words.later }))
  expect(within(await part()).getByText(words.partText)).toBeVisible()

  await user.click(within(await part()).getByRole('button', { name: words.add }))
  await user.click((await sheet()).getByRole('button', { name: ui.close }))
  await gone()
  holder.cancels = true
  await user.click(within(await part()).getByRole('button', { name: words.add }))
  await typePin(user)
  await gone()
  expect(within(await part()).queryByRole('alert')).toBeNull()
  holder.cancels = false
  holder.isSomebodyElse = true
  await user.click(within(await part()).getByRole('button', { name: words.add }))
  await typePin(user)
  expect(await within(await part()).findByRole('alert')).toBeVisible()
  expect((await site.server.call(getPasskeys, {}, { as: token })).data.passkeys).toEqual([])
}, 60_000)

it('a locked PIN locks it: the pad says so, and a new PIN says what it removes', async () => {
  const token = await withPin('ploy')
  deviceWithPasskeys()
  const { user } = await site.renderAt(SECURITY, { token })
  await turnOn(user)
  const { pad } = await asked()
  const key = await pad.findByRole('button', { name: words.use })
  for (let n = 0; n < 5; n++)
    await site.server.call(verifyPin, { pin: '300001', purpose: 'withdraw' }, { as: token })
  await user.click(key)
  const locked = within(await screen.findByRole('dialog', { name: pin.lockedTitle }))
  await user.click(locked.getByRole('button', { name: pin.reset }))
  expect(await screen.findByText(words.willGo)).toBeVisible()
}, 60_000)
