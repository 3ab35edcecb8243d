import { useDialogs } from '#src/dialogs/dialogs.ts'

/**
 * What a page that is only looked at goes without is loaded with the first touch or key: that the host's back control closes the top
 * dialog before it leaves the page, that the platform hears that the member is at hand, and where a write needs its sender. A notice
 * of the day opens by itself, and brings of it what closes it.
 */
export function watchFirstPress(): void {
  let follows = false
  const followDialogs = () => {
    if (follows) return
    follows = true
    import('./frame/back-closes-dialogs.ts').then(
      ({ backClosesDialogs }) => backClosesDialogs(),
      // Without a signal: the next press or dialog asks again.
      () => (follows = false),
    )
  }
  const wake = () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    followDialogs()
    import('./after-first-press.ts').then(({ afterFirstPress }) => afterFirstPress(), listen)
  }
  const listen = () => {
    addEventListener('pointerdown', wake)
    addEventListener('keydown', wake)
  }
  useDialogs.subscribe(followDialogs)
  listen()
}
