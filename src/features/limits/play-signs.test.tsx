import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSigns, signKinds } from '#contracts/signs.ts'
import { limitWords } from '#src/strings/protection/limits.ts'
import { playSignWords as words } from '#src/strings/protection/play-signs.ts'
import { failure, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const part = async () => within(await screen.findByRole('region', { name: words.title }))

it('a member without a sign is told so, and what is looked at', async () => {
  await site.renderAt('/member/limits', { as: 'somchai' })
  const seen = await part()
  expect(await seen.findByText(words.none)).toBeVisible()
  expect(seen.getByText(words.looked)).toBeVisible()
  expect(seen.queryByRole('button')).toBeNull()
})

it('each sign is said with its figure and with one thing that helps, and nothing is offered', async () => {
  site.answer(getSigns, () => success(signKinds.map((kind, place) => ({ kind, count: place + 2, days: 14 }))))
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  const seen = await part()
  for (const [place, kind] of signKinds.entries())
    expect(await seen.findByText(words.seen[kind](place + 2, 14))).toBeVisible()
  expect(
    seen.getAllByRole('link', { name: words.takeBreak }).map((link) => link.getAttribute('href')),
  ).toEqual(['/member/break', '/member/break', '/member/break'])
  expect(seen.getByText(words.talk)).toBeVisible()
  await page.user.click(seen.getByRole('button', { name: words.setLoss }))
  const form = within(screen.getByRole('region', { name: limitWords.kinds.loss.name }))
  expect(form.getByRole('textbox', { name: limitWords.kinds.loss.field })).toBeVisible()
})

it('what cannot be loaded is said beside limits that can', async () => {
  site.answer(getSigns, () => failure(500))
  await site.renderAt('/member/limits', { as: 'somchai' })
  expect(await (await part()).findByText(words.failed)).toBeVisible()
  expect(screen.getByRole('region', { name: limitWords.kinds.deposit.name })).toBeVisible()
})
