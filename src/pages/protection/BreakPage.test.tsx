import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getProtection, startTimeOut } from '#contracts/protection.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))

describe('/member/break', () => {
  it('offers lengths and chooses none; begins at once, and shows until when', async () => {
    const { user } = await site.renderAt('/member/break', { as: 'somchai' })
    const lengths = await main().findByRole('group', { name: words.lengths })
    for (const one of within(lengths).getAllByRole('radio')) expect(one).not.toBeChecked()
    const begin = () => main().getByRole('button', { name: /^เริ่มพัก/ })
    expect(begin()).toBeDisabled()
    await user.click(within(lengths).getByRole('radio', { name: /1 สัปดาห์/ }))
    await user.click(begin())
    expect(await main().findByRole('heading', { name: words.rest })).toBeVisible()
    expect(main().getByRole('link', { name: words.withdraw })).toHaveAttribute('href', '/member/withdraw')
    expect(main().getByRole('timer')).toBeVisible()
    expect(main().queryByRole('button', { name: words.comeBack })).toBeNull()
  })

  it('asks for a word before an exclusion, and says what is missing', async () => {
    const { user } = await site.renderAt('/member/break', { as: 'boy' })
    await user.click(await main().findByRole('tab', { name: words.tabExclude }))
    await user.click(main().getByRole('radio', { name: /5 ปี/ }))
    await user.click(main().getByRole('button', { name: /^ระงับตนเอง 5/ }))
    expect(await main().findByText(words.typeWordFirst(words.word))).toBeVisible()
    const { data } = await site.server.call(getProtection, {}, { as: await site.tokenOf('boy') })
    expect(data.pause).toBeNull()
    await user.type(main().getByLabelText(words.typeWord(words.word)), words.word)
    await user.click(main().getByRole('button', { name: /^ระงับตนเอง 5/ }))
    expect(await main().findByRole('heading', { name: words.rest })).toBeVisible()
  })

  it('the way back is a step of the own, with a question before it', async () => {
    const as = await site.tokenOf('nid')
    await site.server.call(startTimeOut, { length: 'day' }, { as })
    site.server.clock.advance(25 * 3_600_000)
    const { user } = await site.renderAt('/member/break', { as: 'nid' })
    await user.click(await main().findByRole('button', { name: words.comeBack }))
    const question = await screen.findByRole('alertdialog', { name: words.comeBackTitle })
    await user.click(within(question).getByRole('button', { name: words.comeBack }))
    await waitFor(() => expect(main().getByText(/^เล่นได้อีกครั้ง/)).toBeVisible())
  })
})
