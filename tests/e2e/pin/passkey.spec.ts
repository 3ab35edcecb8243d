/** Fingerprint or face in place of the PIN (decision 119), with the authenticator that Chromium brings for tests. PAY-2. */
// oneSize: what a browser and a server say to each other is alike at every size.
import type { Page } from '@playwright/test'
import { passkey as words } from '#src/strings/auth/passkey.ts'
import { pin } from '#src/strings/auth/pin.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { expect, oneSize, test } from '#tests/harness/e2e.ts'
import { api, arriveAs, balanceOf, inboxCode, newMember, PASSWORD } from '#tests/harness/e2e-people.ts'
import { expectSoundInThemes } from '#tests/harness/e2e-sound.ts'

const PIN = '258036'

// Browsers tie passkeys to a name, and 127.0.0.1 is none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace('//127.0.0.1:', '//localhost:')),
})

/** A device that knows its holder, who touches it whenever it asks. */
async function deviceOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const turnOn = async () => {
    await browser.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const
    return (await browser.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId
  }
  let authenticatorId = await turnOn()
  return {
    /** Another session with the browser that ends, as axe's does, ends the authenticator of all: its passkeys are put back. */
    async keepsPasskeys(during: () => Promise<void>): Promise<void> {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      await during()
      await browser.send('WebAuthn.disable')
      authenticatorId = await turnOn()
      for (const credential of credentials)
        await browser.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

/** Somebody with money, a bank account on file and a PIN. */
async function withPin(page: Page): Promise<string> {
  const person = await newMember(page.request, { funds: 3_000 })
  const token = await arriveAs(page, person)
  const headers = { authorization: `Bearer ${token}` }
  const account = {
    bank_id: 4,
    bank_account_name: 'สมหญิง ทดสอบ',
    bank_account_no: `0009${person.mobile.slice(-8)}`,
    password: PASSWORD,
  }
  await api(page.request, '/api/member/update_sub_bank_account', account, headers)
  const { data } = await api<{ otp_ref: string }>(page.request, '/api/member/pin/code', {}, headers)
  const otp_code = await inboxCode(page.request, person.mobile)
  await api(page.request, '/api/member/pin/set', { otp_ref: data.otp_ref, otp_code, pin: PIN }, headers)
  return token
}

test(
  'PAY-2 turned on in the profile after the PIN, a fingerprint withdraws',
  oneSize,
  async ({ page, watch }) => {
    // The browser notes the refusals that ask for the PIN.
    watch.allow(/403 .*\/api\/member\/(pin\/passkey\/options|withdraw)/)
    const token = await withPin(page)
    const device = await deviceOf(page)
    await page.goto('/member/profile?tab=security')
    const part = page.getByRole('region', { name: words.part })
    await part.getByRole('button', { name: words.add }).click()
    const sheet = page.getByRole('dialog', { name: pin.title })
    for (const digit of PIN) await sheet.getByRole('button', { name: digit, exact: true }).click()
    await expect(part.getByRole('listitem')).toHaveCount(1)
    await device.keepsPasskeys(() => expectSoundInThemes(page, 'profile with a passkey'))

    await page.goto('/member/withdraw')
    const form = page.getByRole('form', { name: withdraw.formLabel })
    await form.getByLabel(withdraw.amount).fill('1000')
    await form.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: withdraw.reviewConfirm }).click()
    const key = sheet.getByRole('button', { name: words.use })
    await expect(key).toBeVisible()
    await device.keepsPasskeys(() => expectSoundInThemes(page, 'PIN pad with the key'))
    await key.click()
    await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/)
    await expect(page.getByText(withdraw.doneTag)).toBeVisible()
    expect(await balanceOf(page.request, token)).toBe(2_000_00)
  },
)
