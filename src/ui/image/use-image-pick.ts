import { useRef, useState } from 'react'
import { type ImageFault, type ReadyImage, readImageFile } from '#src/lib/image/image-file.ts'

/** Reads the picked file; of several in a row only the last counts. What was picked before stays until one is ready. */
export function useImagePick(onPicked: (image: ReadyImage) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ImageFault | null>(null)
  const latest = useRef(0)

  async function pick(file: File) {
    const turn = (latest.current += 1)
    setBusy(true)
    setFault(null)
    const reading = await readImageFile(file)
    if (turn !== latest.current) return
    setBusy(false)
    if (reading.ok) onPicked(reading.image)
    else setFault(reading.fault)
  }

  function forget() {
    latest.current += 1
    setBusy(false)
    setFault(null)
  }

  return { busy, fault, pick, forget }
}
