/** The host's back control closes the top dialog before it leaves the page, on every platform. */
import { dismissTop, useDialogs } from '#src/dialogs/dialogs.ts'
import { platform } from '#src/platform/current.ts'

/** Follows the open dialogs from now on; returns the function that stops. */
export function backClosesDialogs(): () => void {
  let letGo: (() => void) | null = null

  function handleBack(): void {
    letGo = null
    dismissTop()
    follow()
  }

  function follow(): void {
    const open = useDialogs.getState().stack.some((dialog) => dialog.control.open)
    if (open) letGo ??= platform().nav.onHostBack(handleBack)
    else {
      letGo?.()
      letGo = null
    }
  }

  // Taken and given back: what it needs is loaded before anybody presses.
  platform().nav.onHostBack(handleBack)()
  follow()
  const stop = useDialogs.subscribe(follow)
  return () => {
    stop()
    letGo?.()
  }
}
