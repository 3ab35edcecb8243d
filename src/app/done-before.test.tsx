// @vitest-environment jsdom
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { doAgain, doneBefore, type ServedRoot } from './done-before.ts'

const heard = vi.fn<(name: string, text: string) => void>()
const sent = vi.fn<(texts: object) => void>()

function Asks() {
  const [texts, setTexts] = useState({ username: '', password: 'served', channel: '' })
  const set = (name: string, text: string) => {
    heard(name, text)
    setTexts((before) => ({ ...before, [name]: text }))
  }
  return (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault()
        sent(texts)
      }}
    >
      <input
        name="username"
        value={texts.username}
        onChange={({ target }) => set('username', target.value)}
      />
      <input
        name="password"
        value={texts.password}
        onChange={({ target }) => set('password', target.value)}
      />
      <input type="checkbox" name="agreed" />
      <select name="channel" value={texts.channel} onChange={({ target }) => set('channel', target.value)}>
        <option value="">-</option>
        <option value="2">2</option>
      </select>
    </form>
  )
}

const served = () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Asks />)
  document.body.replaceChildren(root)
  return root
}
const box = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!

async function taken(root: HTMLElement, meanwhile?: () => void) {
  const before = doneBefore(root)
  meanwhile?.()
  await act(async () => hydrateRoot(root, <Asks />))
  await act(async () => doAgain(root, before))
}

afterEach(() => vi.clearAllMocks())

it('a page that nobody touched is left as it is', async () => {
  const root = served()
  expect(doneBefore(root).texts.size).toBe(0)
  await taken(root)
  expect(heard).not.toHaveBeenCalled()
})

it('what was typed and chosen before is typed and chosen', async () => {
  const root = served()
  box(root, 'username').value = 'narin1990'
  box(root, 'channel').value = '2'
  await taken(root)
  expect(heard.mock.calls).toEqual([
    ['username', 'narin1990'],
    ['channel', '2'],
  ])
  expect([box(root, 'username').value, box(root, 'password').value, box(root, 'channel').value]).toEqual([
    'narin1990',
    'served',
    '2',
  ])
  expect(sent).not.toHaveBeenCalled()
})

it('what is typed on while React is at it counts', async () => {
  const root = served()
  box(root, 'username').value = 'nar'
  await taken(root, () => {
    box(root, 'username').value = 'narin1990'
    box(root, 'password').value = 'chokdee2569'
  })
  expect(heard.mock.calls).toEqual([
    ['username', 'narin1990'],
    ['password', 'chokdee2569'],
  ])
})

it('a form that was sent is sent with it, once', async () => {
  const root = served()
  box(root, 'username').value = 'narin1990'
  root.dataset.sent = 'Sign in'
  await taken(root)
  expect(sent.mock.calls).toEqual([[{ username: 'narin1990', password: 'served', channel: '' }]])
  expect(root.dataset.sent).toBeUndefined()
})

it('a box that is not there any more loses nothing but its text', () => {
  const root = served()
  expect(() => doAgain(root, { texts: new Map([['mobile', '0812345678']]) })).not.toThrow()
})

it('the button that was pressed last is pressed, once, if it is there still', async () => {
  const root: ServedRoot = document.createElement('div')
  const pressed = vi.fn()
  const Opens = () => (
    <button type="button" onClick={pressed}>
      Open
    </button>
  )
  root.innerHTML = renderToString(<Opens />)
  document.body.replaceChildren(root)
  root.pressed = root.querySelector('button')
  const before = doneBefore(root)
  await act(async () => hydrateRoot(root, <Opens />))
  expect(pressed).not.toHaveBeenCalled()
  await act(async () => doAgain(root, before))
  expect(pressed).toHaveBeenCalledTimes(1)
  root.replaceChildren()
  doAgain(root, before)
  expect(pressed).toHaveBeenCalledTimes(1)
})
