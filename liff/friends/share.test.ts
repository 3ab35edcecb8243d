import { beforeEach, expect, it, vi } from 'vitest'
import type { SharedLink, ShareResult, ShareWay } from '#src/platform/platform.ts'
import { lineSharing } from './share.ts'

const line = vi.hoisted(() => ({
  isLoggedIn: vi.fn<() => boolean>(),
  isApiAvailable: vi.fn<(api: string) => boolean>(),
  shareTargetPicker: vi.fn<(messages: unknown[], options: unknown) => Promise<unknown>>(),
}))
vi.mock('../sdk/sdk-share.ts', () => ({ liff: line }))

const link: SharedLink = { url: 'https://liff.line.me/2000000000-AbCdEfGh/slot', title: 'a', text: 'b' }
const web = {
  prepareShare: async (): Promise<ShareWay> => 'apps',
  share: vi.fn<(link: SharedLink) => Promise<ShareResult>>(async () => 'copied'),
}

beforeEach(() => {
  vi.clearAllMocks()
  line.isLoggedIn.mockReturnValue(true)
  line.isApiAvailable.mockReturnValue(true)
  line.shareTargetPicker.mockResolvedValue({ status: 'success' })
})

it('ENV-7 sends the card by the friend picker, at once in the tap', async () => {
  const sharing = lineSharing(web)
  expect(await sharing.prepareShare()).toBe('lineFriends')
  const result = sharing.share(link)
  // Before anything was awaited: outside LINE the picker is a window, which a browser opens only inside the tap.
  expect(line.shareTargetPicker).toHaveBeenCalledOnce()
  expect(line.shareTargetPicker.mock.calls[0]).toMatchObject([
    [{ type: 'flex', contents: { footer: { contents: [{}, { action: { uri: link.url } }] } } }],
    { isMultiple: true },
  ])
  expect(await result).toBe('shared')
  expect(web.share).not.toHaveBeenCalled()
})

it('ENV-7 a closed picker is cancelled, a refused one unsupported', async () => {
  const sharing = lineSharing(web)
  await sharing.prepareShare()
  line.shareTargetPicker.mockResolvedValueOnce(undefined)
  expect(await sharing.share(link)).toBe('cancelled')
  line.shareTargetPicker.mockRejectedValueOnce(new Error('FORBIDDEN'))
  expect(await sharing.share(link)).toBe('unsupported')
  expect(await sharing.share({ ...link, url: `${link.url}?q=${'x'.repeat(1000)}` })).toBe('unsupported')
})

it('ENV-7 without a picker it is shared as on the web', async () => {
  const sharing = lineSharing(web)
  line.isLoggedIn.mockReturnValue(false)
  expect(await sharing.prepareShare()).toBe('apps')
  line.isLoggedIn.mockReturnValue(true)
  line.isApiAvailable.mockImplementation((api) => api !== 'shareTargetPicker')
  expect(await sharing.prepareShare()).toBe('apps')
  line.isApiAvailable.mockImplementation(() => {
    throw new Error('init first')
  })
  expect(await sharing.prepareShare()).toBe('apps')
  expect(await sharing.share(link)).toBe('copied')
  expect(line.shareTargetPicker).not.toHaveBeenCalled()
})
