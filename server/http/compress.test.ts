import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressed } from './compress.ts'

const LONG = JSON.stringify({ rows: Array.from({ length: 200 }, (_, at) => ({ at, name: 'รายการ' })) })

const answer = (body = LONG, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })
const asked = (accepts: string, method = 'GET') =>
  new Request('http://localhost/api/x', { method, headers: { 'accept-encoding': accepts } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('a long read comes in the best coding that the caller takes', async () => {
  const br = await compressed(answer(), asked('gzip, deflate, br'))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('accept-encoding')
  const bytes = await bytesOf(br)
  expect(bytes.byteLength).toBeLessThan(LONG.length / 4)
  expect(brotliDecompressSync(bytes).toString()).toBe(LONG)
  const gz = await compressed(answer(), asked('gzip;q=0.8, br;q=0'))
  expect(gz.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(gz)).toString()).toBe(LONG)
})

it.each([
  ['none is taken', answer(), asked('identity')],
  ['it is short', answer('{"error":0}'), asked('br')],
  ['it answers a write, which may give out a secret', answer(), asked('br', 'POST')],
  ['it is a picture', answer(LONG, { 'content-type': 'image/png' }), asked('br')],
])('an answer is left as it is where %s', async (_, response, request) => {
  const body = await bytesOf(response.clone())
  const sent = await compressed(response, request)
  expect(sent.headers.get('content-encoding')).toBeNull()
  expect(await bytesOf(sent)).toEqual(body)
})

it('what is in a coding already is not coded twice, and other reasons to vary stay', async () => {
  const own = await compressed(answer('abc', { 'content-encoding': 'gzip' }), asked('br'))
  expect(own.headers.get('content-encoding')).toBe('gzip')
  const shared = await compressed(answer(LONG, { vary: 'origin' }), asked('br'))
  expect(shared.headers.get('vary')).toBe('origin, accept-encoding')
})
