import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { keepImage } from '#src/dialogs/keep-image.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { asksToKeep } from '../keep-qr.ts'

/** Orders whose code was kept by itself. */
const begun = new Set<string>()

/**
 * Whether the code was kept as a picture: what is pressed next depends on it. Where the form was told to keep it, it is
 * kept as soon as it is drawn, once: neither a reload nor coming back here does it again.
 */
export function useSavedQr(order: DepositOrder, drawn: { blob: Blob } | null) {
  const [saved, setSaved] = useState(false)
  const { state } = useLocation()
  const save = async () => {
    if (!drawn) return
    const result = await keepImage(drawn.blob, words.qrFile(order.ref), words.saveQr)
    if (result === 'saved') toast('won', words.qrSaved)
    if (result !== 'unsupported') setSaved(true)
  }
  const wanted = drawn !== null && asksToKeep(state)
  const keepNow = useEffectEvent(() => {
    if (begun.has(order.order_id)) return
    begun.add(order.order_id)
    void save()
  })
  useEffect(() => {
    if (wanted) keepNow()
  }, [wanted])
  return { saved, save: () => void save() }
}
