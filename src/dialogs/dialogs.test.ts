import { beforeEach, expect, it } from 'vitest'
import { announce, defineDialog, dismissTop, open, useDialogs } from './dialogs.ts'

const question = defineDialog<{ text: string }, string>({
  name: 'question',
  load: async () => () => null,
  dismissed: 'none',
})

const stack = () => useDialogs.getState().stack
const settled = async () => void (await new Promise((resolve) => setTimeout(resolve)))

beforeEach(() => useDialogs.setState({ stack: [] }))

it('answers after the closing animation, with the first result', async () => {
  const answer = open(question, { text: 'a' })
  await settled()
  const { control } = stack()[0]!
  control.close('yes')
  control.close('no')
  expect(stack()[0]!.control.open).toBe(false)
  let told: string | null = null
  void answer.then((value) => (told = value))
  await settled()
  expect(told).toBeNull()
  control.closed()
  expect(await answer).toBe('yes')
  expect(stack()).toEqual([])
})

it('ENV-2 the host back control closes the top dialog first, as dismissed', async () => {
  void open(question, { text: 'below' })
  const top = open(question, { text: 'top' })
  await settled()
  expect(dismissTop()).toBe(true)
  stack().at(-1)!.control.closed()
  expect(await top).toBe('none')
  expect(stack().map((item) => item.props)).toEqual([{ text: 'below' }])
})

it('SHELL-7 an announcement waits until no dialog is open, and for its turn', async () => {
  void open(question, { text: 'form' })
  await settled()
  const first = announce(question, { text: 'first' })
  void announce(question, { text: 'second' })
  await settled()
  expect(stack().map((item) => item.props.text)).toEqual(['form'])
  stack()[0]!.control.closed()
  await settled()
  expect(stack().map((item) => item.props.text)).toEqual(['first'])
  stack()[0]!.control.closed()
  await first
  await settled()
  expect(stack().map((item) => item.props.text)).toEqual(['second'])
})
