import { describe, expect, it } from 'vitest'
import { slipPng } from '#sandbox/bank/slip-png.ts'
import { Refusal } from '../../../kit/errors.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { miniQr } from '../mini-qr.ts'
import { readSlip } from './read-slip.ts'
import { imageFacts } from './slip-image.ts'

const code = miniQr({ bankCode: '004', ref: '20261120ABC123' })

/** The smallest frame that has the header of a JPEG: an APP0 segment, then SOF0. */
function jpeg(width: number, height: number): Buffer {
  const app0 = Buffer.from([0xff, 0xe0, 0x00, 0x04, 0x00, 0x00])
  const frame = Buffer.from([0xff, 0xc0, 0x00, 0x0b, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app0, frame])
}

async function sentenceOf(act: () => Promise<unknown>): Promise<unknown> {
  try {
    await act()
  } catch (error) {
    return ((error as Refusal).data as { fields: { image: string } }).fields.image
  }
  return null
}
const read = (bytes: Buffer, text = '') => readSlip(bytes.toString('base64'), text)

describe('a picture, by its bytes', () => {
  it('PAY-1 tells PNG and JPEG and their sizes', () => {
    expect(imageFacts(slipPng(code))).toEqual({ type: 'png', width: 600, height: 900 })
    expect(imageFacts(jpeg(1170, 2532))).toEqual({ type: 'jpeg', width: 1170, height: 2532 })
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a cut JPEG', jpeg(9, 9).subarray(0, 8)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02, 1, 2, 3, 4, 5, 6])],
    ['a JPEG that turns in a circle', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0])],
    ['a PNG without a header', Buffer.concat([slipPng(code).subarray(0, 8), Buffer.alloc(40)])],
  ])('PAY-1 %s is no picture', (_, bytes) => {
    expect(imageFacts(bytes)).toBeNull()
  })
})

describe('a slip', () => {
  it('PAY-1 carries its code and a fingerprint', async () => {
    const slip = await read(slipPng(code), code)
    expect(slip.code).toEqual({ bankCode: '004', ref: '20261120ABC123' })
    expect(slip.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect((await read(slipPng(code))).code).toBeNull()
  })

  it.each([
    ['no picture', Buffer.from('hello hello hello'), '', paymentMessages.slipNotImage],
    [
      'too many bytes',
      Buffer.concat([slipPng(code), Buffer.alloc(3_000_001)]),
      '',
      paymentMessages.slipTooBig,
    ],
    ['too many pixels', jpeg(9000, 9000), '', paymentMessages.slipTooBig],
    ['a side too long', jpeg(200, 20_000), '', paymentMessages.slipTooBig],
    ['a thumbnail', jpeg(80, 200), '', paymentMessages.slipTooSmall],
    ['a code that was misread', slipPng(code), `${code}0`, paymentMessages.slipBadQr],
  ])('PAY-1 refuses %s with its own sentence', async (_, bytes, text, sentence) => {
    expect(await sentenceOf(() => read(bytes, text))).toBe(sentence)
  })
})
