import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { watchOtherTabs } from '#src/app/watch-other-tabs.ts'
import { createQueryClient } from './query-client.ts'
import { hearOthers, tellOthers } from './elsewhere.ts'
import { walletsQuery } from './member.ts'
import { written } from './affected.ts'

const named = (names: readonly string[]) => names.includes(getWallets.name)

it('what one tab did makes the balance of the others old, and only what it changed', async () => {
  const other = createQueryClient()
  other.setQueryData(walletsQuery().queryKey, [])
  other.setQueryData(['agent.config'], {})
  const stop = watchOtherTabs(other)
  await written(createQueryClient(), 'wallet.transfer')
  await waitFor(() => expect(other.getQueryState(walletsQuery().queryKey)?.isInvalidated).toBe(true))
  expect(other.getQueryState(['agent.config'])?.isInvalidated).toBe(false)
  stop()
})

it('names are told and no figures; what is no list of names is not heard', async () => {
  const heard: (readonly string[])[] = []
  const stop = hearOthers((names) => heard.push(names))
  const stranger = new BroadcastChannel('chokdee.changed')
  stranger.postMessage({ balance: 1 })
  stranger.postMessage([1, 2])
  tellOthers([getWallets.name])
  await waitFor(() => expect(heard.some(named)).toBe(true))
  expect(heard).toEqual([[getWallets.name]])
  stranger.close()
  stop()
})
