/**
 * LINE's friend picker. Inside LINE the app is handed the messages in an address; in another browser a window of LINE's
 * asks the page for them, and the page asks LINE how it ended.
 */
import { expect, type Page } from '@playwright/test'

/** The window in another browser: shows what it was handed, and two ways to end it. */
export const pickerPage = `<!doctype html><title>picker</title><pre></pre>
<button value="SUCCESS">send</button><button value="CANCEL">cancel</button>
<script>
  addEventListener('message', ({ data, source, origin }) => {
    if (data.name === 'healthcheck') source.postMessage({ name: 'receivedHealthcheck', body: {} }, origin)
    if (data.name === 'ready') document.querySelector('pre').textContent = JSON.stringify(data.body)
  })
  for (const button of document.querySelectorAll('button'))
    button.onclick = () =>
      fetch('/oauth2/v2.1/liff/shareTargetPicker/result' + location.search, {
        method: 'POST',
        body: new URLSearchParams({ result: button.value }),
      })
</script>`

interface Picked {
  messages: { type: string; altText?: string; contents?: unknown }[]
}

/** What the picker's window was handed. */
export async function messagesIn(picker: Page): Promise<Picked['messages']> {
  const handed = picker.locator('pre')
  await expect(handed).not.toBeEmpty()
  return (JSON.parse((await handed.textContent())!) as Picked).messages
}

/**
 * What the LINE app was handed, and its answer. Chromium, which knows no such app, takes no press and no key on a page
 * that has asked for one: a test that goes on afterwards presses by `element.click()`.
 */
export async function answerInLine(
  page: Page,
  told: readonly string[],
  result: 'SUCCESS' | 'CANCEL',
): Promise<Picked['messages']> {
  await expect.poll(() => told.some((each) => each.startsWith('line://picker?'))).toBe(true)
  const query = new URL(told.findLast((each) => each.startsWith('line://picker?'))!).searchParams
  await page.request.post(`/sandbox/line/oauth2/v2.1/liff/shareTargetPicker/result?ott=${query.get('ott')}`, {
    form: { result },
  })
  return (JSON.parse(query.get('data')!) as Picked).messages
}
