import { useEffect, useEffectEvent } from 'react'

/** A picture pasted anywhere on the page, as from a banking app's screenshot on a desktop. Pasted text is left alone. */
export function usePastedImage(onFile: (file: File) => unknown, active: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    if (!active) return
    const handlePaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [active])
}
