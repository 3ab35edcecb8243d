/** A member's desk (decision 112): what stands beside what from 1280 px on. On a phone none of it is there. */
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { desk } from '#src/strings/desk.ts'
import { shell } from '#src/strings/shell.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/e2e.ts'
import { axeCheck } from '../../harness/axe.ts'
import { isPhone, overflow } from '../../harness/e2e-measure.ts'
import { arriveAs, newMember } from '../../harness/e2e-people.ts'
import { openSandboxRound, openSlip, placeSlip } from '../../harness/e2e-lotto.ts'
import { giveBankAccount } from '../../harness/e2e-deposits.ts'

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  return (await part.boundingBox())!
}

test('27.2, 27.3 form and button are in the first view, and the code comes beside them', async ({ page }) => {
  test.skip(isPhone(page), 'on a phone the order is a page of its own')
  const person = await newMember(page.request)
  await giveBankAccount(page.request, person, await arriveAs(page, person))
  await page.goto('/member/deposit')
  await page.getByRole('button', { name: deposit.baht('500'), exact: true }).click()
  const make = page.getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) })
  // Nothing that comes after it moves it: promotions have their place, and what the channel asks stands below.
  const before = await boxOf(make)
  expect(before.y + before.height).toBeLessThanOrEqual(800)
  await make.click()
  const code = await boxOf(page.getByRole('img', { name: /คิวอาร์โค้ด/ }))
  const change = await boxOf(page.getByRole('button', { name: deposit.change.qr }))
  // The button has the other's place, and the code is to the right of both.
  expect([change.x, change.width]).toEqual([before.x, before.width])
  expect(Math.abs(change.y - before.y)).toBeLessThanOrEqual(2)
  expect(code.x).toBeGreaterThan(change.x + change.width)
  const check = await boxOf(page.getByRole('button', { name: depositOrder.ask }))
  expect(check.y + check.height).toBeLessThanOrEqual(800)
  expect(await overflow(page)).toBe(0)
  expect(await axeCheck(page)).toEqual([])
})

test('27.1 the rail says how many bills wait, and not where it is folded', async ({ page }) => {
  test.skip(isPhone(page), 'the tabs say it on a phone')
  await arriveAs(page, await newMember(page.request, { funds: 100 }))
  const roundId = await openSandboxRound(page.request)
  await openSlip(page, `/lotto/${roundId}`, roundId, [['top2', '27', 20]])
  await placeSlip(page, 20_00)
  await page.goto('/')
  const rail = page.getByRole('navigation', { name: desk.rail })
  const waiting = rail.getByText(desk.waitingBills('1'))
  await expect(waiting).toBeVisible()
  await rail.getByRole('link', { name: shell.categories.lottery }).click()
  await expect(page).toHaveURL('/lotto/lobby')
  await expect(waiting).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(waiting).toBeVisible()
})
