// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { redirect } from 'react-router'
import { shownPath } from './shown.ts'
import { createLiffRouter } from './router.ts'

const here = () => location.pathname + location.search + location.hash

beforeEach(() => history.replaceState(null, '', '/liff'))

function routerAt(address: string) {
  history.replaceState(null, '', address)
  const asked: string[] = []
  const watched = {
    loader: ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return null
    },
    element: null,
  }
  const router = createLiffRouter([
    { path: '/', element: null },
    { path: '/promotions', ...watched },
    { path: '/member/deposit', ...watched },
    { path: '/member/wheel', loader: () => redirect('/login?from=wheel'), element: null },
    { path: '/login', element: null },
    { path: '/lotto/:round?', ...watched },
  ])
  return { router, asked }
}

it('ENV-4 the router reads the web’s path, and so do loaders', async () => {
  const { router, asked } = routerAt('/liff/deposit?ag=x#top')
  expect(router.state.location).toMatchObject({ pathname: '/member/deposit', search: '?ag=x', hash: '#top' })
  await expect.poll(() => asked).toEqual(['/member/deposit'])
  router.dispose()
})

it('ENV-4 links and navigation stay below the endpoint, query kept, back too', async () => {
  const { router } = routerAt('/liff')
  expect(router.createHref(new URL('http://localhost:3000/member/deposit?ag=x'))).toContain(
    '/liff/deposit?ag=x',
  )
  await router.navigate('/promotions?promotion=7')
  expect(here()).toBe('/liff/promotions?promotion=7')
  await router.navigate('/lotto/690455')
  expect(here()).toBe('/liff/lotto/690455')
  await router.navigate('/member/deposit', { replace: true })
  expect(here()).toBe('/liff/deposit')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/promotions')
  expect(here()).toBe('/liff/promotions?promotion=7')
  router.dispose()
})

it('ENV-4 a guard’s redirect stays inside', async () => {
  const { router } = routerAt('/liff')
  await router.navigate('/member/wheel')
  expect(router.state.location.pathname).toBe('/login')
  expect(here()).toBe('/liff/login?from=wheel')
  router.dispose()
})

it('ENV-4 an unknown name is not found where it is; an address of no page stays inside too', async () => {
  const { router } = routerAt('/liff/no-such-page')
  expect(router.state.location.pathname).toBe('/liff/no-such-page')
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
  await router.navigate('/nothing/here')
  expect(here()).toBe('/liff/nothing/here')
  router.dispose()
})

it('ENV-4 an address that is inside already stays as it is', () => {
  expect(shownPath('/liff/deposit')).toBe('/liff/deposit')
  expect(shownPath('/member/deposit')).toBe('/liff/deposit')
  expect(shownPath('/')).toBe('/liff')
  expect(shownPath('/liffy')).toBe('/liff/liffy')
})
