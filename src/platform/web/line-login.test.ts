// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { authorizeUrl, takeAnswer } from './line-login.ts'

const answerTo = (address: string) =>
  new URLSearchParams({ code: 'c', state: new URL(address).searchParams.get('state') ?? '' })

it('ENV-8 what LINE was asked for comes back with the answer, once', async () => {
  const signIn = (await authorizeUrl({ returnTo: '/member' }))!
  const link = (await authorizeUrl({ returnTo: '/member/profile?tab=security', intent: 'link' }))!
  expect(takeAnswer(answerTo(link))).toMatchObject({
    kind: 'signedInWithLine',
    intent: 'link',
    returnTo: '/member/profile?tab=security',
  })
  expect(takeAnswer(answerTo(signIn))).toMatchObject({ intent: 'signIn', returnTo: '/member' })
  expect(takeAnswer(answerTo(link))).toEqual({ kind: 'stateMismatch' })
})

it('ENV-8 what was asked for never stands in the address that LINE sees', async () => {
  const address = (await authorizeUrl({ returnTo: '/member', intent: 'link' }))!
  expect(address).not.toContain('link')
  expect(address).not.toContain('member')
})

it('ENV-8 LINE is asked for a code, for this channel, back to the site root, with a state of its own each time', async () => {
  const queries = await Promise.all(
    ['/member', null].map(async (returnTo) => new URL((await authorizeUrl({ returnTo }))!).searchParams),
  )
  for (const query of queries) {
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: env.lineChannelId,
      redirect_uri: `${location.origin}/`,
      scope: 'openid profile',
      bot_prompt: 'aggressive',
    })
    expect(query.get('state')).toMatch(/^[\w-]{43}$/)
  }
  expect(queries[0]!.get('state')).not.toBe(queries[1]!.get('state'))
})

it('ENV-8 where the browser keeps nothing there is no attempt, rather than one that cannot end well', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await authorizeUrl({ returnTo: null })).toBeNull()
  blocked.mockRestore()
})
