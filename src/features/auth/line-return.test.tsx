import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { platformDouble } from '#src/platform/double.ts'
import { useLineLink } from '#src/stores/line-link.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { proof } from '#src/strings/auth/proof.ts'
import { ui } from '#src/strings/ui.ts'
import { type BackFromLine, handleLineReturn } from './line-return.ts'
import {
  agentConfig,
  broken,
  narin,
  ok,
  platformServer,
  refuse,
} from '#tests/harness/auth/platform-server.ts'
import { opening, renderAuth, toasts } from '#tests/harness/auth/render-auth.tsx'

const platform = platformServer()
const returnTo = '/member/deposit?amount=500'
const back: BackFromLine = {
  kind: 'signedInWithLine',
  returnTo,
  intent: 'signIn',
  credential: {
    kind: 'code',
    code: 'c',
    codeVerifier: 'v',
    nonce: 'n',
    redirectUri: 'http://localhost:3000/',
  },
}
const welcome = { '/api/notifications': () => ok([]), '/api/get_user_info': narin }

async function arrive(
  start: BackFromLine,
  answers: Parameters<typeof platform.answer>[0] = {},
  token: string | null = null,
) {
  platform.answer({ '/api/agent/config': () => agentConfig(), ...answers })
  const asked: object[] = []
  const double = platformDouble({ signInUrl: '/line?state=2' })
  const signIn = double.signIn
  const view = renderAuth(null, {
    ...double,
    signIn: (options) => {
      asked.push(options)
      return signIn(options)
    },
  })
  if (token) signedIn(token)
  const { result } = await opening(() => handleLineReturn(start, view.client))
  return { ...view, result, asked }
}

describe('back from LINE', () => {
  it('ENV-8 an ordinary visit stays as it is', async () => {
    const { result } = await arrive({ kind: 'plain' })
    expect(await result).toEqual({ kind: 'stay', returnTo: null })
    expect(platform.paths()).toEqual([])
  })

  it('ENV-8 saying no at LINE is a quiet note', async () => {
    const { result } = await arrive({ kind: 'cancelled', returnTo })
    expect(await result).toEqual({ kind: 'stay', returnTo })
    expect(toasts()).toEqual([['info', auth.lineCancelled]])
  })

  it('ENV-8 a wrong state makes no call and offers an attempt without auto login', async () => {
    const { asked, user, result } = await arrive({ kind: 'stateMismatch' })
    const dialog = await screen.findByRole('alertdialog', { name: auth.lineFailedTitle })
    expect(dialog).toHaveTextContent(auth.lineStateMismatch.replace('\n', ' '))
    expect(screen.getByRole('link', { name: auth.lineRetry })).toHaveAttribute('href', '/line?state=2')
    expect(asked).toEqual([{ returnTo: null, withoutAutoLogin: true }])
    expect(platform.paths()).toEqual([])
    await user.click(screen.getByRole('button', { name: ui.close }))
    expect(await result).toEqual({ kind: 'stay', returnTo: null })
  })

  it('ENV-8 a failure at LINE can be tried again, back to the same page', async () => {
    const { asked } = await arrive({ kind: 'failed', returnTo })
    await screen.findByRole('alertdialog', { name: auth.lineFailedTitle })
    expect(asked).toEqual([{ returnTo }])
  })

  it('ENV-8 a known LINE account is signed in', async () => {
    const { result } = await arrive(back, {
      ...welcome,
      '/api/line/sign_in': () => ok({ status: 'signed_in' }, { access_token: 't-line' }),
    })
    expect(await result).toEqual({ kind: 'signedIn', returnTo })
    expect(useSession.getState().user?.token).toBe('t-line')
    expect(platform.last('/api/line/sign_in')?.body).toEqual({
      agent_code: 'chokdee',
      code: 'c',
      code_verifier: 'v',
      nonce: 'n',
      redirect_uri: 'http://localhost:3000/',
    })
  })

  it.each([
    ['a refusal', () => refuse('รหัสจาก LINE หมดอายุ'), 'รหัสจาก LINE หมดอายุ'],
    ['no answer', broken, errors.sentence.unreachable],
  ])('ENV-8 %s of our platform is said, with a retry', async (_, answer, sentence) => {
    await arrive(back, { '/api/line/sign_in': answer })
    expect(await screen.findByRole('alertdialog', { name: auth.lineFailedTitle })).toHaveTextContent(sentence)
    expect(screen.getByRole('link', { name: auth.lineRetry })).toBeInTheDocument()
  })

  it('LOGIN-1 the password can be used instead', async () => {
    const { user } = await arrive({ kind: 'failed', returnTo })
    await user.click(await screen.findByRole('button', { name: auth.linePasswordInstead }))
    expect(await screen.findByRole('dialog', { name: auth.loginTitle })).toBeInTheDocument()
  })
})

