// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { favouriteChosen } from './lobby.ts'
import { hideMoney } from './prefs.ts'
import { signedIn } from './session.ts'
import { askedFor } from './visit.ts'

it('user, local and lobby outlive the visit; session ends with the browser session', () => {
  signedIn('a-token')
  hideMoney(true)
  favouriteChosen({ game_id: 'g', provider_id: 'p' }, true)
  askedFor('/member/deposit')
  const kept = (area: Storage) =>
    ['user', 'local', 'lobby', 'session'].filter((key) => area.getItem(`chokdee.${key}`) !== null)
  expect(kept(localStorage)).toEqual(['user', 'local', 'lobby'])
  expect(kept(sessionStorage)).toEqual(['session'])
})
