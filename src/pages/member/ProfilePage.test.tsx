import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getProfile, getSessions, setPreferences } from '#contracts/account.ts'
import { getPoints } from '#contracts/member.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { peopleNames } from '#sandbox/strings/people.ts'
import { accountMessages as say } from '#server/strings/account.ts'
import { authMessages } from '#server/strings/auth.ts'
import { platformDouble } from '#src/platform/double.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { takeReturnTo } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { profile } from '#src/strings/profile.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { seeToast } from '#tests/harness/see-toast.ts'

const site = openSite()
const DATA = '/member/profile'
const SECURITY = '/member/profile?tab=security'
const main = () => within(screen.getByRole('main'))
const rowOf = (text: string) => main().getByText(text).closest('li')!
const isSignedIn = async (token: string) =>
  (await site.server.call(getProfile, {}, { as: token })).status === 200

async function giveAccount(user: UserEvent, button: string, no: string, name?: string) {
  await user.click(await main().findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: /./ }))
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${auth.bank} `) }))
  const banks = within(await screen.findByRole('dialog', { name: auth.bankChoose }))
  await user.click(banks.getByRole('button', { name: /TMBThanachart/ }))
  if (name !== undefined) {
    await user.clear(dialog.getByLabelText(auth.fullName))
    await user.type(dialog.getByLabelText(auth.fullName), name)
  }
  await user.clear(dialog.getByLabelText(auth.accountNo))
  await user.type(dialog.getByLabelText(auth.accountNo), no)
  await user.type(dialog.getByLabelText(profile.yourPassword), SANDBOX_PASSWORD)
  await user.click(dialog.getByRole('button', { name: profile.saveAccount }))
  return dialog
}

it('EXTRA-9 what is on file, numbers masked', async () => {
  await site.renderAt(DATA, { as: 'narin1990' })
  expect(await main().findByRole('heading', { level: 2, name: 'narin1990' })).toBeVisible()
  expect(main().getByText(memberArea.vipGold)).toBeVisible()
  expect(await main().findByText('1,250')).toBeVisible()
  expect(main().getByText(peopleNames.narin1990)).toBeVisible()
  expect(main().getByText('081-•••-0002')).toHaveTextContent(profile.verified)
  expect(main().getByText('14 พ.ค. 2533')).toBeVisible()
  expect(rowOf('ไทยพาณิชย์')).toHaveTextContent(`000-•-••482-1 · ${peopleNames.narin1990}`)
  expect(rowOf('ไทยพาณิชย์')).toHaveTextContent(profile.accountStatus.main)
  expect(rowOf('กรุงไทย')).toHaveTextContent(profile.accountStatus.pending)
  expect(main().getByRole('button', { name: profile.changeSecond })).toBeVisible()
  expect(document.body.textContent).not.toContain('0000004821')
})

it('EXTRA-9 the referral code is copied by a press', async () => {
  const { user } = await site.renderAt(DATA, { as: 'narin1990' })
  await user.click(await main().findByRole('button', { name: profile.copyReferral }))
  expect(await screen.findByText(profile.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('N8R9N2')
})

it('LOGIN-6 what cannot be loaded says so and is tried again; unknown points are a dash', async () => {
  site.answer(getProfile, () => failure(500))
  site.answer(getPoints, () => failure(500))
  const { user } = await site.renderAt(DATA, { as: 'hero' })
  const alert = within(await main().findByRole('alert'))
  expect(alert.getByText(profile.failed)).toBeVisible()
  site.mend(getProfile)
  await user.click(alert.getByRole('button', { name: shell.retry }))
  expect(await main().findByRole('heading', { level: 2, name: 'hero' })).toBeVisible()
  expect(main().getByText('—')).toBeVisible()
})

it('PAY-1 the first account: the page it was asked for on is next', async () => {
  const { user, address } = await site.renderAt(`${DATA}?from=%2Fmember`, { as: 'malee' })
  expect(await main().findByText(profile.noAccount)).toBeVisible()
  await giveAccount(user, profile.addFirst, '0000003088', peopleNames.malee)
  await waitFor(() => expect(address()).toBe('/member'))
  await seeToast(profile.accountSaved)
})

it('LOGIN-7 a second account: the name is the member’s, and it waits for a check', async () => {
  const { user, address } = await site.renderAt(`${DATA}?from=%2Fmember`, { as: 'somchai' })
  const dialog = await giveAccount(user, profile.addSecond, '0000003099', 'สมหญิง ใจดี')
  expect(await dialog.findByText(say.nameDiffers)).toBeVisible()
  await user.clear(dialog.getByLabelText(auth.fullName))
  await user.type(dialog.getByLabelText(auth.fullName), `นาย${peopleNames.somchai}`)
  await user.click(dialog.getByRole('button', { name: profile.saveAccount }))
  await seeToast(profile.accountSent)
  await waitFor(() => expect(rowOf('ทหารไทยธนชาต')).toHaveTextContent(profile.accountStatus.pending))
  expect(address()).toContain(DATA)
})

it('LOGIN-8 what was typed is kept over closing, but never the password', async () => {
  const { user } = await site.renderAt(DATA, { as: 'arisa' })
  await user.click(await main().findByRole('button', { name: profile.addSecond }))
  let dialog = within(await screen.findByRole('dialog', { name: profile.addSecond }))
  expect(dialog.getByLabelText(auth.fullName)).toHaveValue(peopleNames.arisa)
  await user.type(dialog.getByLabelText(auth.accountNo), '0000003100')
  await user.type(dialog.getByLabelText(profile.yourPassword), SANDBOX_PASSWORD)
  await user.click(dialog.getByRole('button', { name: profile.saveAccount }))
  expect(await dialog.findByText(auth.bankRequired)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: shell.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(main().getByRole('button', { name: profile.addSecond }))
  dialog = within(await screen.findByRole('dialog', { name: profile.addSecond }))
  expect(dialog.getByLabelText(auth.accountNo)).toHaveValue('0000003100')
  expect(dialog.getByLabelText(profile.yourPassword)).toHaveValue('')
})

it('LOGIN-7 a new password signs the other device out', async () => {
  const phone = await site.tokenOf('hero')
  const here = await site.tokenOf('hero')
  const { user } = await site.renderAt(SECURITY, { token: here })
  const form = within(await main().findByRole('form', { name: profile.changePassword }))
  const save = async (old: string, next: string) => {
    for (const [label, text] of [
      [profile.oldPassword, old],
      [words.new, next],
    ] as const) {
      await user.clear(form.getByLabelText(label))
      await user.type(form.getByLabelText(label), text)
    }
    await user.click(form.getByRole('button', { name: profile.savePassword }))
  }
  await save('not-the-password', 'sunny-kite-42')
  expect(await form.findByText(say.passwordWrong)).toBeVisible()
  await save(SANDBOX_PASSWORD, SANDBOX_PASSWORD)
  expect(await form.findByText(words.mustDiffer)).toBeVisible()
  await save(SANDBOX_PASSWORD, '12345678')
  expect(await form.findByText(authMessages.passwordEasy)).toBeVisible()
  await save(SANDBOX_PASSWORD, 'sunny-kite-42')
  await seeToast(profile.passwordSavedOthers)
  expect(form.getByLabelText(words.new)).toHaveValue('')
  expect([await isSignedIn(here), await isSignedIn(phone)]).toEqual([true, false])
})

it('LOGIN-7 the other device stays when the member says so', async () => {
  const phone = await site.tokenOf('nid')
  const { user } = await site.renderAt(SECURITY, { as: 'nid' })
  const form = within(await main().findByRole('form', { name: profile.changePassword }))
  await user.type(form.getByLabelText(profile.oldPassword), SANDBOX_PASSWORD)
  await user.type(form.getByLabelText(words.new), 'sunny-kite-42')
  expect(form.getByText(words.notOld)).toHaveTextContent(words.done)
  await user.click(form.getByRole('checkbox', { name: profile.signOutOthers }))
  await user.click(form.getByRole('button', { name: profile.savePassword }))
  await seeToast(profile.passwordSaved)
  expect(await isSignedIn(phone)).toBe(true)
})

it('LOGIN-7 a device is taken out, then all others at once', async () => {
  const others = [await site.tokenOf('boy'), await site.tokenOf('boy'), await site.tokenOf('boy')]
  const { user } = await site.renderAt(SECURITY, { as: 'boy' })
  const removes = () => main().getAllByRole('button', { name: profile.removeDevice(profile.unknownDevice) })
  expect(await main().findByText(profile.thisDevice)).toBeVisible()
  expect(removes()).toHaveLength(3)
  await user.click(removes()[0]!)
  await waitFor(() => expect(removes()).toHaveLength(2))
  await user.click(main().getByRole('button', { name: profile.removeAll }))
  const sure = within(await screen.findByRole('alertdialog', { name: profile.removeAllTitle }))
  await user.click(sure.getByRole('button', { name: profile.confirm }))
  await seeToast(profile.removedAll)
  await waitFor(() => expect(main().queryByRole('button', { name: profile.removeAll })).toBeNull())
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false])
})

it('LOGIN-6 devices that cannot be loaded leave the rest standing', async () => {
  site.answer(getSessions, () => failure(500))
  await site.renderAt(SECURITY, { as: 'fon' })
  expect(await main().findByText(profile.devicesFailed)).toBeVisible()
  expect(main().getByRole('form', { name: profile.changePassword })).toBeVisible()
})

it('SHELL-5 the theme is chosen here too', async () => {
  const { user } = await site.renderAt(SECURITY, { as: 'fon' })
  await user.click(await main().findByRole('radio', { name: shell.themeLight }))
  expect(usePrefs.getState().theme).toBe('light')
})

it('ENV-8 unlinking LINE needs the password, and says what is left to do; then it can be linked again', async () => {
  const platform = platformDouble({ signInUrl: '/sandbox/line/authorize?state=x' })
  const { user } = await site.renderAt(SECURITY, { as: 'narin1990', platform })
  await user.click(await main().findByRole('button', { name: profile.unlink }))
  const dialog = within(await screen.findByRole('dialog', { name: profile.unlinkTitle }))
  await user.type(dialog.getByLabelText(profile.yourPassword), 'not-the-password')
  await user.click(dialog.getByRole('button', { name: profile.unlink }))
  expect(await dialog.findByText(say.passwordWrong)).toBeVisible()
  await user.clear(dialog.getByLabelText(profile.yourPassword))
  await user.type(dialog.getByLabelText(profile.yourPassword), SANDBOX_PASSWORD)
  await user.click(dialog.getByRole('button', { name: profile.unlink }))
  await seeToast(profile.unlinkedLeft)
  const link = await main().findByRole('link', { name: auth.linkLine })
  await waitFor(() => expect(link).toHaveAttribute('href', '/sandbox/line/authorize?state=x'))
})

it('ENV-8 LOGIN-7 LINE stands beside the devices, and signing the others out says that it still comes in', async () => {
  await site.tokenOf('wanchai')
  const { user } = await site.renderAt(SECURITY, { as: 'wanchai' })
  await main().findByRole('button', { name: profile.unlink })
  const heads = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(heads.indexOf(profile.line)).toBe(heads.indexOf(profile.devices) + 1)
  await user.click(await main().findByRole('button', { name: profile.removeAll }))
  const sure = within(await screen.findByRole('alertdialog', { name: profile.removeAllTitle }))
  expect(sure.getByText(profile.removeAllTextLine)).toBeVisible()
  await user.click(sure.getByRole('button', { name: profile.cancel }))
})

it('ENV-8 LOGIN-7 who knows no password sets one by a code, and comes back to unlink', async () => {
  const { user, address } = await site.renderAt(SECURITY, { as: 'arisa' })
  await user.click(await main().findByRole('button', { name: profile.unlink }))
  const dialog = within(await screen.findByRole('dialog', { name: profile.unlinkTitle }))
  await user.click(dialog.getByRole('button', { name: profile.noPassword }))
  await waitFor(() => expect(address()).toBe('/forgot'))
  expect(takeReturnTo()).toBe(SECURITY)
})

it('EXTRA-9 news by LINE: the switch goes back when the server did not take it', async () => {
  const { user } = await site.renderAt(SECURITY, { as: 'arisa' })
  const notify = await main().findByRole('switch', { name: new RegExp(profile.notify) })
  expect(notify).toBeChecked()
  await user.click(notify)
  await waitFor(() => expect(notify).not.toBeChecked())
  site.answer(setPreferences, () => failure(500))
  await user.click(notify)
  await waitFor(() => expect(notify).not.toBeChecked())
})
