import { BroadcastChannel as Channel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { watchOtherTabs } from '#src/app/watch-other-tabs.ts'
import { createQueryClient } from './query-client.ts'
import { useSession } from '#src/stores/session.ts'
import { hearOthers } from './elsewhere.ts'
import { walletsQuery } from './member.ts'
import { written } from './affected.ts'

// The channel itself: other tests have none (setup-web.ts).
vi.stubGlobal('BroadcastChannel', Channel)

const CHANNEL = 'chokdee.changed'
const names = [getWallets.name]

/** What another tab says. */
function sayElsewhere(data: unknown): void {
  const stranger = new Channel(CHANNEL)
  stranger.postMessage(data)
  stranger.close()
}

it('what another tab did makes the balance old, and only what it changed; nothing where nobody is signed in', async () => {
  const client = createQueryClient()
  const isOld = () => client.getQueryState(walletsQuery().queryKey)?.isInvalidated
  client.setQueryData(walletsQuery().queryKey, [])
  client.setQueryData(['agent.config'], {})
  const stop = watchOtherTabs(client)
  const heard = vi.fn()
  const stopHearing = hearOthers(heard)
  sayElsewhere({ from: 'another', names })
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(isOld()).toBe(false)

  useSession.setState({ user: { token: 't', username: 'malee', vipLevel: 0 }, ended: null })
  sayElsewhere({ from: 'another', names })
  await waitFor(() => expect(isOld()).toBe(true))
  expect(client.getQueryState(['agent.config'])?.isInvalidated).toBe(false)
  stop()
  stopHearing()
})

it('a write tells names and no figures; its own tab does not hear it, and what is no list of names is not heard', async () => {
  const heard: (readonly string[])[] = []
  const stop = hearOthers((told) => heard.push(told))
  const stranger = new Channel(CHANNEL)
  const told: unknown[] = []
  stranger.onmessage = ({ data }) => told.push(data)
  sayElsewhere({ balance: 1 })
  sayElsewhere({ from: 'another', names: [1, 2] })
  await written(createQueryClient(), 'wallet.transfer')
  await waitFor(() =>
    expect(told).toContainEqual({ from: expect.any(String), names: expect.arrayContaining(names) }),
  )
  sayElsewhere({ from: 'another', names })
  await waitFor(() => expect(heard).toEqual([names]))
  stranger.close()
  stop()
})
