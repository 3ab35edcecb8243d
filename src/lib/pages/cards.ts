/** Share cards of public/cards, drawn by scripts/share-cards.ts. */
export type CardName =
  | 'default'
  | 'casino'
  | 'deposit'
  | 'fishing'
  | 'freespin'
  | 'invite'
  | 'lotto'
  | 'promotions'
  | 'register'
  | 'slot'
  | 'sport'
  | 'wheel'

/** 1200 × 630, for link previews (Open Graph). */
export const previewPicture = (card: CardName) => `/cards/${card}.png`

/** 800 × 520, for the card in a chat: LINE takes no picture wider than 1024. */
export const chatPicture = (card: CardName) => `/cards/chat/${card}.png`
