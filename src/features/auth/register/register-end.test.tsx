import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOffering } from '#src/api/offering.ts'
import { patience } from '#src/data/traces/end-by-trace.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { ui } from '#src/strings/ui.ts'
import { registerDialog } from '../register-dialog.ts'
import { broken, ok } from '#tests/harness/auth/platform-server.ts'
import {
  code,
  entered,
  fillDetails,
  openRegister,
  platform,
  sms,
  toSms,
} from '#tests/harness/auth/register-steps.ts'
import { opening, renderAuth, toasts } from '#tests/harness/auth/render-auth.tsx'

platform.serve()

describe('completed', () => {
  it('REG-4 who has proved the number is signed in at once, and told the username', async () => {
    const { user, result } = await toSms()
    await user.type(await code(), '419222')
    expect(await result).toBe('registered')
    await entered()
    expect(toasts()).toEqual([['won', auth.welcome('narin1990')]])
    expect(platform.last('/api/login')?.body).toMatchObject({
      username: 'narin1990',
      password: 'chok2569dee',
    })
  })

  it('REG-4 where that fails: what to keep is shown, copied, and the button signs in and closes', async () => {
    let alive = false
    const { user, result } = await toSms({
      ...sms,
      '/api/login': () => (alive ? ok(null, { access_token: 't-9' }) : broken()),
    })
    await user.type(await code(), '419222')
    await screen.findByRole('heading', { name: auth.stepTitle.completed })
    expect(screen.getByText('narin1990')).toBeInTheDocument()
    expect(screen.getByText('chok2569dee')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: auth.copy(auth.password) }))
    expect(await navigator.clipboard.readText()).toBe('chok2569dee')
    alive = true
    await user.click(await screen.findByRole('button', { name: auth.login }))
    expect(await result).toBe('registered')
    await entered()
  })

  it('REG-5 closing asks nothing any more', async () => {
    const { user, result } = await toSms({ ...sms, '/api/login': broken })
    await user.type(await code(), '419222')
    await screen.findByRole('heading', { name: auth.stepTitle.completed })
    await user.click(screen.getByRole('button', { name: ui.close }))
    expect(await result).toBe('closed')
  })
})

