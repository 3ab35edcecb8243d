// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { newKey } from '#src/lib/new-key.ts'
import { useSession } from '#src/stores/session.ts'
import { intentKeeper } from './intent.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

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

describe('a tab that is closed', () => {
  const close = () => {
    globalThis.dispatchEvent(new Event('pagehide'))
    sessionStorage.clear()
  }

  it('leaves what is on its way to the next one, once', () => {
    const intent = intentKeeper('left')
    intent.sending()
    close()
    const next = intentKeeper('left')
    expect([next.isOpen(), next.key()]).toEqual([true, intent.key()])
    sessionStorage.clear()
    expect(intentKeeper('left').isOpen()).toBe(false)
  })

  it('leaves nothing whose end is known, though an earlier form of the tab had not heard it', () => {
    intentKeeper('left').sending()
    const later = intentKeeper('left')
    expect(later.isOpen()).toBe(true)
    later.settled()
    close()
    expect(intentKeeper('left').isOpen()).toBe(false)
  })

  it('leaves nothing for somebody else', () => {
    intentKeeper('left').sending()
    close()
    useSession.setState({ user: { token: 't', username: 'other', vipLevel: 0 } })
    expect(intentKeeper('left').isOpen()).toBe(false)
    useSession.setState({ user: null })
  })
})
