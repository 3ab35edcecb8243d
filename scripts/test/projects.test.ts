import { expect, it } from 'vitest'
import { projectsOf } from './projects.ts'

const all = ['web-phone', 'web-desktop', 'liff']

it.each([
  [['--project=liff'], ['liff']],
  [['profile', '--project', 'web-phone', '--headed'], ['web-phone']],
  [
    ['--project=liff', '--project=web-desktop'],
    ['liff', 'web-desktop'],
  ],
  [['tests/e2e/journey.spec.ts'], all],
  [['--project=no-such'], all],
])('%j runs %j', (args, projects) => {
  expect(projectsOf(args, {})).toEqual(projects)
})

it('a site that runs already is not taken for a LIFF app', () => {
  expect(projectsOf([], { E2E_URL: 'http://127.0.0.1:3000' })).toEqual(['web-phone', 'web-desktop'])
})
