import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { sandboxMessages } from '../../db/schema/sandbox.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import { guess, look, sampleHandlers, spend } from '../../testing/sample-module.ts'

const server = testServer({ handlers: sampleHandlers })
const rich = () => server.member({ wallets: [{ balance: 100_00 }] })

describe('replies', () => {
  it('answers the envelope, with data encoded by the contract, never cached', async () => {
    const answer = await server.call(look, { what: 'sky' })
    expect(answer.text).toBe('{"error":0,"message":"สำเร็จ","data":{"who":"visitor","what":"sky"}}')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('answers refusals with their status, and Retry-After where it has to wait', async () => {
    expect(await server.call(look, { what: 'none' })).toMatchObject({ status: 404, error: 404, data: null })
    expect(await server.call(look, { what: 'mine' })).toMatchObject({ status: 403, error: 403 })
    const limited = await server.call(look, { what: 'fast' })
    expect(limited).toMatchObject({ status: 429, error: 429, data: { retry_after: 7 } })
    expect(limited.headers.get('retry-after')).toBe('7')
  })

  it('answers 404 for unknown paths and 405 for the wrong method, as JSON', async () => {
    const unknown = await server.app.fetch(new Request('http://localhost/api/nothing'))
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: 404 }])
    const wrong = await server.app.fetch(new Request('http://localhost/api/test/spend'))
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    const look = await server.app.fetch(new Request('http://localhost/api/test/look/x', { method: 'DELETE' }))
    expect([look.status, look.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('answers a prepared reply compressed, tagged, and 304 when it is known', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.fetch(new Request('http://localhost/api/test/listed', { headers }))
    const plain = await ask({})
    const text = await plain.text()
    expect(JSON.parse(text)).toMatchObject({ error: 0, data: expect.arrayContaining(['row 7']) })
    const small = await ask({ 'accept-encoding': 'gzip, br' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(text.length / 3)
    const again = await ask({ 'if-none-match': plain.headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('input', () => {
  const post = (body: BodyInit, type = 'application/json') =>
    server.app.fetch(
      new Request('http://localhost/api/test/guess', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
    )

  it('answers 422 with a sentence beside each field', async () => {
    const answer = (await (await post('{"word":"ab"}')).json()) as {
      data: { fields: Record<string, string> }
    }
    expect(answer.data.fields).toEqual({ word: 'ต้องมีอย่างน้อย 3 ตัวอักษร' })
    const missing = await post('{}')
    expect([missing.status, await missing.json()]).toMatchObject([
      422,
      { data: { fields: { word: 'กรุณากรอกข้อมูลนี้' } } },
    ])
  })

  it.each([
    ['broken JSON', '{"word":', 'application/json', 422],
    ['a list', '[]', 'application/json', 422],
    ['a form of another site', '{"word":"right"}', 'text/plain', 422],
    ['a NUL', '{"word":"abc\\u0000"}', 'application/json', 422],
    ['a NUL further in', '{"word":{"a":["\\u0000"]}}', 'application/json', 422],
    ['half a surrogate pair', '{"word":"abc\\ud800"}', 'application/json', 422],
    [
      'half a surrogate pair further in',
      '{"word":"right","more":[{"a":"\\udc00"}]}',
      'application/json',
      422,
    ],
    ['a NUL in a name', '{"word":"right","a\\u0000":1}', 'application/json', 422],
    ['a deep nest', `{"word":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json', 422],
    ['a flood', `{"word":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ])('refuses %s', async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status)
  })

  it('looks through a deep nest that nobody asked for, and puts it aside', async () => {
    const nest = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    expect((await post(`{"word":"right","more":${nest}}`)).status).toBe(200)
  })

  it('refuses bytes that are no text, in body, query and path', async () => {
    const body = Buffer.concat([
      Buffer.from('{"word":"right'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ])
    expect((await post(body)).status).toBe(422)
    const get = (path: string) => server.app.fetch(new Request(`http://localhost/api/test/look/${path}`))
    expect((await get('x')).status).toBe(200)
    for (const path of ['x?why=%ED%A0%80', 'x?why=%FF', 'x?%FF=a', 'x?why=%00', '%FF', '%ED%A0%80', '%00'])
      expect([path, (await get(path)).status]).toEqual([path, 422])
    // Pictures in text, and letters beyond the first plane, are text.
    expect((await get('x?why=%F0%9F%8D%80+%E0%B8%81')).status).toBe(200)
  })

  it('refuses a repeated query parameter', async () => {
    const answer = await server.app.fetch(new Request('http://localhost/api/test/look/x?why=a&why=b'))
    expect(answer.status).toBe(422)
  })
})

describe('sessions', () => {
  it('knows the member by the bearer token', async () => {
    const member = await server.member({ username: 'malee' })
    expect((await server.call(look, { what: 'x' }, { as: member })).data.who).toBe('malee')
  })

  it('answers 401 without a token, with a wrong one, and where a session is optional but dead', async () => {
    const input = { wallet_id: '1', amount: satang(1) }
    expect((await server.call(spend, input)).status).toBe(401)
    expect((await server.call(spend, input, { as: 'x'.repeat(43) })).status).toBe(401)
    expect((await server.call(look, { what: 'x' }, { as: 'x'.repeat(43) })).status).toBe(401)
  })

  it('ends after 7 idle days, after 30 days whatever happens, and for suspended members', async () => {
    const idle = await server.member()
    const busy = await server.member()
    for (let day = 0; day < 29; day++) {
      server.clock.advance(86_400_000)
      expect((await server.call(look, { what: 'x' }, { as: busy })).status).toBe(200)
      if (day === 7) expect((await server.call(look, { what: 'x' }, { as: idle })).status).toBe(401)
    }
    server.clock.advance(86_400_000)
    expect((await server.call(look, { what: 'x' }, { as: busy })).status).toBe(401)
    const suspended = await server.member({ status: 'suspended' })
    expect((await server.call(look, { what: 'x' }, { as: suspended })).status).toBe(401)
  })
})

describe('transactions', () => {
  it('undoes the work of a thrown refusal and keeps that of a returned one', async () => {
    const rows = () => server.db.select().from(sandboxMessages)
    expect(await server.call(guess, { word: 'throw' })).toMatchObject({
      status: 200,
      error: 1,
      message: 'thrown',
    })
    expect(await rows()).toHaveLength(0)
    expect(await server.call(guess, { word: 'count' })).toMatchObject({
      status: 200,
      error: 1,
      message: 'counted',
    })
    expect(await rows()).toHaveLength(1)
  })

  it('answers what was done, whatever becomes of what follows the commit', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(100), mode: 'late' }
    expect(await server.call(spend, input, { as: member })).toMatchObject({ status: 200, error: 0 })
    expect(await balanceOf(server.db, walletAccount(member.walletIds[0]!))).toBe(99_00)
  })

  it('says nothing of what went wrong inside', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(100), mode: 'broken' }
    const answer = await server.call(spend, input, { as: member })
    expect(answer).toMatchObject({ status: 500, error: 500 })
    expect(answer.text).not.toContain('secret')
    expect(await balanceOf(server.db, walletAccount(member.walletIds[0]!))).toBe(100_00)
  })
})

describe('limits', () => {
  it('counts tries that fail and forgives those that succeed, for the length of the window', async () => {
    for (let i = 0; i < 25; i++) expect((await server.call(guess, { word: 'right' })).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await server.call(guess, { word: 'throw' })).status).toBe(200)
    const limited = await server.call(guess, { word: 'throw' })
    expect(limited).toMatchObject({ status: 429 })
    expect(Number(limited.headers.get('retry-after'))).toBe(3600)
    server.clock.advance(3_600_000)
    expect((await server.call(guess, { word: 'throw' })).status).toBe(200)
  })

  it('counts each subject for itself', async () => {
    for (let i = 0; i < 11; i++) await server.call(guess, { word: 'wrong' }, { ip: '10.0.0.1' })
    expect((await server.call(guess, { word: 'wrong' }, { ip: '10.0.0.2' })).status).toBe(429)
    expect((await server.call(guess, { word: 'other' }, { ip: '10.0.0.2' })).status).toBe(200)
  })
})

it('encodes requests as the client does', () => {
  const request = requestFor(look, { what: 'a b/c', why: 'so' })
  expect(request.url).toBe('http://localhost/api/test/look/a%20b%2Fc?why=so')
})
