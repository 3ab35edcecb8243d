/** The sheet that every credit with a condition shows before it is received. */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { consent as words } from '#src/strings/rewards/consent.ts'

/** The open sheet. */
export const consentSheet = async (of: keyof typeof words.titles) =>
  within(await screen.findByRole('dialog', { name: words.titles[of] }))

/** Reads, ticks, receives; the tick starts empty, and without it nothing can be received. */
export async function agree(user: UserEvent, of: keyof typeof words.titles): Promise<void> {
  const sheet = await consentSheet(of)
  const box = sheet.getByRole('checkbox')
  const receive = sheet.getByRole('button', { name: new RegExp(`^${words.yes('')}`) })
  expect(box).not.toBeChecked()
  expect(receive).toBeDisabled()
  await user.click(box)
  await user.click(receive)
}
