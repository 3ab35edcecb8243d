import { act } from '@testing-library/react'
import { type ComponentProps, Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { GameList } from './GameList.tsx'

const games = Array.from({ length: 300 }, (_, at): Game => ({
  game_id: `g-${at}`,
  provider_id: 'chang',
  sub_provider_id: '',
  source: 's',
  game_name: `เกมที่ ${at + 1}`,
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
}))
const shown = {
  games,
  near: [],
  status: 'ready',
  partly: null,
  busy: false,
  searching: false,
  retry: () => {},
} as unknown as ComponentProps<typeof GameList>['shown']

const commits = vi.fn<() => void>()
const page = () => (
  <MemoryRouter>
    <Profiler id="list" onRender={commits}>
      <GameList label="สล็อต" shown={shown} empty={null} onOpen={() => {}} />
    </Profiler>
  </MemoryRouter>
)

/** Says sizes when it is told to, as a browser does after it has laid the page out. */
const heard: (() => void)[] = []
class Observer {
  constructor(hear: () => void) {
    heard.push(hear)
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('takes the place of the served list once it is known where that lies, and is drawn once for it', async () => {
  vi.stubGlobal('ResizeObserver', Observer)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page())
  document.body.append(root)
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  measured.mockReturnValue({ width: 328, top: 300 } as DOMRect)
  const onRecoverableError = vi.fn<() => void>()
  let app: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    app = hydrateRoot(root, page(), { onRecoverableError })
  })
  const served = root.querySelectorAll('[role=listitem]')
  expect(served).toHaveLength(18)
  expect([onRecoverableError, measured].map((spy) => spy.mock.calls.length)).toEqual([0, 0])

  commits.mockClear()
  await act(async () => heard.shift()!())
  const rows = [...root.querySelectorAll('[data-row]')]
  expect(rows.length).toBeGreaterThan(2)
  expect(rows[0]!.querySelectorAll('[role=listitem]')).toHaveLength(3)
  // Measured by who says where it lies, not in the task that draws the rows; nor are they drawn again for it.
  expect([commits, measured].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  act(() => app?.unmount())
  root.remove()
  measured.mockRestore()
})
