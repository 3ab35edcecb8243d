/** Movement, and its absence where it is not wanted. */

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether movement is unwanted. Asked each time: the setting may change while the game is open. */
export const calm = (): boolean => still.matches

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, calm() ? Math.min(milliseconds, 60) : milliseconds))

/** Animates and resolves at the end; at once where movement is unwanted. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (calm()) return
  await element.animate(frames, options).finished.catch(() => {})
}

/** Runs a figure from one value to another in 640 ms. */
export function countTo(from: number, to: number, show: (value: number) => void): void {
  if (calm() || from === to) return show(to)
  const begun = performance.now()
  const step = (now: number) => {
    const t = Math.min(1, (now - begun) / 640)
    show(t === 1 ? to : Math.round(from + (to - from) * (1 - (1 - t) ** 3)))
    if (t < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
