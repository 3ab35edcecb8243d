import { expect, it } from 'vitest'
import { lobbyOf, readView, writeView } from './lobby-url.ts'

it.each([
  ['/lobby/slot', 'slot'],
  ['/lobby/hot', 'hot'],
  ['/lobby/last', 'last'],
  ['/lobby', 'hot'],
  ['/lobby/', 'hot'],
  ['/casino', 'casino'],
  ['/fishing', 'fishing'],
  ['/freespin/', 'freespin'],
  ['/sport', 'sport'],
  ['/lobby/nothing', null],
  ['/lobby/Slot', null],
])('ROUTE-1 %s shows the lobby %s', (path, key) => {
  expect(lobbyOf(path)).toBe(key)
})

it('GAME-1 an empty address is the plain view', () => {
  expect(readView(new URLSearchParams())).toEqual({ query: '', provider: '', favourites: false, sort: null })
})

it.each([
  ['q=ช้าง&provider=chang&fav=1&sort=rtp', { query: 'ช้าง', provider: 'chang', favourites: true, sort: 'rtp' }],
  ['sort=biggest&fav=yes', { query: '', provider: '', favourites: false, sort: null }],
])('GAME-1 reads %s', (search, view) => {
  expect(readView(new URLSearchParams(search))).toEqual(view)
})

it('GAME-1 writes only what is asked for, and keeps what is not ours', () => {
  const search = writeView(new URLSearchParams('ag=abc&fav=1'), { query: 'มังกร', favourites: false })
  expect(Object.fromEntries(search)).toEqual({ ag: 'abc', q: 'มังกร' })
  expect(writeView(search, { query: '   ', sort: 'name', provider: 'p' }).toString()).toBe(
    'ag=abc&provider=p&sort=name',
  )
})

it('GAME-1 what is written is read back', () => {
  const view = { query: 'a b & c=d', provider: 'พลอย', favourites: true, sort: 'new' } as const
  expect(readView(new URLSearchParams(writeView(new URLSearchParams(), view).toString()))).toEqual(view)
})
