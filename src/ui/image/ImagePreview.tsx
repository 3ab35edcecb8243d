import { useEffect, useState } from 'react'
import type { ReadyImage } from '#src/lib/image/image-file.ts'
import { images } from '#src/strings/images.ts'
import styles from './ImageInput.module.css'

/** The picked picture, as it will be sent. */
export function ImagePreview({ image }: { image: ReadyImage }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(image.blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return (
    <img
      src={url}
      alt={images.chosen(image.name)}
      width={image.width}
      height={image.height}
      className={styles.preview}
    />
  )
}
