import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userKnown } from '#src/stores/session.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { shell } from '#src/strings/shell.ts'
import { openRound } from '#tests/harness/lotto.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => main().getByRole('button', { name })
const tab = (name: string) => main().getByRole('tab', { name })

it('LOTTO-1 the next bet begins where the last one was: its tab, its bet types, its price in plain sight', async () => {
  let { round_id } = await openRound(site)
  const { user, go } = await site.renderAt(`/lotto/${round_id}`, { as: 'hero' })
  await main().findByRole('tablist', { name: words.tabsLabel })
  userKnown('hero', 2)
  expect(tab('3 ตัว')).toHaveAttribute('aria-selected', 'true')
  await user.click(tab('2 ตัว'))
  await user.click(press(/^สองตัวล่าง/))
  await user.click(press('20'))
  await user.keyboard('27')
  await user.click(press(new RegExp(`^${words.send}`)))
  const dialog = within(await screen.findByRole('dialog', { name: billCheck.titleOf('2') }))
  await user.click(await dialog.findByRole('button', { name: `${billCheck.send} ฿40.00` }))
  const placed = within(await screen.findByRole('dialog', { name: receipt.title }))
  await user.click(placed.getAllByRole('button', { name: shell.close })[0]!)
  await go('/lotto/lobby')
  round_id = (await openRound(site)).round_id
  await go(`/lotto/${round_id}`)
  await main().findByRole('tablist', { name: words.tabsLabel })
  expect(tab('2 ตัว')).toHaveAttribute('aria-selected', 'true')
  for (const type of [/^สองตัวบน/, /^สองตัวล่าง/, '20'])
    expect(press(type)).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('11')
  expect(
    slipOf(useSlips.getState(), round_id).lines.map(
      ({ bet_type, number, amount }) => `${bet_type} ${number} ${amount / 100}`,
    ),
  ).toEqual(['top2 11 20', 'bottom2 11 20'])
})
