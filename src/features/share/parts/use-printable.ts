import { useEffect } from 'react'
import styles from '../LinkMaker.module.css'

/**
 * Makes a picture the whole of what is printed while the page is open, also from the browser's own menu. It stands in
 * front of the site, so that one rule of the print stylesheet can leave the site out.
 */
export function usePrintable(src: string | null): () => void {
  useEffect(() => {
    if (!src) return
    const sheet = document.createElement('img')
    sheet.src = src
    sheet.alt = ''
    sheet.className = styles.sheet ?? ''
    document.body.prepend(sheet)
    return () => sheet.remove()
  }, [src])
  return () => window.print()
}
