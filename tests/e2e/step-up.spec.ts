/** LOGIN-8: back after a pause, money asks who is there, once. On a server of its own, whose clock is moved. */
import { satang } from '#contracts/money.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { proof } from '#src/strings/auth/proof.ts'
import { clockTest as test } from '../harness/e2e-own-site.ts'
import { arriveAs, balanceOf, newMember } from '../harness/e2e-people.ts'
import { expectSound } from '../harness/e2e-sound.ts'
import { expect } from '../harness/e2e.ts'

test('LOGIN-8 forty minutes later the coupon asks for the password, and is used once', async ({
  page,
  site,
  watch,
}) => {
  // The browser notes the refusal that asks who is there.
  watch.allow(/403 .*\/api\/member\/coupon\/redeem/)
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await page.goto('/member/coupon')
  const field = page.getByRole('main').getByRole('textbox', { name: coupon.code })
  await field.fill('LOYKRATHONG')
  await site.press('/sandbox/clock', { hours: String(40 / 60), away: 'yes' })
  await page.getByRole('main').getByRole('button', { name: coupon.use }).click()
  const dialog = page.getByRole('dialog', { name: proof.stepUp.title })
  await expect(dialog.getByLabel(proof.yourPassword)).toBeVisible()
  await expectSound(page)
  await expect(field).toHaveValue('LOYKRATHONG')
  expect(await balanceOf(page.request, token)).toBe(satang(0))
  await dialog.getByLabel(proof.yourPassword).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: coupon.doneTitle })).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(satang(30_00))
})
