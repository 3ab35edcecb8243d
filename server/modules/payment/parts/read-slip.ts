/**
 * A slip as it was handed in: checked before anything is stored (ASVS 5.2: type by content, size, pixels), and written
 * anew without what does not draw it: place and camera, and whatever hangs on to its end.
 */
import { createHash } from 'node:crypto'
import { invalid } from '../../../kit/errors.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { readMiniQr, type SlipCode } from '../mini-qr.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { imageFacts } from './slip-image.ts'

/** What fits into SLIP_BASE64_MAX characters. */
const MAX_BYTES = 3_000_000
/** A phone's longest screenshot is well below; a small file that unpacks to more is an attack on whoever opens it. */
const MAX_SIDE = 10_000
const MAX_PIXELS = 24_000_000
const MIN_SIDE = 120

export interface ReadSlip {
  /** Of the picture that is kept: the same however it was dressed up. */
  readonly sha256: string
  /** Of the bytes as they came, by which pictures were known before they were written anew. */
  readonly sentSha256: string
  /** Base64. */
  readonly image: string
  /** Null where the browser could not read one. */
  readonly code: SlipCode | null
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export async function readSlip(image: string, miniQrText: string): Promise<ReadSlip> {
  const bytes = Buffer.from(image, 'base64')
  if (bytes.length > MAX_BYTES) invalid({ image: paymentMessages.slipTooBig })
  const facts = imageFacts(bytes) ?? invalid({ image: paymentMessages.slipNotImage })
  const { width, height } = facts
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    invalid({ image: paymentMessages.slipTooBig })
  if (Math.min(width, height) < MIN_SIDE) invalid({ image: paymentMessages.slipTooSmall })
  const code = miniQrText.trim() === '' ? null : readMiniQr(miniQrText)
  if (code === null && miniQrText.trim() !== '') invalid({ image: paymentMessages.slipBadQr })
  const clean = facts.type === 'png' ? await cleanPng(bytes) : cleanJpeg(bytes)
  if (!clean) return invalid({ image: paymentMessages.slipNotImage })
  return { sha256: sha256(clean), sentSha256: sha256(bytes), image: clean.toString('base64'), code }
}
