import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ui } from '#src/strings/ui.ts'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { enter } from './presence.ts'
import { Sheet } from './Sheet.tsx'
import { ToastLayer } from '../feedback/ToastLayer.tsx'

function Opener({
  persistent,
  onClosed,
  children,
}: {
  persistent?: boolean
  onClosed?: () => void
  children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>เปิด</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        persistent={persistent}
        title="เข้าสู่ระบบ"
      >
        {children ?? (
          <>
            <input aria-label="ชื่อผู้ใช้" />
            <button type="button">ตกลง</button>
          </>
        )}
      </Dialog>
    </>
  )
}

const open = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'เปิด' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'เข้าสู่ระบบ' }) }
}

it('a dialog has a name, takes focus to its title and gives it back when it is closed', async () => {
  const closed = vi.fn()
  render(<Opener onClosed={closed} />)
  const { user } = await open()
  expect(screen.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toHaveFocus()
  expect(document.documentElement).toHaveAttribute('data-locked')

  await user.click(screen.getByRole('button', { name: ui.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(closed).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'เปิด' })).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute('data-locked')
})

it('the page is locked before the dialog opens: a browser computes the styles of both at once', () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const locked: boolean[] = []
  dialog.showModal = () => void locked.push('locked' in document.documentElement.dataset)
  enter(dialog)()
  expect(locked).toEqual([true])
  dialog.remove()
})

it('Tab goes round inside the dialog, both ways', async () => {
  render(<Opener />)
  const { user } = await open()
  const close = screen.getByRole('button', { name: ui.close })
  const ok = screen.getByRole('button', { name: 'ตกลง' })
  await user.tab({ shift: true })
  expect(ok).toHaveFocus()
  await user.tab()
  expect(close).toHaveFocus()
  await user.tab({ shift: true })
  expect(ok).toHaveFocus()
})

it('focus goes to the element marked for it', async () => {
  render(
    <Opener>
      <input aria-label="เบอร์โทรศัพท์" data-autofocus="" />
    </Opener>,
  )
  await open()
  expect(screen.getByLabelText('เบอร์โทรศัพท์')).toHaveFocus()
})

it('Esc and a press outside close an ordinary dialog', async () => {
  render(<Opener />)
  const first = await open()
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const second = await open()
  await second.user.click(second.dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('LOGIN-1 REG-1 a persistent dialog stays on Esc and on a press outside, and closes by its button', async () => {
  render(<Opener persistent />)
  const { user, dialog } = await open()
  await user.type(screen.getByLabelText('ชื่อผู้ใช้'), 'narin')
  await user.keyboard('{Escape}')
  await user.click(dialog)
  expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveValue('narin')
  await user.click(screen.getByRole('button', { name: ui.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('a press that starts inside and ends outside does not close', async () => {
  render(<Opener />)
  const { user, dialog } = await open()
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('ชื่อผู้ใช้') },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

it('Esc closes only the topmost of two', async () => {
  function Two() {
    const [inner, setInner] = useState(false)
    return (
      <Dialog open onClose={() => {}} title="ล่าง">
        <Button onClick={() => setInner(true)}>ยืนยัน</Button>
        <Dialog open={inner} onClose={() => setInner(false)} title="บน" />
      </Dialog>
    )
  }
  render(<Two />)
  await userEvent.click(screen.getByRole('button', { name: 'ยืนยัน' }))
  expect(screen.getByRole('dialog', { name: 'บน' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'บน' })).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'ล่าง' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ยืนยัน' })).toHaveFocus()
})

it('a sheet is a dialog with a close button; a persistent one has none', () => {
  const { rerender } = render(<Sheet open onClose={() => {}} title="เลือกกระเป๋า" />)
  expect(screen.getByRole('dialog', { name: 'เลือกกระเป๋า' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: ui.close })).toBeInTheDocument()
  rerender(<Sheet open persistent onClose={() => {}} title="เลือกกระเป๋า" />)
  expect(screen.queryByRole('button', { name: ui.close })).not.toBeInTheDocument()
})

it('a toast shows inside the open dialog, is announced, and leaves after 3 s', () => {
  vi.useFakeTimers()
  try {
    const done = vi.fn()
    render(
      <>
        <Dialog open onClose={() => {}} title="เข้าสู่ระบบ" />
        <ToastLayer toasts={[{ id: 1, text: 'คัดลอกแล้ว', tone: 'won', duration: 3000 }]} onDone={done} />
      </>,
    )
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('คัดลอกแล้ว'))
    expect(screen.getByRole('status')).toHaveTextContent('คัดลอกแล้ว')
    act(() => void vi.advanceTimersByTime(2999))
    expect(done).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(done).toHaveBeenCalledWith(1)
  } finally {
    vi.useRealTimers()
  }
})

it('a dialog that opens and closes meanwhile does not begin the time of a toast anew', () => {
  vi.useFakeTimers()
  try {
    const done = vi.fn()
    const toasts = [{ id: 1, text: 'คัดลอกแล้ว', duration: 3000 }]
    const shown = (dialog: boolean) => (
      <>
        {dialog && <Dialog open onClose={() => {}} title="ประกาศ" />}
        <ToastLayer toasts={toasts} onDone={done} />
      </>
    )
    const { rerender } = render(shown(false))
    act(() => void vi.advanceTimersByTime(1500))
    rerender(shown(true))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('คัดลอกแล้ว'))
    act(() => void vi.advanceTimersByTime(1000))
    rerender(shown(false))
    expect(screen.getByText('คัดลอกแล้ว')).toBeVisible()
    act(() => void vi.advanceTimersByTime(500))
    expect(done).toHaveBeenCalledWith(1)
  } finally {
    vi.useRealTimers()
  }
})

it('what opened a dialog is gone: the focus goes to what opened the one before, at last to the page', async () => {
  const page = document.createElement('main')
  page.tabIndex = -1
  const opener = document.createElement('button')
  const [first, second] = [document.createElement('dialog'), document.createElement('dialog')]
  const inside = document.createElement('button')
  first.append(inside)
  document.body.append(page, opener, first, second)
  opener.focus()
  const closeFirst = enter(first)
  inside.focus()
  const closeSecond = enter(second)
  closeFirst()
  first.remove()
  closeSecond()
  expect(opener).toHaveFocus()
  const closeAgain = enter(second)
  opener.remove()
  closeAgain()
  expect(page).toHaveFocus()
  page.remove()
  second.remove()
})
