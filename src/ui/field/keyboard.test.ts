// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { watchKeyboard } from './keyboard.ts'

const root = document.documentElement
const scrolled = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>()
const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
let coarse = true
window.visualViewport = viewport as unknown as VisualViewport
window.matchMedia = () => ({ matches: coarse }) as MediaQueryList
watchKeyboard()

const keyboard = () => [root.style.getPropertyValue('--keyboard'), root.hasAttribute('data-keyboard')]

/** The window and what of it can be seen, as after the keyboard came or went. */
function resize(inner: number, visible: number, scale = 1) {
  window.innerHeight = inner
  Object.assign(viewport, { height: visible, scale })
  viewport.dispatchEvent(new Event('resize'))
}

/** A focused field whose lower edge is at this height. */
function type(bottom: number): HTMLInputElement {
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input')!
  field.getBoundingClientRect = () => new DOMRect(0, bottom - 52, 300, 52)
  field.scrollIntoView = scrolled
  field.focus()
  return field
}

beforeEach(() => {
  coarse = true
  window.innerWidth = 390
  document.body.innerHTML = ''
  resize(844, 844)
  scrolled.mockReset()
})

it('ENV-1 on iOS the keyboard covers the foot of the page, and the page knows how much', () => {
  type(300)
  resize(844, 508)
  expect(keyboard()).toEqual(['336px', true])
  resize(844, 844)
  expect(keyboard()).toEqual(['0px', false])
})

it('ENV-1 on Android the page is shorter by itself: nothing is covered, but a keyboard is open', () => {
  type(300)
  resize(520, 520)
  expect(keyboard()).toEqual(['0px', true])
  document.querySelector('input')!.blur()
  resize(844, 844)
  expect(keyboard()).toEqual(['0px', false])
})

it.each<[string, () => void]>([
  ['a browser bar', () => resize(844, 780)],
  ['pinch zoom', () => resize(844, 422, 2)],
  ['the phone turned on its side', () => ((window.innerWidth += 400), resize(390, 390))],
  ['a lower window on a desktop', () => ((coarse = false), resize(500, 500))],
])('ENV-1 %s is no keyboard', (_, happen) => {
  type(300)
  happen()
  expect(keyboard()[1]).toBe(false)
})

it('ENV-1 the field behind the keyboard is brought into view, one in view is left where it is', () => {
  type(800)
  resize(844, 508)
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
  scrolled.mockReset()
  type(300)
  expect(scrolled).not.toHaveBeenCalled()
  type(480)
  expect(scrolled).toHaveBeenCalledOnce()
})
