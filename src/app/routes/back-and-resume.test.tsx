import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lineSignIn } from '#contracts/auth.ts'
import { getWallets } from '#contracts/member.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { platformDouble } from '#src/platform/double.ts'
import { currentToken, useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { shell } from '#src/strings/shell.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { resume } from '../resume.ts'

const site = openSite()
const proof = { kind: 'idToken', idToken: 'of-line' } as const

function vouching() {
  const platform = platformDouble({ abilities: ['silentSignIn'] })
  return { ...platform, credential: async () => proof }
}

it('ENV-4 the host’s back closes the top dialog and stays on the page', async () => {
  const { user, platform, address } = await site.renderAt('/')
  await user.click(screen.getAllByRole('button', { name: shell.login })[0]!)
  await screen.findByRole('dialog', { name: auth.loginTitle })
  platform.pressHostBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/')
  // With no dialog open nobody holds it.
  platform.pressHostBack()
  expect(address()).toBe('/')
})

it('LOGIN-6 when our server refuses that too, the member is told as everybody is', async () => {
  site.answer(lineSignIn, () => failure(500))
  site.answer(getWallets, () => failure(401))
  await site.renderAt('/member', { as: 'hero', platform: vouching() })
  await waitFor(() => expect(useSession.getState()).toMatchObject({ user: null, ended: 'expired' }))
})

it('LOGIN-6 a session that ended while LINE vouches for the member is renewed without a word', async () => {
  const fresh = await site.tokenOf('somchai')
  const asked: unknown[] = []
  site.answer(lineSignIn, async (request) => {
    asked.push(await request.json())
    return Response.json({
      error: 0,
      message: '',
      data: { status: 'signed_in', display_name: '', picture_url: '' },
      access_token: fresh,
    })
  })
  const { address } = await site.renderAt('/member', { token: 'no-longer-known', platform: vouching() })
  await waitFor(() => expect(currentToken()).toBe(fresh))
  expect(asked).toEqual([{ agent_code: 'chokdee', id_token: 'of-line' }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(address()).toBe('/member')
  expect(await screen.findByRole('heading', { level: 1, name: shell.myWallets })).toBeVisible()
})

it('LOGIN-8 back on a page put aside: who signed out elsewhere is signed out here', async () => {
  await site.renderAt('/member', { as: 'hero' })
  localStorage.removeItem('chokdee.user')
  expect(useSession.getState().user).not.toBeNull()
  await resume(createQueryClient())
  expect(useSession.getState().user).toBeNull()
})
