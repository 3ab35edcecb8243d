import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DepositOrder, sendSlip } from '#contracts/payment.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { orderKnown } from '#src/data/money/payment.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { dataUrlOf } from '#src/lib/image/data-url.ts'
import type { ReadyImage } from '#src/lib/image/image-file.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'

interface Picked {
  image: ReadyImage
  /** Text of the mini QR; null while it is looked for, '' when none was found. */
  code: string | null
}

const base64Of = async (blob: Blob) => (await dataUrlOf(blob)).replace(/^[^,]*,/, '')

const sentenceOf = (error: unknown): string =>
  error === null
    ? deposit.notArrived
    : error instanceof ApiError && error.fields.image
      ? error.fields.image
      : errorText(error)

/** A slip: picked, its code read, sent exactly once. */
export function useSlip(order: DepositOrder) {
  const client = useQueryClient()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const failed = (error: unknown) => setFault(sentenceOf(error))
  const { phase, busy, act, checkAgain } = useMoneyAct(sendSlip, `deposit.slip.${order.order_id}`, {
    onDone: async ({ data }, refreshed) => {
      orderKnown(client, data)
      setPicked(null)
      await refreshed
    },
    onNothingDone: failed,
  })

  const pick = async (image: ReadyImage | null) => {
    setFault(null)
    setPicked(image && { image, code: null })
    if (!image) return
    const code = await readMiniQr(image.blob)
    setPicked((now) => (now?.image === image ? { image, code } : now))
  }

  const send = () => {
    if (!picked) return setFault(words.slipRequired)
    void act(async () => {
      setFault(null)
      const code = picked.code ?? (await readMiniQr(picked.image.blob))
      return { order_id: order.order_id, image: await base64Of(picked.image.blob), mini_qr: code }
    })
  }
  return { picked, fault, busy, phase, checkAgain, pick, send }
}

/** Reads the mini QR of a slip on the device: its picture says little, its code names the transfer (domain.md §5.2). */

/** Beyond this a code is no easier to find, and cheap phones take seconds. */
const MAX_SIDE = 1600
const TIME_MS = 1500

function pixelsOf(picture: ImageBitmap): ImageData | null {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, 0, 0, size.width, size.height)
  const pixels = pen?.getImageData(0, 0, size.width, size.height) ?? null
  // iOS counts canvases against a limit until they are empty.
  canvas.width = 0
  return pixels
}

/** The text of the code; '' when there is none, or this browser cannot look. The server judges what it says. */
async function readMiniQr(image: Blob): Promise<string> {
  try {
    const [{ default: decode }, picture] = await Promise.all([
      import('qr/decode.js'),
      createImageBitmap(image),
    ])
    const pixels = pixelsOf(picture)
    picture.close()
    return pixels ? decode(pixels, { timeLimit: TIME_MS }) : ''
  } catch {
    return ''
  }
}
