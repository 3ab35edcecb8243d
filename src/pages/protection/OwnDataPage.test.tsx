import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { getProtection } from '#contracts/protection.ts'
import { ownDataFields } from '#src/strings/own-data/own-data-fields.ts'
import { ownData as words } from '#src/strings/own-data/own-data.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))

it('shows what is held, and gives it as a file', async () => {
  const { user } = await site.renderAt('/member/data', { as: 'somchai' })
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:own-data'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await main().findByRole('button', { name: words.download }))
  expect(clicked).toHaveBeenCalledOnce()
  clicked.mockRestore()
  made.mockRestore()
  const file = JSON.parse(await files[0]!.text()) as { members: { username: string }[] }
  expect(file.members).toMatchObject([{ username: 'somchai' }])
  await user.click(await main().findByText(new RegExp(words.parts.members!)))
  expect(await main().findByText('0810000004')).toBeVisible()
})

/** Columns that name rows to the machine; the file has them, the page has not. */
const forMachines =
  /(^|_)id$|(^|_)key$|hash$|^fingerprint$|^fresh_until$|^operation$|^referred_by$|^sha256$|^sub$|^tab$|^tag$|^unit_no$/

it('every part and every thing in it has a word', async () => {
  await site.renderAt('/member/data', { as: 'nid' })
  const { rows } = await site.server.db.execute<{ part: string; name: string }>(sql`
    select table_name as part, column_name as name from information_schema.columns
    where table_schema = 'public' and (table_name in ('members', 'ledger_postings', 'lotto_lines', 'game_rounds',
      'payment_events', 'payment_returns') or table_name in
      (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'))`)
  expect(rows.length).toBeGreaterThan(200)
  expect([...new Set(rows.map(({ part }) => part))].filter((part) => !(part in words.parts))).toEqual([])
  const unnamed = rows.filter(({ name }) => !forMachines.test(name) && !(name in ownDataFields))
  expect(unnamed).toEqual([])
  expect(await main().findAllByText(ownDataFields.created_at!)).not.toEqual([])
})

it('the account is closed by two presses here, the first of the three being the way here', async () => {
  const { user, address } = await site.renderAt('/member/data', { as: 'boy' })
  await user.click(await main().findByRole('button', { name: words.close }))
  const question = await screen.findByRole('alertdialog', { name: words.closeTitle })
  await user.click(within(question).getByRole('button', { name: words.closeConfirm }))
  expect(await screen.findByText(words.closed)).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/member/break'))
  const { data } = await site.server.call(getProtection, {}, { as: await site.tokenOf('boy') })
  expect(data.pause?.kind).toBe('closed')
})

it('deletion is asked for, and what stays is named', async () => {
  const { user } = await site.renderAt('/member/data', { as: 'nid' })
  await user.click(await main().findByRole('button', { name: words.ask }))
  expect(await main().findByText(/^สิ่งที่ต้องเก็บไว้ถึง/)).toBeVisible()
})
