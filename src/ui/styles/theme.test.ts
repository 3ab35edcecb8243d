// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { applyTheme } from './theme.ts'
import { themeBoot } from './theme-boot.ts'

let listeners: (() => void)[] = []

function systemIs(light: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: light && query.includes('light'),
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      listeners = listeners.filter((other) => other !== listener)
    },
  }))
}

afterEach(() => {
  listeners = []
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
})

/** Runs the inline script as the browser does. */
function boot(): string | undefined {
  runInNewContext(themeBoot, { localStorage, matchMedia, document })
  return document.documentElement.dataset.theme
}

it('the boot script is small enough to stand in every page', () => {
  expect(new TextEncoder().encode(themeBoot).length).toBeLessThanOrEqual(300)
})

it.each([
  ['the stored dark choice', '{"v":1,"data":{"theme":"dark","moneyHidden":false}}', true, 'dark'],
  ['the stored light choice', '{"v":1,"data":{"theme":"light"}}', false, 'light'],
  ['the system when the choice is to follow it', '{"v":1,"data":{"theme":"system"}}', true, 'light'],
  ['the system when nothing is stored', null, false, 'dark'],
  ['the system when what is stored is broken', '{{{', true, 'light'],
])('before the first paint the theme is %s', (_, stored, light, expected) => {
  systemIs(light)
  if (stored) localStorage.setItem('chokdee.local', stored)
  expect(boot()).toBe(expected)
})

it('the page of a member is marked before the first paint, that of a visitor is not', () => {
  systemIs(false)
  boot()
  expect(document.documentElement).not.toHaveAttribute('data-member')
  localStorage.setItem('chokdee.user', '{"v":1,"data":{"token":"x"}}')
  boot()
  expect(document.documentElement).toHaveAttribute('data-member')
  expect(document.documentElement).not.toHaveAttribute('data-recents')
  localStorage.setItem('chokdee.recents', '{"v":1}')
  boot()
  expect(document.documentElement).toHaveAttribute('data-recents')
  expect(document.documentElement).not.toHaveAttribute('data-resting')
  localStorage.setItem('chokdee.resting', '{"v":1,"data":{"resting":true}}')
  boot()
  expect(document.documentElement).toHaveAttribute('data-resting')
  localStorage.removeItem('chokdee.user')
  document.documentElement.removeAttribute('data-member')
  document.documentElement.removeAttribute('data-recents')
  document.documentElement.removeAttribute('data-resting')
  boot()
  for (const mark of ['data-recents', 'data-resting'])
    expect(document.documentElement).not.toHaveAttribute(mark)
})

it('without storage the page still gets a theme', () => {
  systemIs(true)
  runInNewContext(themeBoot, { matchMedia, document })
  expect(document.documentElement.dataset.theme).toBe('light')
})

it('following the system changes with it until told otherwise', () => {
  systemIs(false)
  const stop = applyTheme('system')
  expect(document.documentElement.dataset.theme).toBe('dark')
  const onChange = listeners[0]
  systemIs(true)
  onChange?.()
  expect(document.documentElement.dataset.theme).toBe('light')
  stop()
  applyTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
})
