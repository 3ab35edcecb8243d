/** A date of birth at registration, where the agent asks for one: read at every size and in both themes, kind to the minor, of whom nothing is kept. */
import { AGE_CHECK } from '#contracts/agent.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { PASSWORD } from '../../harness/e2e-people.ts'
import { expectSoundInThemes } from '../../harness/e2e-sound.ts'
import { expect, freshMobile, test } from '../../harness/e2e.ts'

test('LCCP 17.1.1 the minor is thanked, and nothing stays on the device', async ({ page }) => {
  await page.route('**/api/agent/config*', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { configs: object[] } }
    body.data.configs.push({ config_key: AGE_CHECK, val: 'birthday', default_val: 'declaration' })
    await route.fulfill({ response: reply, json: body })
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const mobile = freshMobile()
  await page.goto('/register')
  const form = page.getByRole('form', { name: auth.stepTitle.pending })
  await form.getByLabel(auth.birthDay).selectOption('14')
  await form.getByLabel(auth.birthMonth).selectOption('11')
  await form.getByLabel(auth.birthYear).fill('2560')
  await form.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await form.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: auth.next }).click()
  await expect(form.getByText(auth.tooYoung)).toBeVisible()
  await expectSoundInThemes(page, 'too young')
  expect(sent).not.toContain('/api/check_account')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(mobile)
  expect(kept).not.toContain('2560')
})
