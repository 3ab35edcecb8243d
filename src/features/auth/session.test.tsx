import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberKey } from '#src/data/query-key.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { readDraft, writeDraft } from '#src/forms/drafts.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { LineLoginButton } from './LineLoginButton.tsx'
import { sessionExpiredDialog } from './session-expired-dialog.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { agentConfig, broken, narin, ok, platformServer } from '#tests/harness/auth/platform-server.ts'
import { opening, renderAuth } from '#tests/harness/auth/render-auth.tsx'
import { platformDouble } from '#src/platform/double.ts'

const platform = platformServer()

describe('signing out', () => {
  it.each([
    ['the server agrees', () => ok()],
    ['the server cannot be reached', broken],
  ])('SHELL-5 %s: nothing of the member stays', async (_, answer) => {
    platform.answer({ '/api/logout': answer, '/api/agent/config': () => agentConfig() })
    const { client, platform: device } = renderAuth()
    signedIn('t-1')
    client.setQueryData([...memberKey, 'auth.userInfo'], { user: {} })
    client.setQueryData(['agent.config'], { info: {}, configs: [] })
    writeDraft('withdraw', { amount: '500' })
    const { result } = await opening(() => open(sessionExpiredDialog, {}))
    await screen.findByRole('alertdialog')

    await signOut(client)
    expect(await result).toBe('home')
    expect(platform.count('/api/logout')).toBe(1)
    expect(useSession.getState()).toEqual({ user: null, ended: 'signedOut' })
    expect(client.getQueryData([...memberKey, 'auth.userInfo'])).toBeUndefined()
    expect(client.getQueryData(['agent.config'])).toBeDefined()
    expect(readDraft('withdraw')).toEqual({})
    expect(localStorage.getItem('chokdee.user')).toBeNull()
    expect(device.calls).toContain('signOut')
  })
})

describe('signing in', () => {
  it('LOGIN-3 a token that the server does not know clears the user', async () => {
    platform.answer({
      '/api/notifications': () => ok([]),
      '/api/get_user_info': () => Response.json({ error: 401, message: '', data: null }, { status: 401 }),
    })
    const { client } = renderAuth()
    await expect(signIn(client, 't-bad')).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(useSession.getState().user).toBeNull()
  })

  it('LOGIN-3 what another member left in the cache is gone', async () => {
    platform.answer({ '/api/notifications': () => ok([]), '/api/get_user_info': narin })
    const { client } = renderAuth()
    client.setQueryData([...memberKey, 'member.wallets'], ['of somebody else'])
    await signIn(client, 't-1')
    expect(client.getQueryData([...memberKey, 'member.wallets'])).toBeUndefined()
  })
})

describe('an expired session', () => {
  it('LOGIN-6 says so in the words of the specification and leads to the login', async () => {
    const { user } = renderAuth()
    const { result } = await opening(() => open(sessionExpiredDialog, {}))
    const dialog = await screen.findByRole('alertdialog', { name: 'เซสซั่นหมดอายุ กรุณาลองใหม่' })
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: auth.login }))
    expect(await result).toBe('login')
  })
})

describe('LINE button', () => {
  it('ENV-8 is a real link, prepared beforehand', async () => {
    renderAuth(<LineLoginButton returnTo="/member" />)
    expect(await screen.findByRole('link', { name: auth.loginWithLine })).toHaveAttribute(
      'href',
      '/line?state=1',
    )
  })

  it('ENV-8 is not shown where LINE cannot be used', () => {
    renderAuth(<LineLoginButton returnTo="/member" />, platformDouble({ abilities: [] }))
    expect(screen.queryByText(auth.loginWithLine)).not.toBeInTheDocument()
  })
})
