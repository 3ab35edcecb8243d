// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBrowserRouter } from 'react-router'
import { holdBack } from './host-back.ts'

let router: ReturnType<typeof createBrowserRouter>
let letGo = () => {}
let pressed = 0
const hold = () => {
  letGo = holdBack(() => pressed++)
}
const page = () => router.state.location.pathname
/** History moves a task later, and perhaps a second time. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 40))
const press = async () => {
  history.back()
  await settled()
}

beforeEach(async () => {
  pressed = 0
  history.pushState(null, '', '/a')
  const routes = ['/a', '/b', '/c'].map((path) => ({ path, element: null }))
  router = createBrowserRouter(routes)
  await router.navigate('/b')
})
afterEach(() => {
  letGo()
  router.dispose()
})

it('back is the holder’s, once, and the page stays', async () => {
  hold()
  await press()
  expect(pressed).toBe(1)
  expect(page()).toBe('/b')
  await press()
  expect(pressed).toBe(1)
  expect(page()).toBe('/a')
})

it('let go of, the entry costs no press', async () => {
  hold()
  letGo()
  await press()
  expect(pressed).toBe(0)
  expect(page()).toBe('/a')
})

it('a navigation right after letting go is not undone, and back returns to where it came from', async () => {
  hold()
  letGo()
  await router.navigate('/c')
  await settled()
  expect(page()).toBe('/c')
  await press()
  expect(page()).toBe('/b')
  await press()
  expect(page()).toBe('/a')
})

it('the entry is used again: holding many times is one entry', async () => {
  const before = history.length
  for (let time = 0; time < 4; time++) {
    hold()
    letGo()
  }
  expect(history.length).toBe(before + 1)
  hold()
  await press()
  expect(pressed).toBe(1)
})

it('a replaced page is not taken for the held one', async () => {
  hold()
  letGo()
  await router.navigate('/c', { replace: true })
  await press()
  expect(pressed).toBe(0)
  expect(page()).toBe('/b')
  expect(location.pathname).toBe('/b')
})

it('forward again onto the entry changes nothing', async () => {
  hold()
  await press()
  history.forward()
  await settled()
  expect(page()).toBe('/b')
  expect(pressed).toBe(1)
})
