import { persisted } from '#src/stores/persisted.ts'

/** Put away once, the bar stays away for the browser session: somebody who came by a link chose to be here. */
export const putAway = persisted<true>({
  key: 'lineBar',
  area: 'session',
  version: 1,
  parse: (value) => (value === true ? true : null),
})
