import { platform } from '#src/platform/current.ts'
import { images } from '#src/strings/images.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ExternalLink, Pointer } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import type { DialogControl } from './dialogs.ts'
import styles from './KeepImageDialog.module.css'

/** A picture to be saved by a long press. */
export interface KeptImage {
  /** `data:image/png;base64,…` */
  src: string
  /** What the picture is; its text alternative as well. */
  title: string
}

/** The picture as a real image, and how the host app saves it. */
export function KeepImageDialog({ src, title, control }: KeptImage & { control: DialogControl<void> }) {
  const handleOutside = () => {
    platform().openExternal(location.href)
    control.close()
  }
  return (
    <Sheet
      title={title}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        platform().can('openOutside') && (
          <Button tone="text" icon={<ExternalLink />} onClick={handleOutside}>
            {images.keepOutside}
          </Button>
        )
      }
    >
      <div data-surface="paper" apply="grid centred pad-16 gap-12 surface-1 round-m">
        <img src={src} alt={title} className={styles.image} />
        <p className={styles.hint}>
          <Pointer size={18} />
          {images.keepHint}
        </p>
      </div>
      <ol aria-label={images.keepSteps} className={styles.steps}>
        <li>{images.keepFirst}</li>
        <li>{images.keepSecond}</li>
      </ol>
    </Sheet>
  )
}
