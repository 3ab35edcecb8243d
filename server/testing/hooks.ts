/** `testServer()` for vitest: opened before the file's tests, emptied before each, closed after. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestServer, type TestOptions, type TestServer } from './test-server.ts'

/**
 * `const server = testServer({ handlers: agentHandlers })` at the top of a test file. Its parts may be used inside
 * tests and hooks only, since the database opens before the first test.
 */
export function testServer(options: TestOptions = {}): TestServer {
  let open: TestServer | null = null
  let fresh = true
  beforeAll(async () => {
    open = await openTestServer(options)
  })
  beforeEach(async () => {
    if (!fresh) await open!.reset()
    fresh = false
  })
  afterAll(() => open?.close())
  return new Proxy({} as TestServer, {
    get: (_, name) => {
      if (!open) throw new Error('the test server is not open yet: use it inside tests and hooks')
      return open[name as keyof TestServer]
    },
  })
}
