import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGameLobby } from '#contracts/games.ts'
import { gameOpened, recentsOf } from '#src/stores/recents.ts'
import { signedOut, userKnown } from '#src/stores/session.ts'
import { landing } from '#src/strings/landing.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

const game = (id: string) => ({
  game_id: id,
  provider_id: 'p',
  sub_provider_id: '',
  source: '',
  game_name: `เกม ${id}`,
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: ['hot'],
})
const rail = () => screen.queryByRole('region', { name: landing.lastPlayed })

it('the game played last is one press from home, also where the server does not answer, before the banners', async () => {
  site.answer(getGameLobby, () => failure(503))
  const { go } = await site.renderAt('/member/inbox', { as: 'narin1990' })
  userKnown('narin1990', 1)
  for (const id of ['1', '2', '1']) gameOpened(game(id))
  await go('/')
  const recents = await screen.findByRole('region', { name: landing.lastPlayed })
  const links = within(recents).getAllByRole('link', { name: /^เกม/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/play?game=1&provider=p',
    '/play?game=2&provider=p',
  ])
  const banners = await screen.findByRole('region', { name: landing.banners })
  expect(recents.compareDocumentPosition(banners)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  site.mend(getGameLobby)
})

it('who has not played has no empty box, and one member never sees what another played', async () => {
  const { go } = await site.renderAt('/member/inbox', { as: 'malee' })
  userKnown('malee', 0)
  gameOpened(game('1'))
  userKnown('nid', 0)
  await go('/')
  await screen.findByRole('region', { name: landing.hotGames })
  expect(rail()).toBeNull()
  expect(recentsOf('nid')).toBeNull()
})

it('what was played is forgotten with the session', async () => {
  await site.renderAt('/', { as: 'narin1990' })
  userKnown('narin1990', 1)
  gameOpened(game('1'))
  expect(recentsOf('narin1990')?.games).toHaveLength(1)
  signedOut('expired')
  expect(recentsOf('narin1990')).toBeNull()
  expect(localStorage.getItem('chokdee.recents')).toBeNull()
})
