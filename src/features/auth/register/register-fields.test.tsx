import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readDraft } from '#src/forms/drafts.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { agentConfig } from '#tests/harness/auth/platform-server.ts'
import { code, fillDetails, next, openRegister, platform, sms } from '#tests/harness/auth/register-steps.ts'

platform.serve()

it('REG-2 the seven channels have their numbers', async () => {
  await openRegister(sms)
  const channels = within(screen.getByLabelText(auth.knowUs)).getAllByRole<HTMLOptionElement>('option')
  expect(channels.map(({ value, text }) => [value, text]).filter(([value]) => value !== '')).toEqual([
    ['1', 'Facebook'],
    ['2', 'TikTok'],
    ['3', 'YouTube'],
    ['4', 'Google'],
    ['5', 'ป้ายโฆษณา'],
    ['6', 'เพื่อนแนะนำ'],
    ['7', 'อื่น\u00a0ๆ'],
  ])
})

it('REG-1 a link to customer service stands below every step', async () => {
  const { user } = await openRegister(sms)
  const help = () => screen.findByRole('link', { name: new RegExp(auth.contactUs) })
  expect(await help()).toHaveAttribute('href', 'https://line.me/R/desk')
  await fillDetails(user)
  await next(user)
  await code()
  expect(await help()).toHaveAttribute('href', 'https://line.me/R/desk')
})

describe('a date of birth, where the agent asks for one', () => {
  const asking = { ...sms, '/api/agent/config': () => agentConfig({ ageCheck: 'birthday' }) }
  const birthday = async (user: UserEvent, day: string, month: string, year: string) => {
    await user.selectOptions(screen.getByLabelText(auth.birthDay), day)
    await user.selectOptions(screen.getByLabelText(auth.birthMonth), month)
    await user.type(screen.getByLabelText(auth.birthYear), year)
  }

  it('is asked for in the Buddhist era, and nothing is sent before it is whole', async () => {
    const { user } = await openRegister(asking)
    await fillDetails(user)
    await next(user)
    expect(await screen.findByText(auth.birthdayMissing)).toBeVisible()
    expect(platform.count('/api/check_account')).toBe(0)
    await birthday(user, '14', '5', '2533')
    await next(user)
    expect(await code()).toBeVisible()
  })

  it('tells the minor kindly, and sends nothing', async () => {
    const { user } = await openRegister(asking)
    await fillDetails(user)
    await birthday(user, '1', '1', '2560')
    await next(user)
    expect(await screen.findByText(auth.tooYoung)).toBeVisible()
    expect(platform.count('/api/check_account')).toBe(0)
  })

  it('keeps nothing of the minor on the device; a year put right is answered at once, and kept again', async () => {
    const { user } = await openRegister(asking)
    await fillDetails(user)
    await birthday(user, '1', '1', '2533')
    await waitFor(() => expect(readDraft('register').mobile).toBeTruthy())
    const year = screen.getByLabelText(auth.birthYear)
    await user.clear(year)
    await user.type(year, '2560')
    await next(user)
    expect(await screen.findByText(auth.tooYoung)).toBeVisible()
    await waitFor(() => expect(readDraft('register')).toEqual({}))
    await user.clear(year)
    await user.type(year, '2530')
    expect(screen.queryByText(auth.tooYoung)).toBeNull()
    expect(screen.getByText(/^อายุ \d+ ปี$/)).toBeVisible()
    await waitFor(() => expect(readDraft('register').birth_year).toBe('2530'))
  })
})
