// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { authorizeUrl, takeAnswer } from './line-login.ts'

const answerTo = (address: string) =>
  new URLSearchParams({ code: 'c', state: new URL(address).searchParams.get('state') ?? '' })

it('ENV-8 what LINE was asked for comes back with the answer, once', async () => {
  const signIn = await authorizeUrl({ returnTo: '/member' })
  const link = await authorizeUrl({ returnTo: '/member/profile?tab=security', intent: 'link' })
  expect(takeAnswer(answerTo(link))).toMatchObject({
    kind: 'signedInWithLine',
    intent: 'link',
    returnTo: '/member/profile?tab=security',
  })
  expect(takeAnswer(answerTo(signIn))).toMatchObject({ intent: 'signIn', returnTo: '/member' })
  expect(takeAnswer(answerTo(link))).toEqual({ kind: 'stateMismatch' })
})

it('ENV-8 what was asked for never stands in the address that LINE sees', async () => {
  const address = await authorizeUrl({ returnTo: '/member', intent: 'link' })
  expect(address).not.toContain('link')
  expect(address).not.toContain('member')
})
