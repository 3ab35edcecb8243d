import { expect, it } from 'vitest'
import { chatAddress } from './chat-address.ts'

const message = 'ถอน 500 & 1'
const sent = encodeURIComponent(message)

it.each([
  ['https://line.me/R/ti/p/@chokdee', `https://line.me/R/oaMessage/%40chokdee/?${sent}`],
  ['https://line.me/ti/p/%40chokdee', `https://line.me/R/oaMessage/%40chokdee/?${sent}`],
  ['https://t.me/chokdee_admin', `https://t.me/chokdee_admin?text=${sent}`],
])('%s is written to with the message', (contact, url) => {
  expect(chatAddress(contact, message)).toEqual({ url, written: true })
})

it.each([
  'https://lin.ee/abc',
  'https://line.me/ti/p/xYz12',
  'https://t.me/+invite',
  'https://t.me/joinchat/x',
])('%s takes no message: it is opened as it is, and the message pasted', (contact) => {
  expect(chatAddress(contact, message)).toEqual({ url: contact, written: false })
})

it.each(['', 'javascript:alert(1)', '@chokdee', 'https://'])('%j is no address', (contact) => {
  expect(chatAddress(contact, message)).toBeNull()
})