describe('closing', () => {
  it('REG-5 asks; staying keeps everything', async () => {
    const { user } = await openRegister(sms)
    await fillDetails(user)
    await user.click(screen.getByRole('button', { name: ui.close }))
    await screen.findByRole('alertdialog', { name: auth.cancelTitle })
    await user.click(screen.getByRole('button', { name: auth.cancelStay }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText(auth.username)).toHaveValue('narin1990')
  })

  it('REG-5 leaving clears the form and begins at pending next time', async () => {
    const { user, result } = await toSms()
    await user.click(screen.getByRole('button', { name: ui.close }))
    await user.click(await screen.findByRole('button', { name: auth.cancelYes }))
    expect(await result).toBe('closed')
    await opening(() => open(registerDialog, {}))
    expect(await screen.findByLabelText(auth.mobile)).toHaveValue('')
    expect(screen.getByLabelText(auth.username)).not.toHaveValue('narin1990')
  })
})

describe('on a platform without keys', () => {
  const none = () => new Response('<html>404</html>', { status: 404 })
  /** Free when it is asked first, and then as it is said. */
  const taken = (fields: object) => {
    let asked = 0
    return () => (asked++ === 0 ? ok(null) : Response.json({ error: 1, message: 'x', data: { fields } }))
  }
  beforeEach(() => {
    patience.arrival = 40
    patience.again = [20]
  })
  afterEach(forgetOffering)

  it('REG-6 the name that was free is taken now: it was done, and was sent once', async () => {
    const { user } = await toSms({
      ...sms,
      '/api/check_account': taken({ mobile: 'x' }),
      '/api/register': broken,
      '/api/operations': none,
    })
    await user.type(await code(), '419222')
    await screen.findByRole('heading', { name: auth.stepTitle.completed })
    expect(screen.getByText('narin1990')).toBeInTheDocument()
    expect(platform.count('/api/register')).toBe(1)
  })

  it('REG-6 free still: nothing was done, and the form may send it again', async () => {
    const { user } = await toSms({ ...sms, '/api/register': broken, '/api/operations': none })
    await user.type(await code(), '419222')
    await waitFor(() => expect(toasts().length).toBeGreaterThan(0))
    expect(screen.queryByText(auth.unknownTitle)).toBeNull()
    expect(platform.count('/api/register')).toBe(1)
  })
})

describe('unknown outcome', () => {
  const registered = { error: 0, message: '', data: { username: 'narin1990', password: '' } }

  it('REG-6 no answer, but it was done: asked once, shown as done, sent once', async () => {
    const { user } = await toSms({
      ...sms,
      '/api/register': broken,
      '/api/operations': () => ok({ state: 'done', status: 200, reply: registered }),
    })
    await user.type(await code(), '419222')
    await entered()
    expect(platform.count('/api/register')).toBe(1)
  })

  it('REG-6 no answer and it never arrived: the same key is used for the next try', async () => {
    let alive = false
    const { user } = await toSms({
      ...sms,
      '/api/register': ({ body }) => (alive ? ok({ username: 'x', password: body.password }) : broken()),
      '/api/operations': () => ok({ state: 'absent' }),
    })
    await user.type(await code(), '419222')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    const key = platform.last('/api/register')?.key
    alive = true
    await user.click(await screen.findByRole('button', { name: auth.confirm }))
    await entered()
    expect(platform.last('/api/register')?.key).toBe(key)
  })

  it('REG-6 nobody can be asked: says that it does not know, never "failed"; check again leads on', async () => {
    let alive = false
    const { user } = await toSms({
      ...sms,
      '/api/register': broken,
      '/api/operations': () => (alive ? ok({ state: 'done', status: 200, reply: registered }) : broken()),
    })
    await user.type(await code(), '419222')
    expect(await screen.findByText(auth.unknownTitle)).toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(screen.queryByRole('button', { name: auth.confirm })).not.toBeInTheDocument()
    alive = true
    await user.click(screen.getByRole('button', { name: auth.checkAgain }))
    await entered()
    expect(platform.count('/api/register')).toBe(1)
  })

  it('REG-6 once the connection is back it is asked by itself', async () => {
    let alive = false
    const { user } = await toSms({
      ...sms,
      '/api/register': broken,
      '/api/operations': () => (alive ? ok({ state: 'done', status: 200, reply: registered }) : broken()),
    })
    await user.type(await code(), '419222')
    expect(await screen.findByText(auth.unknownTitle)).toBeInTheDocument()
    alive = true
    // The words are there a moment before the page listens.
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      expect(screen.queryByText(auth.unknownTitle)).not.toBeInTheDocument()
    })
    await entered()
    expect(platform.count('/api/register')).toBe(1)
  })

  it('REG-6 asked after the fact, a refusal is a refusal', async () => {
    const { user } = await toSms({
      ...sms,
      '/api/register': broken,
      '/api/operations': () =>
        ok({ state: 'done', status: 200, reply: { error: 1, message: 'เบอร์นี้สมัครแล้ว' } }),
    })
    await user.type(await code(), '419222')
    await waitFor(() => expect(toasts()).toEqual([['lost', 'เบอร์นี้สมัครแล้ว']]))
  })

  it('REG-6 a page reloaded in mid-flight asks first and shows the new member', async () => {
    const first = await toSms({ ...sms, '/api/register': broken, '/api/operations': broken })
    await first.user.type(await code(), '419222')
    await screen.findByText(auth.unknownTitle)
    first.unmount()
    platform.answer({
      ...sms,
      '/api/operations': () => ok({ state: 'done', status: 200, reply: registered }),
    })
    renderAuth()
    await opening(() => open(registerDialog, {}))
    await screen.findByRole('heading', { name: auth.stepTitle.completed })
    expect(screen.getByText('narin1990')).toBeInTheDocument()
    expect(platform.count('/api/register')).toBe(1)
  })
})
