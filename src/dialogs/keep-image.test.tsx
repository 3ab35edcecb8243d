import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useToasts } from '#src/dialogs/toasts.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import type { SaveResult } from '#src/platform/platform.ts'
import { images } from '#src/strings/images.ts'
import { ui } from '#src/strings/ui.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { keepImage } from './keep-image.ts'

const picture = new Blob(['png'], { type: 'image/png' })

function on(result: SaveResult, abilities: Parameters<typeof platformDouble>[0] = {}) {
  const platform = { ...platformDouble(abilities), saveImage: async () => result }
  setPlatform(platform)
  return { ...renderPart(<p>page</p>), platform, kept: keepImage(picture, 'qr.png', 'คิวอาร์ฝากเงิน') }
}

it('ENV-2 where downloads work nothing is shown', async () => {
  const { kept } = on('saved')
  expect(await kept).toBe('saved')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ENV-2 elsewhere the picture itself is shown, as an image that a long press saves', async () => {
  const { user, kept } = on('longPress')
  expect(await screen.findByRole('dialog', { name: 'คิวอาร์ฝากเงิน' })).toBeVisible()
  const src = screen.getByRole('img', { name: 'คิวอาร์ฝากเงิน' }).getAttribute('src')
  expect(src).toBe(`data:image/png;base64,${btoa('png')}`)
  expect(screen.getByText(images.keepHint)).toBeVisible()
  expect(screen.queryByRole('button', { name: images.keepOutside })).toBeNull()
  await user.click(screen.getByRole('button', { name: ui.close }))
  expect(await kept).toBe('longPress')
})

it('ENV-2 inside LINE the page can be opened outside, where downloads work', async () => {
  const { user, platform } = on('longPress', { abilities: ['openOutside'] })
  await user.click(await screen.findByRole('button', { name: images.keepOutside }))
  expect(platform.calls).toEqual([`openExternal ${location.href}`])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('ENV-2 where nothing works it is said', async () => {
  const { kept } = on('unsupported')
  expect(await kept).toBe('unsupported')
  expect(useToasts.getState().items.map((item) => item.text)).toEqual([images.keepFailed])
})
