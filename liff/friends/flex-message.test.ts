/** ENV-7: the card against LINE's limits for Flex Messages (Messaging API reference, 2026). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SharedLink } from '#src/platform/platform.ts'
import { shareCard } from '#src/strings/line/share-card.ts'
import { flexMessage } from './flex-message.ts'

const url = 'https://liff.line.me/2000000000-AbCdEfGh/promotions?id=7&ag=1001&code=A7K2P9'
const welcome: SharedLink = {
  url,
  title: 'ต้อนรับสมาชิกใหม่',
  text: 'ฝากขั้นต่ำ 100 บาท รับเพิ่มสูงสุด 1,000 บาท',
  picture: 'https://www.example.com/cards/chat/promotions.png',
  action: 'ดูเงื่อนไข',
}

/** Every object of the message, however deep. */
function parts(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(parts)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(parts)]
}

it('ENV-7 the card: picture, title, text, age line, button', () => {
  const message = flexMessage(welcome)
  expect(message?.contents).toMatchObject({
    type: 'bubble',
    hero: { type: 'image', url: welcome.picture, aspectRatio: '20:13', action: { uri: url } },
    footer: { contents: [{}, { action: { type: 'uri', label: 'ดูเงื่อนไข', uri: url } }] },
  })
  const texts = parts(message)
    .filter(({ type }) => type === 'text')
    .map(({ text }) => text)
  expect(texts).toEqual([welcome.title, welcome.text, shareCard.adults])
})

it('ENV-7 the slip: one line each, what is over is counted', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ label: `${index}`, value: '20.00' }))
  const texts = (some: typeof rows) =>
    parts(flexMessage({ ...welcome, rows: some }))
      .filter(({ layout }) => layout === 'baseline')
      .map(({ contents }) => parts(contents).map(({ text }) => text))
  expect(texts(rows.slice(0, 2))).toEqual([
    ['0', '20.00'],
    ['1', '20.00'],
  ])
  expect(texts(rows)).toHaveLength(20)
  expect(texts(rows).at(-1)).toEqual([shareCard.moreRows(11), ' '])
})

it('ENV-7 without a picture over https the card does without', () => {
  for (const picture of ['http://localhost/x.png', '/x.png', '']) {
    expect(flexMessage({ ...welcome, picture })?.contents).not.toHaveProperty('hero')
  }
  expect(flexMessage({ url, title: 'a', text: '' })?.contents).not.toHaveProperty('hero')
})

it('ENV-7 a link that LINE would refuse makes no message', () => {
  expect(flexMessage({ ...welcome, url: `${url}&q=${'x'.repeat(1000)}` })).toBeNull()
})

it('ENV-7 whatever is shared, the message keeps LINE’s limits', () => {
  const thai = fc.string({ unit: fc.constantFrom('ก', 'กำ', 'ที่', 'น้ำ', '👍🏽', 'a', ' '), maxLength: 600 })
  const rows = fc.array(fc.record({ label: thai, value: thai }), { maxLength: 60 })
  const link = fc.record(
    { url: fc.constant(url), title: thai, text: thai, action: thai, rows },
    { requiredKeys: ['url', 'title', 'text'] },
  )
  fc.assert(
    fc.property(link, (shared) => {
      const message = flexMessage({ ...shared, title: `x${shared.title}` })!
      expect(message.altText.length).toBeGreaterThan(0)
      expect(message.altText.length).toBeLessThanOrEqual(400)
      expect(new TextEncoder().encode(JSON.stringify(message.contents)).length).toBeLessThan(30_000)
      for (const part of parts(message)) {
        if (part.type === 'text') expect(part.text).not.toBe('')
        if (part.type === 'uri') expect(String(part.label).length).toBeLessThanOrEqual(20)
        // LINE's friend picker takes URI actions only.
        if (part.action) expect(part.action).toMatchObject({ type: 'uri', uri: url })
      }
    }),
    { numRuns: 60 },
  )
})
