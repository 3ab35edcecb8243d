import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DepositOrder } from '#contracts/payment.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { keepQr } from '../keep-qr.ts'
import { useSavedQr } from './use-saved-qr.ts'

const keeping = vi.hoisted(() => ({ keepImage: vi.fn(async () => 'saved') }))
vi.mock('#src/dialogs/keep-image.ts', () => keeping)

const drawn = { blob: new Blob() }
function Code({ id }: { id: string }) {
  const { saved } = useSavedQr({ order_id: id, ref: `D${id}` } as DepositOrder, drawn)
  return <p>{saved ? 'kept' : 'not kept'}</p>
}

it('PAY-1 a code that was asked for is kept once, and whoever is on the way elsewhere goes on', async () => {
  const { router, unmount } = renderPart(<Code id="10" />)
  expect(screen.getByText('not kept')).toBeVisible()
  const entries = new Set<string>()
  router.subscribe(({ location }) => entries.add(location.key))
  await act(() => router.navigate('/member/payment?order=10', { state: keepQr }))
  expect(await screen.findByText('kept')).toBeVisible()
  expect(keeping.keepImage).toHaveBeenCalledOnce()
  await act(() => router.navigate('/member/break'))
  // A navigation more, and it could end another one.
  expect(entries.size).toBe(2)
  expect(router.state.location.search).toBe('')
  unmount()

  const again = renderPart(<Code id="10" />)
  await act(() => again.router.navigate('/member/payment?order=10', { state: keepQr }))
  expect(keeping.keepImage).toHaveBeenCalledOnce()
})

it('PAY-1 what a document before this one was asked to keep is not kept after a reload', async () => {
  keeping.keepImage.mockClear()
  const { router } = renderPart(<Code id="11" />)
  await act(() => router.navigate('/member/payment?order=11', { state: { keepQr: 'of another document' } }))
  expect(keeping.keepImage).not.toHaveBeenCalled()
})
