import { expect, it } from 'vitest'
import { testServer } from '#server/testing/hooks.ts'
import { gamesApp } from './app.ts'
import { stakesOf } from './providers/kinds.ts'

const server = testServer({ handlers: {}, config: { port: 3000, gamesPort: 3001 } })

const get = (path: string, headers: Record<string, string> = {}) =>
  gamesApp(server.deps).fetch(new Request(`http://localhost:3001${path}`, { headers }))

it('GAME-2 a page is framed by the site only and runs own files only', async () => {
  const response = await get('/play/sl-2201')
  const policy = response.headers.get('content-security-policy')!
  expect(policy).toContain('frame-ancestors http://localhost:3000;')
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  const html = await response.text()
  expect(html).toContain('นกยูงรำแพน')
  expect(html).not.toMatch(/style=|<script>|\son\w+=/)
})

it("GAME-2 modules are served without types, from the folder's own names only", async () => {
  const script = await (await get('/client/main.ts')).text()
  expect(script).not.toMatch(/import type|: Promise</)
  expect((await get('/client/..%2fapp.ts')).status).toBe(404)
  expect((await get('/client/app.ts')).status).toBe(404)
  expect((await get('/play/xx-1')).status).toBe(404)
  expect((await get('/fonts/..%2f..%2fpackage.json')).status).toBe(404)
})

it('GAME-2 all that the page of a game asks for is served, and what its modules import', async () => {
  for (const id of ['sl-2201', 'ca-8103', 'fi-3301', 'sp-4402']) {
    const html = await (await get(`/play/${id}`)).text()
    const asked = [...html.matchAll(/(?:href|src)="(\/(?:client|theme)\/[^"]+)"/g)].map(([, path]) => path!)
    expect(asked.length).toBeGreaterThan(9)
    for (const path of asked) {
      const served = await get(path)
      expect([path, served.status]).toEqual([path, 200])
      if (!path.endsWith('.ts')) continue
      const imported = [...(await served.text()).matchAll(/(?:from |import\()'(\.[^']+)'/g)]
      for (const [, to] of imported) {
        const address = new URL(to!, `http://games.test${path}`).pathname
        expect([path, address, (await get(address)).status]).toEqual([path, address, 200])
      }
    }
  }
})

it('GAME-2 theme, sprites and symbols are drawn per game', async () => {
  expect(await (await get('/theme/sl-2201.css')).text()).toContain('--main:#4478BC')
  expect(await (await get('/sprites/fi-3301/koi.svg')).text()).toMatch(/^<svg/)
  expect(await (await get('/posters/leaf/peacock.svg')).text()).toMatch(/^<svg/)
  expect((await get('/sprites/fi-3301/constructor.svg')).status).toBe(404)
})

it('GAME-2 stakes divide by the five lines of a slot', () => {
  expect(stakesOf.slot.every((stake) => stake % 5 === 0)).toBe(true)
})
