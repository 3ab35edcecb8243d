import { useEffect, useState } from 'react'
import { qrModules } from '#src/lib/image/qr-modules.ts'
import { drawPoster, type PosterContent } from './draw-poster.ts'

export type PosterState =
  { status: 'drawing' | 'failed' | 'tooLong' } | { status: 'ready'; image: Blob; src: string }

/** Long enough for somebody who is still typing the code. */
const SETTLED_MS = 250

/** The poster of a link, drawn again whenever its words, colour or link change. */
export function usePoster(link: string, content: Omit<PosterContent, 'modules'>): PosterState {
  const [poster, setPoster] = useState<PosterState>({ status: 'drawing' })
  // What it shows, as one value: the object is a new one at each render.
  const words = JSON.stringify(content)

  useEffect(() => {
    let src: string | null = null
    let current = true
    const draw = async (): Promise<PosterState> => {
      const modules = qrModules(link)
      if (!modules) return { status: 'tooLong' }
      try {
        const image = await drawPoster({ ...(JSON.parse(words) as typeof content), modules })
        src = URL.createObjectURL(image)
        return { status: 'ready', image, src }
      } catch {
        return { status: 'failed' }
      }
    }
    const timer = setTimeout(() => void draw().then((drawn) => current && setPoster(drawn)), SETTLED_MS)
    return () => {
      current = false
      clearTimeout(timer)
      // A picture that is still on the screen keeps what it has loaded.
      if (src) URL.revokeObjectURL(src)
    }
  }, [link, words])

  return poster
}
