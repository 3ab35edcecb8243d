import { type ChangeEvent, type DragEvent, useId, useRef } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { ReadyImage } from '#src/lib/image/image-file.ts'
import { images } from '#src/strings/images.ts'
import { Button } from '../actions/Button.tsx'
import { useFieldAttributes } from '../field/context.ts'
import { useImagePick } from './use-image-pick.ts'
import { usePastedImage } from './use-pasted-image.ts'
import { Camera, CircleAlert, ImagePlus } from '../icons.ts'
import { ImagePreview } from './ImagePreview.tsx'
import styles from './ImageInput.module.css'
import { Spinner } from '../actions/Spinner.tsx'

interface ImageInputProps {
  /** Checked, upright, small, without metadata: ready to be sent. */
  value: ReadyImage | null
  onValueChange: (image: ReadyImage | null) => void
  disabled?: boolean
  className?: string
}

/** The files of a drop; a dragged link or text has none. */
const droppedFile = (event: DragEvent) => event.dataTransfer.files[0]

/**
 * One picture: from the gallery, the camera, dropped or pasted. What is wrong with a file is said below it. Put it
 * into a Field, which gives it its label; the Field's own error is for what the server says of the picture.
 */
export function ImageInput({ value, onValueChange, disabled = false, className }: ImageInputProps) {
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { busy, fault, pick, forget } = useImagePick(onValueChange)
  const attributes = useFieldAttributes({ 'aria-describedby': fault ? faultId : undefined })
  const invalid = fault ? true : attributes['aria-invalid']
  usePastedImage(pick, !disabled)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Else picking the same file again would change nothing, and in Android's WebView not even another one (line.md §5).
    event.target.value = ''
    if (file) void pick(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = droppedFile(event)
    if (file && !disabled) void pick(file)
  }
  const handleRemove = () => {
    forget()
    onValueChange(null)
    input.current?.focus()
  }

  return (
    <div className={cx(styles.root, className)}>
      {/* Dropping is a shortcut; the label and its input do the same for fingers, keyboard and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.box}
        data-filled={value ? '' : undefined}
        data-invalid={invalid ? '' : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        {value && <ImagePreview image={value} />}
        <div apply="row wrap centre gap-8">
          <label className={styles.way} data-busy={busy ? '' : undefined}>
            <input
              ref={input}
              type="file"
              accept="image/*"
              disabled={disabled}
              {...attributes}
              aria-invalid={invalid}
              className={styles.input}
              onChange={handleChange}
            />
            {busy ? <Spinner /> : <ImagePlus size={24} />}
            <span>{busy ? images.preparing : value ? images.change : images.choose}</span>
          </label>
          <label className={cx(styles.way, styles.camera)}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              disabled={disabled}
              className={styles.input}
              onChange={handleChange}
            />
            <Camera size={24} />
            <span>{images.take}</span>
          </label>
          {value && (
            <Button tone="text" size="sm" disabled={disabled} onClick={handleRemove}>
              {images.remove}
            </Button>
          )}
        </div>
        {!value && <p className={styles.drop}>{images.dropHint}</p>}
      </div>
      {/* Always there, so that a reader hears the sentence when it comes. */}
      <p id={faultId} aria-live="polite" className={styles.fault}>
        {fault && (
          <>
            <CircleAlert size={16} />
            <span>{images.fault[fault]}</span>
          </>
        )}
      </p>
    </div>
  )
}
