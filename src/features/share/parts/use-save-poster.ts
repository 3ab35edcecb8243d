import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentConfigQuery } from '#src/data/agent.ts'
import { keepImage } from '#src/dialogs/keep-image.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { qrModules } from '#src/lib/image/qr-modules.ts'

/** Draws the poster of a link when it is asked for, and keeps it as a picture. */
export function useSavePoster(link: string, code: string): { saving: boolean; save: () => Promise<void> } {
  const { data: config } = useQuery(agentConfigQuery())
  const [saving, setSaving] = useState(false)
  const save = async () => {
    const modules = qrModules(link)
    if (!modules) return toast('lost', share.linkTooLong)
    setSaving(true)
    try {
      const { drawPoster } = await import('./draw-poster.ts')
      const image = await drawPoster({
        tone: 'red',
        name: config?.info.agent_name || shell.siteName,
        headline: share.scanRegister,
        modules,
        code: { label: share.posterCode, value: code },
        age: share.posterAge,
      })
      await keepImage(image, `${share.posterFile}-${code}.png`, share.poster)
    } catch {
      toast('lost', share.posterFailed)
    } finally {
      setSaving(false)
    }
  }
  return { saving, save }
}
