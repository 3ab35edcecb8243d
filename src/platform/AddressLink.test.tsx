import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '#tests/harness/render-part.tsx'
import { AddressLink } from './AddressLink.tsx'
import { setPlatform } from './current.ts'
import { platformDouble } from './double.ts'

it('ENV-2 opens an outside address through the platform', async () => {
  const platform = platformDouble()
  setPlatform(platform)
  const { user } = renderPart(<AddressLink to="https://line.me/x">ติดต่อ</AddressLink>)
  const link = screen.getByRole('link', { name: 'ติดต่อ' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await user.click(link)
  expect(platform.calls).toEqual(['openExternal https://line.me/x'])
})

it('goes to a page of ours inside the site', async () => {
  const { user, path } = renderPart(<AddressLink to="/promotions">โปรโมชั่น</AddressLink>)
  await user.click(screen.getByRole('link', { name: 'โปรโมชั่น' }))
  expect(path()).toBe('/promotions')
})

it('is plain text when the address leads nowhere', () => {
  renderPart(<AddressLink to="javascript:alert(1)">กด</AddressLink>)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('กด')).toBeVisible()
})
