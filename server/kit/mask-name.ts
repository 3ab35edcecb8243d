/** How the name of one member is shown to others. */

/** `aek•••77`. At most half of a name shows, and never how long it is. */
export function maskName(name: string): string {
  const letters = [...name]
  const front = Math.min(3, Math.floor(letters.length / 3))
  const back = Math.min(2, Math.floor(letters.length / 4))
  return `${letters.slice(0, front).join('')}•••${back === 0 ? '' : letters.slice(-back).join('')}`
}
