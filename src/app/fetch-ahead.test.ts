import { afterEach, expect, it, vi } from 'vitest'
import { defineDialog } from '#src/dialogs/dialogs.ts'
import { wantAhead } from '#src/lib/connection/ahead.ts'
import { useSession } from '#src/stores/session.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { load } from './routes/page-parts.ts'

vi.mock('./routes/page-parts.ts', () => ({ load: vi.fn(async () => {}), partsOf: { get: () => ({}) } }))

const order: string[] = []
const part = (name: string) => async () => void order.push(name)
afterEach(() => {
  order.length = 0
  vi.mocked(load).mockClear()
})

it('money first, then dialogs, then what a page wants; each once, and those of a later page when it is opened', async () => {
  useSession.setState({ user: { token: 'T', username: 'nid', vipLevel: 0 } })
  vi.mocked(load).mockImplementation(async () => void order.push('money'))
  const dialogOf = (name: string) =>
    defineDialog<object, null>({
      name,
      load: async () => {
        order.push(name)
        return () => null
      },
      dismissed: null,
    })
  dialogOf('early')
  wantAhead(part('second tab'))
  let open = () => {}
  await fetchAhead((listener) => (open = listener))
  expect(order.slice(0, 7)).toEqual(Array(7).fill('money'))
  expect(order.indexOf('early')).toBeGreaterThan(6)
  expect(order.at(-1)).toBe('second tab')

  order.length = 0
  dialogOf('late')
  wantAhead(part('third tab'))
  open()
  await vi.waitFor(() => expect(order).toEqual(['late', 'third tab']))
  const again = part('wanted while nobody moves')
  wantAhead(again)
  wantAhead(again)
  await vi.waitFor(() => expect(order).toEqual(['late', 'third tab', 'wanted while nobody moves']))
})

it('nothing for a visitor, and nothing where the member saves data', async () => {
  useSession.setState({ user: null })
  await fetchAhead(() => {})
  useSession.setState({ user: { token: 'T', username: 'nid', vipLevel: 0 } })
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  await fetchAhead(() => {})
  expect(load).not.toHaveBeenCalled()
})
