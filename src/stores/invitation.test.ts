// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#contracts/auth.ts'
import { agentAnswered, invited, restoreInvitation, useInvitation } from './invitation.ts'
import { invitationTaken, referralToFill, referralTyped } from './invitation-form.ts'

const DAY = 86_400_000
const now = () => useInvitation.getState()
/** The page is opened again, in this tab or another one. */
const openAgain = () => {
  useInvitation.setState(useInvitation.getInitialState(), true)
  restoreInvitation()
}

beforeEach(() => {
  localStorage.clear()
  openAgain()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('ENV-7 an agent is known once the platform has said so; one that it denies changes nothing', () => {
  invited('/?ag=1001')
  expect(now()).toMatchObject({ agentCode: null, claimedAgent: '1001' })
  agentAnswered('1001', true)
  expect(now()).toMatchObject({ agentCode: '1001', claimedAgent: null })
  invited('/slot?ag=nobody')
  agentAnswered('nobody', false)
  expect(now()).toMatchObject({ agentCode: '1001', claimedAgent: null })
})

it('ENV-7 an answer about an older link says nothing about the newer one', () => {
  invited('/?ag=1001')
  invited('/?ag=2002')
  agentAnswered('1001', true)
  expect(now()).toMatchObject({ agentCode: null, claimedAgent: '2002' })
})

it('ENV-7 the newest link counts, each code for itself', () => {
  invited('/?ag=1001&code=A7K2P9')
  agentAnswered('1001', true)
  invited('/promotions?code=N8R9N2#terms')
  expect(now()).toMatchObject({ agentCode: '1001', referral: 'N8R9N2' })
  invited('/slot')
  expect(now().referral).toBe('N8R9N2')
})

it('ENV-7 it is kept for thirty days after the newest link', () => {
  invited('/?code=A7K2P9')
  vi.setSystemTime(Date.now() + 29 * DAY)
  openAgain()
  expect(now().referral).toBe('A7K2P9')
  invited('/?ag=1001')
  vi.setSystemTime(Date.now() + 29 * DAY)
  openAgain()
  expect(now()).toMatchObject({ referral: 'A7K2P9', claimedAgent: '1001' })
  vi.setSystemTime(Date.now() + 2 * DAY)
  openAgain()
  expect(now()).toEqual(useInvitation.getInitialState())
})

it('ENV-7 a link that is opened in another tab is known here', () => {
  invited('/?code=A7K2P9')
  const newValue = localStorage.getItem('chokdee.invitation')!.replace('A7K2P9', 'N8R9N2')
  dispatchEvent(new StorageEvent('storage', { key: 'chokdee.invitation', newValue }))
  expect(now().referral).toBe('N8R9N2')
})

it('REG-1 what was typed stands until a newer link comes; nothing typed stands too', () => {
  invited('/?code=A7K2P9')
  referralTyped('')
  openAgain()
  expect(referralToFill()).toBe('')
  referralTyped('B0Y2B2')
  openAgain()
  expect(referralToFill()).toBe('B0Y2B2')
  invited('/?code=N8R9N2')
  expect(referralToFill()).toBe('N8R9N2')
})

it('REG-4 who registers next at this device was not invited', () => {
  invited('/?ag=1001&code=A7K2P9')
  agentAnswered('1001', true)
  invitationTaken()
  openAgain()
  expect(now()).toMatchObject({ agentCode: '1001', referral: null, typedReferral: null })
})

it('ENV-8 beside a state, `code` is LINE’s; a code that cannot be one is none', () => {
  invited('/?code=abc123&state=s')
  invited(`/?code=${'A'.repeat(limits.referralMax + 1)}`)
  invited('/?code=%3Cb%3E&ag=%3Cb%3E')
  invited('/?code=&ag=')
  expect(now()).toEqual(useInvitation.getInitialState())
  invited(`/?code=${'A'.repeat(limits.referralMax)}`)
  expect(now().referral).toHaveLength(limits.referralMax)
})

it.each(['', '{', '{"v":0,"data":{}}', '{"v":1,"data":{"openedAt":"x","referral":"A7K2P9"}}'])(
  'ENV-7 a storage that holds %j invites nobody',
  (text) => {
    localStorage.setItem('chokdee.invitation', text)
    openAgain()
    expect(now()).toEqual(useInvitation.getInitialState())
  },
)
