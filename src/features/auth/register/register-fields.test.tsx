import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { auth } from '#src/strings/auth/auth.ts'
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
    ['7', 'อื่น ๆ'],
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
