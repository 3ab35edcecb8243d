/**
 * The card that a shared link is in a chat: a Flex Message. Pure, so that LINE's limits can be
 * tested: a message over one of them is refused as a whole, in front of the member who shares.
 */
import { truncate } from '#src/lib/text.ts'
import type { SharedLink } from '#src/platform/platform.ts'
import { shareCard } from '#src/strings/line/share-card.ts'
import type { FlexMessage } from '../sdk/sdk-share.ts'

/** Limits of the Messaging API reference; LINE counts UTF-16 code units. */
const ALT_TEXT = 400
const URI = 1000
const PICTURE_URI = 2000
/** Ours: what the card shows without growing out of the chat. */
const TITLE = 80
const TEXT = 240
const ACTION = 20
const CELL = 40
const ROWS = 20

/** LINE draws a card in its own face; colours are the paper surface of the boards. */
const paper = {
  ground: '#FFFBF3',
  text: '#2B1912',
  muted: '#634C3D',
  faint: '#705A49',
  gold: '#7B550D',
  line: '#E6D7BE',
}

/** The message for LINE's friend picker; null when LINE could not take the link itself. */
export function flexMessage(link: SharedLink): FlexMessage | null {
  if (link.url.length > URI) return null
  const action = { type: 'uri', label: cut(link.action ?? shareCard.open, ACTION), uri: link.url } as const
  const title = cut(link.title, TITLE)
  const picture = pictureOf(link)
  return {
    type: 'flex',
    altText: cut(`${title} ${link.text}`.trim(), ALT_TEXT),
    contents: {
      type: 'bubble',
      size: 'mega',
      ...(picture && {
        hero: {
          type: 'image',
          url: picture,
          size: 'full',
          aspectRatio: '20:13',
          aspectMode: 'cover',
          action,
        },
      }),
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'sm',
        backgroundColor: paper.ground,
        contents: [
          textOf(title, { size: 'lg', weight: 'bold', color: paper.text }),
          ...(link.text ? [textOf(cut(link.text, TEXT), { size: 'sm', color: paper.muted })] : []),
          ...rowsOf(link.rows ?? []),
          textOf(shareCard.adults, { size: 'xs', color: paper.faint }),
        ],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        backgroundColor: paper.ground,
        paddingTop: 'none',
        contents: [
          { type: 'separator', color: paper.line },
          { type: 'button', style: 'link', height: 'sm', color: paper.gold, action },
        ],
      },
    },
  }
}

interface Look {
  size: 'xs' | 'sm' | 'lg'
  color: string
  weight?: 'bold'
  /** Share of the row's width. */
  flex?: number
  align?: 'end'
}

const textOf = (text: string, look: Look) => ({ type: 'text' as const, text, wrap: true, ...look })

function rowsOf(rows: readonly { label: string; value: string }[]) {
  const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS)
  const left = rows.length - shown.length
  const lines = [...shown, ...(left > 0 ? [{ label: shareCard.moreRows(left), value: '' }] : [])]
  return lines.map(({ label, value }) => ({
    type: 'box' as const,
    layout: 'baseline' as const,
    spacing: 'md',
    contents: [
      textOf(full(label), { size: 'sm', color: paper.muted, flex: 3 }),
      textOf(full(value), { size: 'sm', color: paper.text, flex: 2, align: 'end' }),
    ],
  }))
}

/** An empty text component is refused. */
const full = (text: string) => cut(text, CELL) || ' '

/** LINE takes pictures over https only; the card does without any other. */
function pictureOf({ picture }: SharedLink): string | null {
  return picture?.startsWith('https://') && picture.length <= PICTURE_URI ? picture : null
}

/** At most `units` UTF-16 code units, never through the middle of a Thai letter and its marks. */
function cut(text: string, units: number): string {
  let letters = units
  let short = truncate(text, letters)
  while (short.length > units) short = truncate(text, (letters -= 1))
  return short
}
