import { chromium } from 'playwright-core'
const base = 'http://localhost:5710'
const login = async (username: string) => {
  const r = await fetch(base + '/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password: 'chokdee2569', agent_code: 'chokdee', agent_id: 7 }) })
  const j: any = await r.json()
  return j.access_token
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const token = await login('somchai')
const shots: [string, string, number, number, 'dark' | 'light', boolean][] = JSON.parse(process.argv[2]!)
for (const [name, path, w, h, scheme, member] of shots) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, deviceScaleFactor: 1, locale: 'th-TH' })
  if (member) await ctx.addInitScript(([t]) => { localStorage.setItem('chokdee.user', JSON.stringify({ v: 1, data: { token: t, username: 'somchai', vipLevel: 0 } })); localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data: { noticesShownAt: Date.now() } })) }, [token])
  const page = await ctx.newPage()
  const [p, ...acts] = path.split('|')
  await page.goto(base + p, { waitUntil: 'load' })
  await page.waitForTimeout(2500)
  for (const a of acts) {
    if (a.startsWith('fill:')) { const [, l, v] = a.split(':'); await page.getByLabel(l!).first().fill(v!) }
    else await page.getByRole('button', { name: a }).first().click({ timeout: 5000 }).catch((e) => console.log(name, String(e).slice(0, 200)))
    await page.waitForTimeout(1200)
  }
  await page.screenshot({ path: `/tmp/shots/${name}.png` })
  await ctx.close()
}
await browser.close()
