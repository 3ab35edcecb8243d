import { useState } from 'react'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { share } from '#src/strings/line/share.ts'

/** Copies a link and says so; `byHand` when the browser refused, and the link has to be shown. */
export function useCopyLink(): { copy: (link: string) => void; byHand: boolean } {
  const [byHand, setByHand] = useState(false)
  const handle = async (link: string) => {
    const copied = await copyText(link)
    setByHand(!copied)
    if (copied) toast('won', share.copied)
  }
  return { copy: (link) => void handle(link), byHand }
}
