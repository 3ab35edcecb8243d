import { useEffect, useState } from 'react'
import { dataUrlOf } from '#src/lib/image/data-url.ts'

interface QrPicture {
  blob: Blob
  /** A data address: iOS keeps neither a canvas nor a blob by a long press (line.md §5). */
  src: string
}

/** The code as a picture: null while it is drawn, `failed` when it cannot be. */
export function useQrPicture(text: string): QrPicture | 'failed' | null {
  const [drawn, setDrawn] = useState<{ text: string; picture: QrPicture | 'failed' } | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (picture: QrPicture | 'failed') => {
      if (wanted) setDrawn({ text, picture })
    }
    draw(text).then(show, () => show('failed'))
    return () => {
      wanted = false
    }
  }, [text])
  return drawn?.text === text ? drawn.picture : null
}

/** What draws is loaded now: a transfer has no code. */
async function draw(text: string): Promise<QrPicture | 'failed'> {
  const { qrPicture } = await import('./qr-picture.ts')
  const blob = qrPicture(text)
  return blob ? { blob, src: await dataUrlOf(blob) } : 'failed'
}
