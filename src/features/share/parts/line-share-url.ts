/** LINE's own share pages, for browsers outside LINE (line.md §5). */

/** On a phone the LINE app takes the link itself; `line.me/R/` does nothing on a desktop. */
const onPhone = () => matchMedia('(pointer: coarse)').matches

export function lineShareUrl({ url, title }: { url: string; title: string }, phone = onPhone()): string {
  // The title stands above the link: text after it would hide the link's preview.
  if (phone) return `https://line.me/R/share?text=${encodeURIComponent(`${title}\n${url}`)}`
  return `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url, text: title })}`
}
