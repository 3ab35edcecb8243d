import { useDialogs } from '#src/dialogs/dialogs.ts'

/**
 * The host's back control closes the top dialog first, and the platform hears that the member is at hand. What does it is
 * loaded with the first touch, so that it is there before a dialog is; a page that is only looked at goes without.
 */
export function watchFirstPress(): void {
  const wake = () => {
    stop()
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    void import('./after-first-press.ts').then(
      ({ afterFirstPress }) => afterFirstPress(),
      // Without a signal: the next press asks again.
      () => watchFirstPress(),
    )
  }
  // Announcements open by themselves.
  const stop = useDialogs.subscribe(wake)
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
}
