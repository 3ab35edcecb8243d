/** A link in a chat: one step, signed in, on the page that was shared (ENV-3, ENV-4). */
import { shell } from '#src/strings/shell.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { expectMember } from '../../harness/e2e-shell.ts'

/** Addresses of ours on the page that lead out of the endpoint. */
const linksOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, pathname }) => origin === location.origin && !/^\/liff(\/|$)/.test(pathname))
      .map((link) => link.getAttribute('href')!),
  )

const storedName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const stored = localStorage.getItem('chokdee.user')
    return stored ? (JSON.parse(stored) as { data: { username: string } }).data.username : undefined
  })

for (const system of ['ios', 'android'] as const) {
  test.describe(system, () => {
    test.use({ userAgent: agents[system] })

    test(`ENV-3 a deep link opens its page, signed in, in one step (${system})`, async ({ page, line }) => {
      await line.open(page, '/deposit?ag=chokdee&promotion=1')
      await landed(page, '/liff/deposit?ag=chokdee&promotion=1')
      // The link's first load asks for the proof, the page's own asks whether the token is still good.
      expect(line.beforeSignIn()).toEqual([
        'GET /oauth2/v2.1/verify',
        'GET /oauth2/v2.1/certs',
        'GET /oauth2/v2.1/verify',
      ])
      await line.expectNoSecrets(page)
    })

    test(`ENV-4 links inside LINE stay below the endpoint, their query with them (${system})`, async ({
      page,
      line,
    }) => {
      await line.open(page, '/promotions?ag=chokdee')
      await landed(page, '/liff/promotions?ag=chokdee')
      expect(await linksOutside(page)).toEqual([])
      const tabs = page.getByRole('navigation', { name: shell.mainTabs })
      await tabs.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/liff(?!\/promotions)/)
      await expect(page.getByRole('main')).toBeVisible()
      expect(await linksOutside(page)).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL('/liff/promotions?ag=chokdee')
      expect(await linksOutside(page)).toEqual([])
      await line.expectNoSecrets(page)
    })
  })
}

test.describe('inside LINE', () => {
  test.use({ userAgent: agents.ios })

  test('ENV-3 opened at the page itself, LINE is asked twice before it shows, and our server once', async ({
    page,
    line,
  }) => {
    const signIns: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/line/sign_in')) signIns.push(request.url())
    })
    await line.open(page, '/promotions', { direct: true })
    await landed(page, '/liff/promotions')
    expect(line.beforeSignIn()).toEqual(['GET /oauth2/v2.1/verify', 'GET /oauth2/v2.1/certs'])
    // The same person's session is good: the next start asks nobody for another.
    await page.reload()
    await expectMember(page)
    expect(signIns).toHaveLength(1)
    await line.expectNoSecrets(page)
  })

  test('ENV-3 somebody else’s LINE on the same phone is not let in as the one before', async ({
    page,
    line,
  }) => {
    await line.open(page, '/promotions', { as: 'narin1990' })
    await landed(page, '/liff/promotions')
    await page.evaluate(() => sessionStorage.clear())
    await line.open(page, '/promotions', { as: 'arisa' })
    await landed(page, '/liff/promotions')
    await expect.poll(() => storedName(page)).toBe('arisa')
  })

  test('ENV-4 a name that no page has is not found, and the way home stays inside', async ({
    page,
    line,
    watch,
  }) => {
    watch.allow(/404 .*\/liff\/no-such-page/)
    await line.open(page, '/no-such-page')
    await expect(page.getByText(shell.notFoundTitle)).toBeVisible()
    await expect(page).toHaveURL('/liff/no-such-page')
    expect(await linksOutside(page)).toEqual([])
    await line.expectNoSecrets(page)
  })

  for (const [trick, end] of [
    ['//evil.example/x', '/liff/evil.example/x'],
    ['/../member', '/liff/member'],
    ['/@evil.example', '/liff/@evil.example'],
  ] as const)
    test(`ENV-3 ${trick} in liff.state leads nowhere else`, async ({ page, line, watch }) => {
      watch.allow(/404 .*\/liff\/(evil\.example\/x|@evil\.example)/)
      await line.open(page, trick)
      await landed(page, end)
      await line.expectNoSecrets(page)
    })
})
