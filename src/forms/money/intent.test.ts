// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { newKey } from '#src/lib/new-key.ts'
import { intentKeeper } from './intent.ts'

beforeEach(() => sessionStorage.clear())

it('REG-6 a key has the form of the contract and more than 128 bits', () => {
  const keys = Array.from({ length: 200 }, newKey)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/)
})

it('REG-6 the key outlives a retry and a reload, and is replaced after a definite end', () => {
  const intent = intentKeeper('register')
  const first = intent.key()
  expect(intent.isOpen()).toBe(false)
  intent.sending()
  expect(intent.key()).toBe(first)

  const reloaded = intentKeeper('register')
  expect(reloaded.key()).toBe(first)
  expect(reloaded.isOpen()).toBe(true)
  reloaded.notArrived()
  expect(reloaded.key()).toBe(first)
  expect(reloaded.isOpen()).toBe(false)
  reloaded.settled()
  expect(reloaded.key()).not.toBe(first)
  expect(intentKeeper('register').isOpen()).toBe(false)
})

it('REG-6 without storage one page still sends under one key', () => {
  const intent = intentKeeper('register')
  const first = intent.key()
  sessionStorage.clear()
  intent.sending()
  sessionStorage.clear()
  expect(intent.key()).toBe(first)
})
