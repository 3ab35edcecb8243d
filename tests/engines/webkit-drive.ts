/** Debian's WebKit (WebKitGTK's MiniBrowser) through its WebDriver, on a display of its own where there is none. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Capabilities, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { webkitBrowser } from '../../scripts/test/debian-engines.ts'
import { WAIT_MS, type Drive } from './drive.ts'
import { findInPage, isTakenOver, readPage, type Wanted } from './find.ts'

/** Without its bar of tools the window goes down to a phone's width. */
const args = ['--automation', '--full-screen']

async function until(ready: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) if (await ready()) return
  throw new Error(`${what} did not start`)
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })

async function startDisplay(started: ChildProcess[]): Promise<string> {
  const number = 100 + (process.pid % 400)
  started.push(
    spawn('Xvfb', [`:${number}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
  )
  await until(() => existsSync(`/tmp/.X11-unix/X${number}`), 'Xvfb')
  return `:${number}`
}

/** A browser without anything in it, its window of a phone's size. */
async function openBrowser(driverPort: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${driverPort}`)
    .withCapabilities(capabilities)
    .build()
  await driver.manage().setTimeouts({ script: WAIT_MS, pageLoad: WAIT_MS, implicit: 0 })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  return driver
}

export async function driveWebKit(origin: string): Promise<Drive> {
  const binary = webkitBrowser()
  if (!binary)
    throw new Error('WebKit is not installed. Install its package (Debian: webkit2gtk-driver, xvfb).')
  const started: ChildProcess[] = []
  const end = () => {
    for (const one of started.toReversed()) one.kill()
  }
  try {
    const display = process.env.DISPLAY ?? (await startDisplay(started))
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, TZ: 'Asia/Bangkok', LANG: 'C.UTF-8' }
    // What the browser has to say before it dies is said here.
    started.push(
      spawn('WebKitWebDriver', [`--port=${port}`], { stdio: ['ignore', 'inherit', 'inherit'], env }),
    )
    await until(() => answers(port), 'WebKitWebDriver')
    const open = () => openBrowser(port, binary)
    const first = await open()
    const version = (await first.getCapabilities()).getBrowserVersion() ?? ''
    return new WebKitDrive(`WebKit ${version}`, origin, first, { open, end })
  } catch (failure) {
    end()
    throw failure
  }
}

/**
 * Runs within the page: what a finger would press for this element, in the middle where no bar lies over it, once it stands still: the
 * same place in two frames, nothing around it in motion (two looks within one frame of a busy machine are the same place too, and a press
 * on a sheet that rises falls beside its button), and nothing lying over its middle. Null when it was drawn anew meanwhile, or is not
 * free within a few seconds: it is then to be looked for again.
 */
function atRest(element: Element, done: (target: Element | null) => void): void {
  const target = (element.matches('input') && element.closest('label')) || element
  target.scrollIntoView({ block: 'center' })
  const inMotion = () =>
    document.getAnimations().some(({ effect, playState }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime)
      return playState === 'running' && ends && (effect as KeyframeEffect).target?.contains(target)
    })
  // The driver takes a moment to press, and what moves meanwhile gets the press in its place.
  const listened = (pressed: Element) => {
    const page = window as unknown as { pressArrived: boolean }
    page.pressArrived = false
    pressed.addEventListener('click', () => (page.pressArrived = true), { once: true, capture: true })
    return pressed
  }
  let before = ''
  const end = performance.now() + 5_000
  const look = () => {
    if (!target.isConnected || performance.now() > end) return done(null)
    const { x, y, width, height } = target.getBoundingClientRect()
    const now = [x, y, width, height].join()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (now === before && target.contains(hit) && !inMotion()) return done(listened(target))
    before = now
    requestAnimationFrame(look)
  }
  look()
}

/** A page between two states is looked at again; a browser whose process has ended will not come back. */
function nothingUnlessGone(failure: unknown): null {
  if (failure instanceof error.NoSuchSessionError)
    throw new Error('the browser has ended by itself', { cause: failure })
  return null
}

interface Browsers {
  open(): Promise<WebDriver>
  /** Of all that was started for them. */
  end(): void
}

