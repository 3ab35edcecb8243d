/** Shows new messages by itself: the page is loaded again when the list has changed, not while somebody selects text. */
export {}

const PACE = 2000
const shown = document.querySelector<HTMLElement>('[data-newest]')?.dataset.newest ?? ''

async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || String(getSelection()) !== '') return
  const query = new URLSearchParams(location.search)
  query.set('limit', '1')
  const response = await fetch(`/sandbox/inbox.json?${query}`)
  const [newest] = ((await response.json()) as { messages: { id: string }[] }).messages
  if ((newest?.id ?? '') !== shown) location.reload()
}

// A server that is being restarted is asked again.
setInterval(() => void look().catch(() => {}), PACE)