describe('a LINE account without a member', () => {
  it('ENV-8 waits in memory for the page of first use, with the page that was asked for', async () => {
    const { result } = await arrive(back, {
      '/api/line/sign_in': () =>
        ok({ status: 'unlinked', link_token: 'lt-1', display_name: 'Narin', picture_url: '' }),
    })
    expect(await result).toEqual({ kind: 'unlinked' })
    expect(useLineLink.getState()).toEqual({ link: { token: 'lt-1', name: 'Narin', picture: '' }, returnTo })
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('lt-1')
    expect(useSession.getState().user).toBeNull()
  })
})

describe('asked for by who is signed in', () => {
  const link: BackFromLine = { ...back, intent: 'link' }
  const givePassword = async (user: UserEvent) => {
    const dialog = within(await screen.findByRole('dialog', { name: proof.link.title }))
    await user.type(dialog.getByLabelText(proof.yourPassword), 'password-1234')
    await user.click(dialog.getByRole('button', { name: proof.link.submit }))
    return dialog
  }
  const linked = () => ok({ display_name: 'Narin', picture_url: '', linked_at: '2026-11-20T05:00:00Z' })

  it('ENV-8 the LINE account is linked, and nobody is signed in anew', async () => {
    const { result, user } = await arrive(link, { '/api/line/link': linked }, 't-1')
    expect(platform.count('/api/line/link')).toBe(0)
    await givePassword(user)
    expect(await result).toEqual({ kind: 'stay', returnTo })
    expect(toasts()).toEqual([['won', firstUse.linked]])
    const asked = { code: 'c', nonce: 'n', password: 'password-1234' }
    expect(platform.last('/api/line/link')?.body).toMatchObject(asked)
    expect(useSession.getState().user?.token).toBe('t-1')
  })

  it('ENV-8 a refusal is said, and the member stays signed in', async () => {
    const refused = () => refuse('บัญชี LINE นี้เชื่อมแล้ว')
    const { result, user } = await arrive(link, { '/api/line/link': refused }, 't-1')
    const dialog = await givePassword(user)
    expect(await dialog.findByText('บัญชี LINE นี้เชื่อมแล้ว')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: ui.close }))
    expect(await result).toEqual({ kind: 'stay', returnTo })
    expect(toasts()).toEqual([])
  })

  it('ENV-8 LOGIN-7 who knows no password goes to set one first', async () => {
    const { result, user } = await arrive(link, {}, 't-1')
    const dialog = within(await screen.findByRole('dialog', { name: proof.link.title }))
    await user.click(dialog.getByRole('button', { name: proof.noPassword }))
    expect(await result).toEqual({ kind: 'forgot' })
    expect(platform.count('/api/line/link')).toBe(0)
  })

  it('LOGIN-8 back from LINE in another tab, the step-up is done, and nobody is signed in anew', async () => {
    const stepUp: BackFromLine = { ...back, intent: 'stepUp' }
    const fresh = () => ok({ fresh_until: '2026-11-20T05:30:00Z' })
    const { result } = await arrive(stepUp, { '/api/member/step_up': fresh }, 't-1')
    expect(await result).toEqual({ kind: 'stay', returnTo })
    expect(toasts()).toEqual([['won', proof.provedHere]])
    expect(platform.last('/api/member/step_up')?.body).toMatchObject({ code: 'c', nonce: 'n' })
    expect(useSession.getState().user?.token).toBe('t-1')
  })

  it('ENV-8 signed out meanwhile, it is a sign-in like any other', async () => {
    const { result } = await arrive(link, {
      ...welcome,
      '/api/line/sign_in': () => ok({ status: 'signed_in' }, { access_token: 't-line' }),
    })
    expect(await result).toEqual({ kind: 'signedIn', returnTo })
    expect(platform.count('/api/line/link')).toBe(0)
  })
})
