import { beforeEach, expect, it, vi } from 'vitest'

const line = vi.hoisted(() => ({
  isLoggedIn: vi.fn<() => boolean>(),
  isApiAvailable: vi.fn<() => boolean>(),
  getFriendship: vi.fn<() => Promise<{ friendFlag: boolean }>>(),
  requestFriendship: vi.fn<() => Promise<void>>(),
}))
vi.mock('../sdk/sdk-friendship.ts', () => ({ liff: line }))

/** What is known lives as long as the visit: each test is one. */
const visit = () => import('./friendship.ts')

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  line.isLoggedIn.mockReturnValue(true)
  line.isApiAvailable.mockReturnValue(true)
  line.getFriendship.mockResolvedValue({ friendFlag: false })
  line.requestFriendship.mockResolvedValue()
})

it('ENV-7 asks LINE once per visit', async () => {
  const { readFriendship } = await visit()
  expect(await readFriendship()).toBe('stranger')
  expect(await readFriendship()).toBe('stranger')
  expect(line.getFriendship).toHaveBeenCalledOnce()
})

it('asks nothing when LINE has just said that the account was added', async () => {
  const { friendAdded, readFriendship } = await visit()
  friendAdded()
  expect(await readFriendship()).toBe('friend')
  expect(line.getFriendship).not.toHaveBeenCalled()
})

it('nobody can tell: not signed in with LINE, or no account is linked', async () => {
  line.isLoggedIn.mockReturnValue(false)
  expect(await (await visit()).readFriendship()).toBe('unknown')
  vi.resetModules()
  line.isLoggedIn.mockReturnValue(true)
  line.getFriendship.mockRejectedValue(new Error('NOT_FOUND'))
  expect(await (await visit()).readFriendship()).toBe('unknown')
})

it('after the invitation LINE is asked again, for it gives no answer of its own', async () => {
  const { askFriendship, readFriendship } = await visit()
  expect(await readFriendship()).toBe('stranger')
  line.getFriendship.mockResolvedValue({ friendFlag: true })
  await askFriendship()
  expect(line.requestFriendship).toHaveBeenCalledOnce()
  expect(await readFriendship()).toBe('friend')
})

it('says at once where LINE has no sheet; a member who said no is no failure', async () => {
  const { askFriendship, readFriendship } = await visit()
  // Not loaded yet: nothing is waited for within a press.
  expect(askFriendship()).toBeNull()
  await readFriendship()
  line.requestFriendship.mockRejectedValueOnce(new Error('cancelled'))
  expect(await askFriendship()).toBeUndefined()
  line.isApiAvailable.mockReturnValue(false)
  expect(askFriendship()).toBeNull()
  expect(line.requestFriendship).toHaveBeenCalledOnce()
})
