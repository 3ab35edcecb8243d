import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { bankImage, banks, unknownBankImage } from '#contracts/banks.ts'
import { satang } from '#contracts/money.ts'
import { createTransferOrder, getPaymentChannels } from '#contracts/payment.ts'
import { agentBankAccounts } from '#server/db/schema/agent.ts'
import { memberBankAccounts } from '#server/db/schema/member.ts'
import { peopleNames } from '#sandbox/strings/people.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { profile } from '#src/strings/profile.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const pictureIn = (row: Element) => row.querySelector('img')?.getAttribute('src')
const TWELVE = 'ธนาคารหมายเลข 12'

/** Every account, the agent's too, is with a bank that nobody here has heard of. */
beforeAll(async () => {
  await site.server.db.update(memberBankAccounts).set({ bankId: 12 })
  await site.server.db.update(agentBankAccounts).set({ bankId: 12 })
})

it('DATA-1 the profile shows an unknown bank by its number', async () => {
  await site.renderAt('/member/profile', { as: 'narin1990' })
  const row = (await main().findAllByText(TWELVE))[0]!.closest('li')!
  expect(row).toHaveTextContent(profile.accountStatus.main)
  expect(pictureIn(row)).toBe(unknownBankImage)
})

it('DATA-1 so does the withdraw page', async () => {
  await site.renderAt('/member/withdraw', { as: 'narin1990' })
  const form = within(await screen.findByRole('form', { name: withdraw.formLabel }))
  const card = form.getByText(withdraw.registered).parentElement!.parentElement!
  expect(card).toHaveTextContent(`${TWELVE} 000•••4821`)
  expect(pictureIn(card)).toBe(unknownBankImage)
})

it('DATA-1 so do the deposit page, and an order: from where and to where', async () => {
  const token = await site.tokenOf('narin1990')
  const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
  const bank = channels.find(({ kind }) => kind === 'bank')!
  const first = await site.renderAt('/member/deposit', { token })
  const from = await main().findByRole('region', { name: deposit.from })
  expect(from).toHaveTextContent(`${TWELVE} 000•••4821`)
  expect(pictureIn(from)).toBe(unknownBankImage)

  const wish = { channel_id: bank.channel_id, amount: satang(500_00) }
  const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
  await first.go(`/member/payment?order=${order.order_id}`)
  const payee = (await main().findByText(depositOrder.agentAccount)).closest('div')!.parentElement!
  expect(payee).toHaveTextContent(TWELVE)
  expect(payee).not.toHaveTextContent(`ธนาคาร${TWELVE}`)
  expect(pictureIn(payee)).toBe(unknownBankImage)
  const only = depositOrder.onlyFrom(TWELVE, '4821', peopleNames.narin1990)
  expect(await main().findByText(only)).toBeVisible()
})

it('DATA-1 the list to choose from has a picture and a name for each bank, and no hole', async () => {
  const { user } = await site.renderAt('/member/profile', { as: 'narin1990' })
  await user.click(await main().findByRole('button', { name: profile.changeSecond }))
  const dialog = within(await screen.findByRole('dialog', { name: /./ }))
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${auth.bank} `) }))
  const list = within(await screen.findByRole('dialog', { name: auth.bankChoose }))
  const rows = list.getAllByRole('listitem')
  expect(rows.map((row) => pictureIn(row))).toEqual(banks.map(({ id }) => bankImage(id)))
  for (const [at, row] of rows.entries()) expect(row).toHaveTextContent(bankName(banks[at]!.id))
})
