import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getProtection } from '#contracts/protection.ts'
import { protectionWords as said } from '#server/strings/protection.ts'
import { limitOffer as offered } from '#src/strings/protection/limit-offer.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { success } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const card = (name: string) => main().findByRole('region', { name })
const DAY = 86_400_000

type Kind = keyof typeof words.kinds

async function set(
  { user }: Pick<Site, 'user'>,
  kind: Kind,
  sum: string,
  per: keyof typeof words.per = 'day',
) {
  const { name, field } = words.kinds[kind]
  const part = within(await card(name))
  await user.click(part.getByRole('button', { name: new RegExp(`${name}$`) }))
  await user.click(part.getByRole('radio', { name: words.per[per] }))
  await user.type(part.getByRole('textbox', { name: field }), sum)
  return part
}

it('SAFE-1 each kind can be set as free text, with nothing filled in beforehand', async () => {
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  const part = await set(page, 'deposit', '1234.50')
  expect(part.getByText(words.now)).toBeVisible()
  await page.user.click(part.getByRole('button', { name: words.save }))
  expect(await screen.findByText(said.set)).toBeVisible()
  expect(await part.findByText(words.left('฿1,234.50'))).toBeVisible()
  expect(main().getAllByText(words.none)).toHaveLength(3)
  await set(page, 'time', '90', 'week').then((time) =>
    page.user.click(time.getByRole('button', { name: words.save })),
  )
  expect(await main().findByText(words.left('1 ชม. 30 นาที'))).toBeVisible()
})

it('SAFE-1 nothing typed is said at the field, and an empty form begins empty', async () => {
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  const part = await set(page, 'loss', ' ')
  expect(part.getByRole('textbox')).toHaveValue('')
  await page.user.click(part.getByRole('button', { name: words.save }))
  expect(await part.findByText(words.required)).toBeVisible()
})

it('SAFE-1 lower is said to hold at once; higher waits, can be dropped, and is confirmed by the member', async () => {
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  const save = async (sum: string, button: string) => {
    const part = await set(page, 'deposit', sum)
    await page.user.click(part.getByRole('button', { name: button }))
    return part
  }
  const part = await save('500', words.save)
  await part.findByText(words.left('฿500.00'))
  const lower = await set(page, 'deposit', '300')
  expect(lower.getByText(words.lower)).toBeVisible()
  await page.user.click(lower.getByRole('button', { name: words.save }))
  await part.findByText(words.left('฿300.00'))
  const higher = await set(page, 'deposit', '800')
  expect(higher.getByText(words.waits(24))).toBeVisible()
  await page.user.click(higher.getByRole('button', { name: words.ask }))
  expect(await part.findByText(words.asked('฿800.00'))).toBeVisible()
  expect(part.getByText(words.left('฿300.00'))).toBeVisible()
  expect(part.queryByRole('button', { name: words.confirm })).toBeNull()
  await page.user.click(part.getByRole('button', { name: words.drop }))
  expect(await screen.findByText(said.dropped)).toBeVisible()
  expect(part.queryByText(words.asked('฿800.00'))).toBeNull()
  expect(await main().findByText(new RegExp(`^${words.acts.dropped}`))).toBeVisible()
})

it('SAFE-1 a raise whose wait is over shows its confirmation', async () => {
  const now = Date.now()
  site.answer(getProtection, () =>
    success({
      limits: [
        {
          kind: 'loss',
          period: 'month',
          amount: '1000.00',
          used: '900.00',
          resets_at: new Date(now + DAY).toISOString(),
          pending: {
            amount: '2000.00',
            confirm_from: new Date(now - DAY).toISOString(),
            confirm_until: new Date(now + 365 * DAY).toISOString(),
          },
          review: true,
        },
      ],
      reminder_minutes: 0,
    }),
  )
  await site.renderAt('/member/limits', { as: 'somchai' })
  const part = within(await card(words.kinds.loss.name))
  expect(part.getByText(words.left('฿100.00'))).toBeVisible()
  expect(part.getByText(words.review)).toBeVisible()
  expect(part.getByRole('button', { name: words.reviewKeep })).toBeVisible()
})

it('SAFE-1 before the first deposit limits are offered, once, and the form is there all the while', async () => {
  const page = await site.renderAt('/member/deposit', { as: 'boy' })
  const offer = await card(offered.title)
  expect(await main().findByRole('textbox', { name: deposit.amount })).toBeVisible()
  await page.user.click(within(offer).getByRole('button', { name: offered.no }))
  expect(await main().findByRole('link', { name: offered.link })).toHaveAttribute('href', '/member/limits')
  expect(main().queryByRole('region', { name: offered.title })).toBeNull()
})

it('SAFE-1 a deposit over the limit is refused at its amount, with what is left', async () => {
  const page = await site.renderAt('/member/limits', { as: 'fon' })
  const part = await set(page, 'deposit', '500')
  await page.user.click(part.getByRole('button', { name: words.save }))
  await part.findByText(words.left('฿500.00'))
  await page.go('/member/deposit')
  expect(await main().findByText(deposit.limitLeft('฿499.00'))).toBeVisible()
  await page.user.type(await main().findByRole('textbox', { name: deposit.amount }), '700')
  await page.user.click(main().getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) }))
  expect(await main().findByText(said.depositOver('day', 499_00))).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.deposit })).toBeVisible()
})
