/** Fish shooting: tap a fish or choose a target and shoot; each shot is a round of its own. */
import type { FishSetup } from '../../protocol.ts'
import { CallFailed } from '../api.ts'
import { createChrome } from '../chrome.ts'
import { button, h, icon } from '../dom.ts'
import { createEffects, drawCannon } from './fish-effects.ts'
import { createSchool, type Swimmer } from './fish-school.ts'
import { paintSea, seaColours } from './fish-sea.ts'
import { isHeld } from '../frame.ts'
import { fill, money } from '../format.ts'
import { calm } from '../motion.ts'
import type { Play } from '../rounds.ts'
import { createStake } from '../stake.ts'

const FIRST_STAKE = 100
/** Shots that may be under way at once. */
const MOST_SHOTS = 3
const REACH = 60

export function start(root: HTMLElement, play: Play): void {
  const { started } = play
  const { texts } = started
  const setup = started.setup as FishSetup
  const chrome = createChrome(root, play, () => rules(setup, texts.fish.rules))
  const stake = createStake(started, texts.fish.perShot, FIRST_STAKE)
  const colours = seaColours()
  const school = createSchool(setup, started.game.id)
  const effects = createEffects(colours)
  const canvas = h('canvas', { class: 'sea', role: 'img', 'aria-label': texts.fish.scene })
  const context = canvas.getContext('2d')!
  const aimText = h('p', { class: 'target' })
  const shootNow = button('spin', icon('target', 38), () => shoot(target()), texts.fish.shoot)
  const other = button('quiet', icon('next'), () => choose(1), texts.fish.next)
  const lastWin = h('span', { class: 'money', 'data-tone': 'won' }, money(0))
  let kindAt = 0
  let size = { width: 0, height: 0 }
  let sea: HTMLCanvasElement | null = null
  let aim: readonly [number, number] = [0, 0]
  let shots = 0
  let over = false

  chrome.stage.append(canvas)
  chrome.controls.append(
    h('div', { class: 'aiming' }, aimText, other),
    h(
      'div',
      { class: 'trio' },
      stake.element,
      shootNow,
      h('div', { class: 'last' }, h('span', { class: 'label' }, texts.lastWin), lastWin),
    ),
  )
  chrome.say(texts.fish.aim)
  choose(0)

  canvas.addEventListener('pointerdown', (event) => {
    const box = canvas.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    aim = [x, y]
    const fish = school.near(x, y, REACH)
    if (fish) shoot(fish)
    else chrome.say(texts.fish.aim)
  })
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'ArrowRight') choose(1)
    else if (event.key === 'ArrowLeft') choose(-1)
  })

  const muzzle = (): readonly [number, number] => [size.width / 2, size.height - 6]
  function choose(by: number) {
    kindAt = (kindAt + by + setup.fish.length) % setup.fish.length
    const kind = setup.fish[kindAt]!
    aimText.textContent = fill(texts.fish.target, { name: kind.name, n: kind.pays })
  }
  /** A swimmer of the chosen kind in sight, or else the nearest of any kind. */
  function target(): Swimmer | null {
    const inSight = school.swimmers.filter((fish) => fish.x > 0 && fish.x < size.width)
    return inSight.find((fish) => fish.kind.id === setup.fish[kindAt]!.id) ?? school.near(...muzzle(), 9999)
  }

  const canShoot = () => !over && shots < MOST_SHOTS && target() !== null

  function shoot(fish: Swimmer | null) {
    if (!fish || over || shots >= MOST_SHOTS) return
    shots += 1
    shootNow.disabled = !canShoot()
    aim = [fish.x, fish.y]
    const kind = fish.kind
    const flight = calm() ? Promise.resolve() : effects.fire(muzzle(), fish)
    void Promise.all([play.round({ kind: 'fish', stake: stake.value(), fish: kind.id }), flight])
      .then(([round]) => {
        if (round.outcome.caught) {
          effects.burst(fish.x, fish.y, `+${money(round.win)}`)
          school.remove(fish)
          lastWin.textContent = money(round.win)
          chrome.say(fill(texts.fish.caught, { name: kind.name, amount: money(round.win) }), 'won')
        } else chrome.say(fill(texts.fish.missed, { name: kind.name }))
        chrome.showBalance()
      })
      .catch((error: unknown) => {
        over = error instanceof CallFailed && error.over
        chrome.say(error instanceof Error ? error.message : '', 'lost')
      })
      .finally(() => {
        shots -= 1
        shootNow.disabled = !canShoot()
      })
  }

  function fit() {
    const box = canvas.getBoundingClientRect()
    const ratio = Math.min(2, window.devicePixelRatio)
    size = { width: Math.round(box.width), height: Math.round(box.height) }
    canvas.width = size.width * ratio
    canvas.height = size.height * ratio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    school.resize(size.width, size.height - 40)
    sea = paintSea(size.width, size.height, ratio)
    aim = [size.width / 2, 0]
  }
  new ResizeObserver(fit).observe(canvas)

  // Nothing to shoot at before the first fish has swum into sight.
  shootNow.disabled = true
  let before = performance.now()
  function frame(now: number) {
    shootNow.disabled = !canShoot()
    // Slow swimming where movement is unwanted: the fish must stay fish, but nothing rushes.
    const seconds = Math.min(0.05, (now - before) / 1000) * (calm() ? 0.25 : 1)
    before = now
    if (!isHeld()) school.step(seconds, now)
    if (sea) context.drawImage(sea, 0, 0, size.width, size.height)
    school.draw(context, now)
    drawCannon(context, muzzle(), aim, colours)
    effects.draw(context, now)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

function rules(setup: FishSetup, text: string): HTMLElement {
  const rows = setup.fish.map((fish) =>
    h('li', {}, h('span', {}, fish.name), h('span', { class: 'money' }, `×${fish.pays}`)),
  )
  return h('div', { class: 'rules-body' }, h('p', {}, text), h('ul', { class: 'fish-pays' }, ...rows))
}