class WebKitDrive implements Drive {
  readonly engine: string
  readonly #origin: string
  #driver: WebDriver
  readonly #browsers: Browsers

  constructor(engine: string, origin: string, driver: WebDriver, browsers: Browsers) {
    this.engine = engine
    this.#origin = origin
    this.#driver = driver
    this.#browsers = browsers
  }

  async open(path: string): Promise<void> {
    await this.#driver.get(this.#origin + path)
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100))
      if (await this.#driver.executeScript<boolean>(`return (${isTakenOver.toString()})()`)) return
  }

  #look(what: Wanted): Promise<WebElement | null> {
    return this.#driver.executeScript<WebElement | null>(
      `return (${findInPage.toString()})(arguments[0])`,
      what,
    )
  }

  async #find(what: Wanted): Promise<WebElement> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100)) {
      const element = await this.#look(what).catch(nothingUnlessGone)
      if (element) return element
    }
    throw new Error(`not there: ${what.kind} “${what.name}” at ${await this.#driver.getCurrentUrl()}`)
  }

  async press(what: Wanted): Promise<void> {
    for (const end = Date.now() + WAIT_MS; ; await sleep(100)) {
      const element = await this.#find(what)
      try {
        const target = await this.#driver.executeAsyncScript<WebElement | null>(
          `const [element, done] = arguments; (${atRest.toString()})(element, done)`,
          element,
        )
        if (target) {
          await target.click()
          if (await this.#hasArrived()) return
        }
        if (Date.now() > end) throw new Error(`does not come to rest: “${what.name}”`)
      } catch (failure) {
        // Drawn anew between being found and pressed.
        nothingUnlessGone(failure)
        if (Date.now() > end) throw failure
      }
    }
  }

  /** Whether what was pressed got the press; a page that has gone since did. */
  #hasArrived(): Promise<boolean> {
    return this.#driver.executeScript<boolean>('return window.pressArrived !== false').catch(() => true)
  }

  async fill(what: Wanted, value: string): Promise<void> {
    const element = await this.#find(what)
    if ((await element.getTagName()).toLowerCase() === 'select') {
      for (const option of await element.findElements(By.css('option')))
        if ((await option.getText()).trim() === value) return option.click()
      throw new Error(`no choice “${value}”`)
    }
    await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE)
    await element.sendKeys(value)
  }

  async see(what: Wanted): Promise<void> {
    await this.#find(what)
  }

  async seeNot(what: Wanted): Promise<void> {
    await this.#driver.wait(
      async () => (await this.#look(what)) === null,
      WAIT_MS,
      `still there: “${what.name}”`,
    )
  }

  async arrive(path: RegExp): Promise<void> {
    const there = async () => {
      const { pathname, search } = new URL(await this.#driver.getCurrentUrl())
      return path.test(pathname + search)
    }
    await this.#driver.wait(there, WAIT_MS, `not at ${path}`)
  }

  async within(title: string, work: () => Promise<void>): Promise<void> {
    const frame = await this.#driver.wait(
      async () => (await this.#driver.findElements(By.css(`iframe[title="${title}"]`)))[0] ?? null,
      WAIT_MS,
    )
    await this.#driver.switchTo().frame(frame)
    await work()
    await this.#driver.switchTo().defaultContent()
  }

  async keep(key: string, value: string): Promise<void> {
    await this.#driver.executeScript('localStorage.setItem(arguments[0], arguments[1])', key, value)
  }

  /** A browser of its own for each journey: one that has died takes no other with it. */
  async forget(): Promise<void> {
    await this.#driver.quit().catch(() => {})
    this.#driver = await this.#browsers.open()
  }

  reads(): Promise<string> {
    return this.#driver.executeScript<string>(`return (${readPage.toString()})()`)
  }

  async picture(file: string): Promise<void> {
    // A picture straight after a press is blank.
    await this.#driver.executeAsyncScript(
      'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))',
    )
    writeFileSync(file, Buffer.from(await this.#driver.takeScreenshot(), 'base64'))
  }

  async close(): Promise<void> {
    await this.#driver.quit().catch(() => {})
    this.#browsers.end()
  }
}
