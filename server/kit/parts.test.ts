import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { Writable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { createPasswords, strongCost } from './identity/passwords.ts'
import { createLog } from './pino-log.ts'
import { networkOf } from './rate-limit.ts'
import { hashToken, newCode, newToken } from './identity/tokens.ts'

describe('passwords', () => {
  const quick = createPasswords({ log2N: 10, concurrency: 2 })

  it('are hashed with scrypt N=2^17 r=8 p=1 and a salt of their own', async () => {
    const strong = createPasswords(strongCost)
    const hash = await strong.hash('correct horse')
    expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await strong.verify('correct horse', hash)).toBe(true)
    expect(await strong.verify('correct  horse', hash)).toBe(false)
  }, 20_000)

  it('are verified by the cost in the hash, also when the setting has changed since', async () => {
    const hash = await quick.hash('secret-1')
    expect(await createPasswords({ log2N: 11, concurrency: 1 }).verify('secret-1', hash)).toBe(true)
    expect(await quick.hash('secret-1')).not.toBe(hash)
  })

  it.each([null, '', 'plain', 'scrypt$10$8$1$$', 'md5$1$2$3$4$5'])(
    'are never right against the hash %o',
    async (hash) => {
      expect(await quick.verify('', hash)).toBe(false)
      expect(await quick.verify('anything', hash)).toBe(false)
    },
  )

  it('cost the same work for an unknown user, and for a hash nobody can read, as for a known one', async () => {
    const slow = createPasswords({ log2N: 11, concurrency: 1 })
    const hash = await slow.hash('x')
    // What is worked out, not how long it takes: the named import of the code under test follows this one.
    const scrypt = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    for (const against of [hash, null, 'plain']) expect(await slow.verify('y', against)).toBe(false)
    const [known, ...others] = scrypt.mock.calls.map(([password, salt, length, options]) => ({
      password,
      salt: (salt as Buffer).length,
      length,
      options,
    }))
    scrypt.mockRestore()
    syncBuiltinESMExports()
    expect(known).toMatchObject({ password: 'y', salt: 16, length: 32, options: { N: 2 ** 11, r: 8, p: 1 } })
    expect(others).toEqual([known, known])
  })

  it('wait for each other rather than starve the rest', async () => {
    const one = createPasswords({ log2N: 10, concurrency: 1 })
    const hash = await one.hash('x')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => one.verify(i === 3 ? 'x' : 'y', hash)),
    )
    expect(answers).toEqual([false, false, false, true, false, false])
  })

  it('of Thai letters are the same however they were composed', async () => {
    const hash = await quick.hash('caf\u00e9-1234')
    expect(await quick.verify('cafe\u0301-1234', hash)).toBe(true)
  })
})

describe('tokens', () => {
  it('are 256 random bits, kept as a hash', () => {
    const tokens = Array.from({ length: 100 }, newToken)
    expect(new Set(tokens).size).toBe(100)
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
    expect(hashToken('a')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('for typing are digits, leading zeros kept', () => {
    const codes = Array.from({ length: 500 }, () => newCode(6))
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  })
})

describe('networks', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})

describe('the log', () => {
  const written = (write: (log: ReturnType<typeof createLog>) => void) => {
    let text = ''
    const stream = new Writable({
      write: (chunk, _, done) => {
        text += String(chunk)
        done()
      },
    })
    write(createLog('info', stream))
    return text
  }

  it('hides secrets by their names, at any depth', () => {
    const text = written((log) =>
      log.info({ password: 'one', body: { access_token: 'two', deep: { otp_code: 'three' } } }, 'x'),
    )
    expect(text).toContain('[hidden]')
    expect(text).not.toMatch(/one|two|three/)
  })

  it('writes of an error its kind and place, not the values it was about', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (mobile)=(0812345678)',
    })
    const error = new Error('Failed query: insert into members\nparams: 0812345678', { cause })
    const text = written((log) => log.error({ err: error }, 'x'))
    expect(text).toContain('23505')
    expect(text).not.toContain('0812345678')
  })
})
