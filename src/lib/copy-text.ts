/**
 * Puts a text on the clipboard; false where the browser refuses (in-app browsers often do), then it is shown to be
 * copied by hand. Call inside the tap.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The old way, which still works where the new one is blocked. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', opacity: '0' })
  const focused = document.activeElement
  // What is outside an open modal dialog can neither be focused nor selected.
  const home = focused?.closest('dialog') ?? document.body
  home.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
