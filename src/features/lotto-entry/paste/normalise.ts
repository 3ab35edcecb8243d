/** One spelling for what keyboards and chats write in many ways. */

const THAI_ZERO = 0x0e50
const FULL_WIDTH = 0xfee0

/** A chat saved as text: time, name and message with tabs between. */
const savedChat = /^\d{1,2}:\d{2}\t[^\t]*\t/
/** A place in a list before the number: `1) 123=20`. */
const listPlace = /^\d{1,3}[).]\s+/

/**
 * Thai and full-width characters to ASCII, every multiplication sign to `*`, pictures to spaces. Not NFKC: that takes
 * Thai vowels apart.
 */
export function normalise(line: string): string {
  return line
    .replace(savedChat, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\u00D7\u2715\u2716\u2A2F\u2217]/g, '*')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200B-\u200F\u2060]|\uFE0E|\uFE0F|\u20E3/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, ' ')
    .replace(/(\d)\s*[xX]\s*(?=[\d\u0E0A])/g, '$1*')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(listPlace, '')
}
