import { expect, it } from 'vitest'
import { frameLink } from './frame-link.ts'

const site = 'https://site.example'

it.each([
  ['https://games.example/play/1#t=abc', 'https://games.example'],
  ['https://site.example:8443/play', 'https://site.example:8443'],
  ['https://sub.site.example/play', 'https://sub.site.example'],
])('GAME-2 opens %s', (link, origin) => {
  expect(frameLink(link, site, [])).toEqual({ src: link, origin })
})

it.each([
  ['https://site.example/play', 'our own origin: the sandbox would not hold'],
  ['HTTPS://SITE.EXAMPLE:443/play', 'our own origin, written otherwise'],
  ['http://games.example/play', 'weaker than our scheme'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,x', 'a document without an origin'],
  ['blob:https://games.example/1', 'a blob'],
  ['/play/1', 'no origin'],
  ['//games.example', 'no scheme'],
  ['https://me:secret@games.example/', 'credentials'],
  ['', 'nothing'],
])('GAME-2 refuses %s (%s)', (link) => {
  expect(frameLink(link, site, [])).toBeNull()
})

it('GAME-2 on a site without TLS, as in development, the games may do without it too, on another port', () => {
  expect(frameLink('http://localhost:3001/play', 'http://localhost:3000', [])?.origin).toBe(
    'http://localhost:3001',
  )
  expect(frameLink('http://localhost:3000/play', 'http://localhost:3000', [])).toBeNull()
})

it('GAME-2 where the build names the origins of games, others are refused', () => {
  const allowed = ['https://games.example', 'https://more.example']
  expect(frameLink('https://more.example/play', site, allowed)?.origin).toBe('https://more.example')
  expect(frameLink('https://other.example/play', site, allowed)).toBeNull()
})
