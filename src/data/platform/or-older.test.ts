import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type FailureKind } from '#src/api/api-error.ts'
import { forgetLacking, orOlder } from './or-older.ts'

const failing = (status: number | undefined, kind: FailureKind = 'server') =>
  vi.fn(async (): Promise<string> => {
    throw new ApiError(kind, { endpoint: 'a.v2', status })
  })
const older = vi.fn(async () => 'older')

beforeEach(() => {
  forgetLacking()
  older.mockClear()
})

it('asks the newer call alone where it is offered', async () => {
  expect(await orOlder('a.v2', async () => 'newer', older)).toBe('newer')
  expect(older).not.toHaveBeenCalled()
})

it.each([404, 405, 501])('asks the older one after HTTP %i, and from then on at once', async (status) => {
  const newer = failing(status)
  expect(await orOlder('a.v2', newer, older)).toBe('older')
  expect(await orOlder('a.v2', newer, older)).toBe('older')
  expect(newer).toHaveBeenCalledTimes(1)
  // Of another call nothing is known by that.
  expect(await orOlder('b.v2', async () => 'newer', older)).toBe('newer')
})

it.each([
  [undefined, 'unreachable'],
  [undefined, 'timeout'],
  [200, 'refused'],
  [200, 'malformed'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [409, 'conflict'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [500, 'server'],
  [502, 'server'],
  [503, 'server'],
] as const)('never asks the older one after %s %s: something may have been done', async (status, kind) => {
  await expect(orOlder('a.v2', failing(status, kind), older)).rejects.toMatchObject({ kind })
  expect(older).not.toHaveBeenCalled()
})

it('learns nothing where the older one is not offered either', async () => {
  const neither = failing(404, 'notFound')
  await expect(orOlder('a.v2', neither, failing(404, 'notFound'))).rejects.toMatchObject({ kind: 'notFound' })
  expect(await orOlder('a.v2', async () => 'newer', older)).toBe('newer')
})
