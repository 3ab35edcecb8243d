/** Limits of the member in the browser: offered, set, in the way of a deposit, lowered at once, and a raise that waits. */
import { randomUUID } from 'node:crypto'
import { protectionWords as said } from '#server/strings/protection.ts'
import { limitOffer as offered } from '#src/strings/protection/limit-offer.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { expectSoundInThemes } from '../../harness/e2e-sound.ts'
import { expect, test, type Page } from '../../harness/e2e.ts'
import { api, arriveAs, newMember } from '../../harness/e2e-people.ts'

const SCB = 4

/** Somebody with a bank account who has never deposited. */
async function depositor(page: Page): Promise<void> {
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await api(
    page.request,
    '/api/member/update_sub_bank_account',
    {
      bank_id: SCB,
      bank_account_name: `Limited ${person.username}`,
      bank_account_no: `0000${person.mobile.slice(-8)}`,
      password: person.password,
    },
    { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  )
}

const { name, field } = words.kinds.deposit
const card = (page: Page) => page.getByRole('region', { name, exact: true })

async function ask(page: Page, sum: string, button: string) {
  const part = card(page)
  await part.getByRole('button', { name: new RegExp(`${name}$`) }).click()
  await part.getByRole('textbox', { name: field }).fill(sum)
  await part.getByRole('button', { name: button, exact: true }).click()
}

test('SAFE-1 SAFE-2 a limit is offered before the first deposit, refuses more than it leaves, is lowered at once, and raised in two steps', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422/)
  await depositor(page)
  await page.goto('/member/deposit')
  const offer = page.getByRole('region', { name: offered.title })
  await expect(page.getByRole('textbox', { name: deposit.amount })).toBeVisible()
  await offer.getByRole('link', { name: offered.yes }).click()
  await expect(page.getByRole('heading', { level: 1, name: pageTitles.limits })).toBeVisible()
  await ask(page, '1000', words.save)
  await expect(card(page).getByText(words.left('฿1,000.00'))).toBeVisible()

  await page.goto('/member/deposit')
  await expect(page.getByText(deposit.limitLeft('฿999.00'))).toBeVisible()
  await expect(offer).toHaveCount(0)
  const amount = page.getByRole('textbox', { name: deposit.amount })
  await amount.fill('1500')
  await page.getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) }).click()
  await expect(page.getByText(said.depositOver('day', 999_00))).toBeVisible()
  await expect(amount).toHaveValue('1,500')

  await page.getByRole('main').getByRole('link', { name: offered.link }).click()
  await ask(page, '600', words.save)
  await expect(card(page).getByText(words.left('฿600.00'))).toBeVisible()
  await ask(page, '2000', words.ask)
  await expect(card(page).getByText(words.asked('฿2,000.00'))).toBeVisible()
  await expect(card(page).getByText(words.left('฿600.00'))).toBeVisible()
  await expect(card(page).getByRole('button', { name: words.confirm, exact: true })).toHaveCount(0)
  await expectSoundInThemes(page, 'limits')
  await card(page).getByRole('button', { name: words.drop }).click()
  await expect(card(page).getByText(words.asked('฿2,000.00'))).toHaveCount(0)
})
