/** A control that is about to go gives its focus to the next of its kind, to the one before when it is the last. */
export function focusNeighbour(list: HTMLElement, leaving: HTMLElement, selector: string): void {
  if (document.activeElement !== leaving) return
  const all = [...list.querySelectorAll<HTMLElement>(selector)]
  const at = all.indexOf(leaving)
  const next = all[at + 1] ?? all[at - 1]
  next?.focus({ preventScroll: true })
}
