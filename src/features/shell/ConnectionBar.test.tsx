import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { offlineWords } from '#src/strings/offline.ts'
import { shell } from '#src/strings/shell.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'

const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
afterEach(() => void onLine.mockReturnValue(true))

function network(online: boolean) {
  onLine.mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

it('says nothing while there is a network', () => {
  renderPart(<ConnectionBar />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says since when data is old, by Bangkok time', async () => {
  const { client } = renderPart(<ConnectionBar />)
  client.setQueryData(['agent.config'], {}, { updatedAt: Date.parse('2026-11-20T10:21:00Z') })
  network(false)
  expect(await screen.findByRole('status')).toHaveTextContent(offlineWords.since('17:21 น.'))
})

it('has its own words when nothing was loaded yet', async () => {
  renderPart(<ConnectionBar />)
  network(false)
  expect(await screen.findByRole('status')).toHaveTextContent(offlineWords.now)
})

it('fetches what is on screen again when the network is back, and on demand', async () => {
  const queryFn = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(7)
  function Part() {
    return <output>{useQuery({ queryKey: ['part'], queryFn }).data ?? '-'}</output>
  }
  const { user } = renderPart(
    <>
      <ConnectionBar />
      <Part />
    </>,
  )
  network(false)
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  await user.click(await screen.findByRole('button', { name: shell.retry }))
  await waitFor(() => expect(screen.getByText('7')).toBeVisible())
  network(true)
  expect(screen.queryByText(offlineWords.now)).toBeNull()
  await waitFor(() => expect(queryFn.mock.calls.length).toBeGreaterThanOrEqual(3))
})
