/** Boot: take the launch token out of the address, exchange it, and set up the game. */
import type { Started } from '../protocol.ts'
import { call, CallFailed, randomText } from './api.ts'
import { button, h } from './dom.ts'
import { parentIs, tellParent } from './frame.ts'
import { createPlay, type Play } from './rounds.ts'

/** Reads the token and wipes it from the address at once, before anything else can see it. */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
  history.replaceState(null, '', location.pathname)
  return token
}

const starters: Record<
  Started['setup']['kind'],
  () => Promise<{ start(root: HTMLElement, play: Play): void }>
> = {
  slot: () => import('./slot/slot.ts'),
  hilo: () => import('./hilo/hilo.ts'),
  fish: () => import('./fish/fish.ts'),
  sport: () => import('./sport/sport.ts'),
}

const root = document.getElementById('game')!

function showFailure(error: unknown, again: () => void): void {
  const failed =
    error instanceof CallFailed ? error : new CallFailed(document.body.dataset.offline ?? '', true)
  const { retry, close } = document.body.dataset
  const text = h('p', { class: 'boot-text', role: 'alert' }, failed.message)
  const act = failed.again
    ? button('btn', retry ?? '', again)
    : button('btn', close ?? '', () => tellParent('close'))
  root.querySelectorAll('.boot-text, .btn').forEach((old) => old.remove())
  root.append(text, act)
}

/** The same token at each try: the exchange may be asked again, by this page only. */
async function boot(launch: string, token: string): Promise<void> {
  try {
    const started = await call<Started>('/api/session', { launch, token })
    parentIs(started.parentOrigin)
    const game = await starters[started.setup.kind]()
    game.start(root, createPlay(started, token))
    tellParent('ready')
  } catch (error) {
    showFailure(error, () => void boot(launch, token))
  }
}

void boot(takeToken(), randomText(32))
