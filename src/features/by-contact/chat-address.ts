/** Where a contact of the agent is written to, with the message already there where its chat can take one. */

export interface ChatAddress {
  url: string
  /** False: the message has to be pasted. */
  written: boolean
}

/** LINE takes a message for an official account by its id; a short link (lin.ee) does not tell the id. */
function ofLine({ hostname, pathname }: URL, message: string): string | null {
  if (hostname !== 'line.me' && hostname !== 'liff.line.me') return null
  const id = /\/(?:p|oaMessage)\/(@|%40)([\w.-]+)/i.exec(pathname)?.[2]
  return id
    ? `https://line.me/R/oaMessage/${encodeURIComponent(`@${id}`)}/?${encodeURIComponent(message)}`
    : null
}

/** Telegram takes one for a user's or a bot's name. */
function ofTelegram({ hostname, pathname }: URL, message: string): string | null {
  if (hostname !== 't.me' && hostname !== 'telegram.me') return null
  const name = /^\/([a-z]\w{3,31})$/i.exec(pathname)?.[1]
  return name ? `https://t.me/${name}?text=${encodeURIComponent(message)}` : null
}

/** Null for what is no web address. */
export function chatAddress(contact: string, message: string): ChatAddress | null {
  if (!/^https?:\/\//.test(contact) || !URL.canParse(contact)) return null
  const url = new URL(contact)
  const written = ofLine(url, message) ?? ofTelegram(url, message)
  return { url: written ?? contact, written: written !== null }
}
