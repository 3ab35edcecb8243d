import { expect, it } from 'vitest'
import { originsOf } from './origins.ts'

const ports = { port: 3000, gamesPort: 3001, publicOrigin: undefined, gamesOrigin: undefined }
const of = (url: string, config = {}) => originsOf({ ...ports, ...config }, new Request(url))

it.each([
  ['http://localhost:3000/x', 'http://localhost:3000', 'http://localhost:3001'],
  ['http://192.168.1.7:3000/', 'http://192.168.1.7:3000', 'http://192.168.1.7:3001'],
  ['http://[::1]:3000/', 'http://[::1]:3000', 'http://[::1]:3001'],
  ["http://a;script-src'x:3000/", 'http://localhost:3000', 'http://localhost:3001'],
])('of %s are on the same host, each with its port', (url, site, games) => {
  expect(of(url)).toEqual({ site, games })
})

it('are the configured ones where they are configured', () => {
  const config = { publicOrigin: 'https://www.a.example', gamesOrigin: 'https://games.a.example' }
  expect(of('http://10.0.0.1:3000/', config)).toEqual({
    site: config.publicOrigin,
    games: config.gamesOrigin,
  })
})
