import { expect, it } from 'vitest'
import { lineShareUrl } from './line-share-url.ts'

const link = { url: 'https://liff.line.me/2000000000-AbCdEfGh/slot?ag=1&code=A', title: 'a & b' }

it("ENV-7 on a phone LINE's app takes the text, title first", () => {
  const url = new URL(lineShareUrl(link, true))
  expect(url.origin + url.pathname).toBe('https://line.me/R/share')
  expect(url.searchParams.get('text')).toBe(`a & b\n${link.url}`)
})

it("ENV-7 on a desktop LINE's page takes the link", () => {
  const url = new URL(lineShareUrl(link, false))
  expect(url.origin + url.pathname).toBe('https://social-plugins.line.me/lineit/share')
  expect(url.searchParams.get('url')).toBe(link.url)
})
