import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DepositOrder, sendSlip } from '#contracts/payment.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { orderKnown } from '#src/data/payment.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { dataUrlOf } from '#src/lib/data-url.ts'
import type { ReadyImage } from '#src/lib/image-file.ts'
import { deposit, depositOrder as words } from '#src/strings/deposit.ts'
import { readMiniQr } from './read-mini-qr.ts'

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
