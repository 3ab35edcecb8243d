// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { persisted } from './persisted.ts'

const counter = (version = 1) =>
  persisted<number>({
    key: 'counter',
    area: 'local',
    version,
    parse: (value) => (typeof value === 'number' ? value : null),
  })

it('gives back what was stored', () => {
  expect(counter().write(3)).toBe(true)
  expect(counter().read()).toBe(3)
})

it('drops another version, another shape and broken text', () => {
  counter(1).write(3)
  expect(counter(2).read()).toBeNull()
  localStorage.setItem('chokdee.counter', JSON.stringify({ v: 1, data: 'three' }))
  expect(counter().read()).toBeNull()
  localStorage.setItem('chokdee.counter', '{')
  expect(counter().read()).toBeNull()
})

it('a full or blocked storage is told, not thrown', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(counter().write(3)).toBe(false)
  full.mockRestore()
})

it('LOGIN-8 another tab is heard', () => {
  const heard: Array<number | null> = []
  const stop = counter().onChange((value) => heard.push(value))
  const change = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'chokdee.counter', newValue }))
  change(JSON.stringify({ v: 1, data: 5 }))
  change(null)
  stop()
  change(JSON.stringify({ v: 1, data: 6 }))
  expect(heard).toEqual([5, null])
})

it.each(['getItem', 'setItem', 'removeItem'] as const)('storage whose %s throws breaks nothing', (method) => {
  const blocked = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const store = counter()
  expect(store.write(1)).toBe(method !== 'setItem')
  if (method === 'getItem') expect(store.read()).toBeNull()
  expect(() => store.clear()).not.toThrow()
  blocked.mockRestore()
})
