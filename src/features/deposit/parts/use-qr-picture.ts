import { useEffect, useState } from 'react'
import { dataUrlOf } from '#src/lib/data-url.ts'
import { qrPicture } from './qr-picture.ts'

interface QrPicture {
  blob: Blob
  /** A data address: iOS keeps neither a canvas nor a blob by a long press (liff.md §5). */
  src: string
}

/** The code as a picture: null while it is drawn, `failed` when it cannot be. */
export function useQrPicture(text: string): QrPicture | 'failed' | null {
  const [drawn, setDrawn] = useState<{ text: string; picture: QrPicture | 'failed' } | null>(null)
  useEffect(() => {
    let wanted = true
    const blob = qrPicture(text)
    const show = (picture: QrPicture | 'failed') => {
      if (wanted) setDrawn({ text, picture })
    }
    if (!blob) show('failed')
    else
      dataUrlOf(blob).then(
        (src) => show({ blob, src }),
        () => show('failed'),
      )
    return () => {
      wanted = false
    }
  }, [text])
  return drawn?.text === text ? drawn.picture : null
}
