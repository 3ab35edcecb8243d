// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { MAIN_ID } from '#src/features/shell/SkipLink.tsx'
import { frameFirst } from './frame-first.ts'

const opening = () => 'opening' in document.documentElement.dataset
const microtasks = () => Promise.resolve()
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main class="liff-splash">waiting</main></div>'
  root = document.getElementById('root')!
})

it('the page that takes the waiting screen’s place waits for one frame, and is there in the next', async () => {
  frameFirst()
  expect(opening()).toBe(false)
  root.innerHTML = `<header></header><main id="${MAIN_ID}">page</main>`
  await microtasks()
  expect(opening()).toBe(true)
  await frame()
  await vi.waitFor(() => expect(opening()).toBe(false))
  root.innerHTML = `<main id="${MAIN_ID}">another</main>`
  await microtasks()
  expect(opening()).toBe(false)
})

it('what is no page of the site is there at once: its heading takes the focus', async () => {
  frameFirst()
  root.innerHTML = '<main>failed</main>'
  await microtasks()
  expect(opening()).toBe(false)
})

it('where a page was served nothing waits', async () => {
  root.innerHTML = `<main id="${MAIN_ID}">served</main>`
  frameFirst()
  root.innerHTML = `<main id="${MAIN_ID}">drawn</main>`
  await microtasks()
  expect(opening()).toBe(false)
})
