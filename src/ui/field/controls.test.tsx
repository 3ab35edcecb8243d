import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ui } from '#src/strings/ui.ts'
import { Button } from '../actions/Button.tsx'
import { Carousel } from '#src/features/landing/Carousel.tsx'
import { Countdown } from '../time/Countdown.tsx'
import { GameTile } from '../games/GameTile.tsx'
import { Money } from '../display/Money.tsx'
import { Tabs } from '../tabs/Tabs.tsx'

it('money is one phrase in Thai form', () => {
  const { container, rerender } = render(<Money satang={123450} />)
  expect(container).toHaveTextContent(/^\u0E3F1,234\.50$/)
  rerender(<Money satang={-123450} />)
  expect(container).toHaveTextContent(/^-\u0E3F1,234\.50$/)
  rerender(<Money satang={190000} sign whole />)
  expect(container).toHaveTextContent(/^\+\u0E3F1,900$/)
})

it('SHELL-3 a large balance is drawn in parts and read as one amount', () => {
  render(<Money variant="balance" satang={1248050} />)
  expect(screen.getByText(ui.bahtAloud('12,480.50'))).toBeInTheDocument()
  expect(screen.getByText('12,480')).toHaveAttribute('aria-hidden', 'true')
})

it('hidden money says so and shows no figure', () => {
  const { container } = render(<Money satang={1248050} hidden />)
  expect(container).toHaveTextContent(ui.moneyHidden)
  expect(container).not.toHaveTextContent(/\d/)
})

it('a busy button takes no press, keeps focus and says that it is busy', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>ส่ง</Button>)
  const button = screen.getByRole('button', { name: 'ส่ง' })
  await userEvent.click(button)
  rerender(
    <Button busy onClick={press}>
      ส่ง
    </Button>,
  )
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('a busy submit button does not send its form again', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        ส่ง
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  expect(submit).not.toHaveBeenCalled()
})

it('tabs are one stop; arrows, Home and End choose', async () => {
  const items = [
    { id: 'wait', label: 'รอผล' },
    { id: 'done', label: 'ออกผลแล้ว' },
    { id: 'cancel', label: 'ยกเลิก' },
  ] as const
  function Bills() {
    const [value, setValue] = useState<(typeof items)[number]['id']>('wait')
    return <Tabs name="bills" label="โพย" value={value} items={items} onChange={setValue} />
  }
  render(<Bills />)
  const chosen = () => screen.getByRole('tab', { selected: true })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toHaveTextContent('ออกผลแล้ว')
  expect(chosen()).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(chosen()).toHaveTextContent('รอผล')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toHaveTextContent('ยกเลิก')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toHaveTextContent('รอผล')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

it('a tile opens its game, and its heart is a button of its own', async () => {
  const open = vi.fn()
  const love = vi.fn()
  render(<GameTile title="ช้างนำโชค" provider="ช้างเกมส์" poster="/p.svg" onClick={open} onFavourite={love} />)
  await userEvent.click(screen.getByRole('button', { name: ui.favouriteAdd('ช้างนำโชค') }))
  expect(love).toHaveBeenCalledWith(true)
  expect(open).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'ช้างนำโชค ช้างเกมส์' }))
  expect(open).toHaveBeenCalledTimes(1)
})

it('a countdown is read as a sentence and never below zero', () => {
  const { rerender } = render(<Countdown seconds={10782} label="ปิดรับใน" />)
  expect(screen.getByRole('timer')).toHaveTextContent(`ปิดรับใน ${ui.time('02', '59', '42')}`)
  rerender(<Countdown seconds={-3} label="ปิดรับใน" />)
  expect(screen.getByRole('timer')).toHaveTextContent(ui.time('00', '00', '00'))
})

it('a carousel tells each slide its place; its stand-in neighbours are out of reach', () => {
  render(
    <Carousel label="แบนเนอร์">
      <a href="#1">หนึ่ง</a>
      <a href="#2">สอง</a>
    </Carousel>,
  )
  expect(screen.getByRole('group', { name: ui.slide(1, 2) })).toHaveTextContent('หนึ่ง')
  expect(screen.getByRole('group', { name: ui.slide(2, 2) })).toHaveTextContent('สอง')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
