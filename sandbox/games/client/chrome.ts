/** What all games share: title, purse, the mark of money that is not real, rules, and one line that says what happened. */
import { button, h, icon } from './dom.ts'
import { fill, money, signedMoney } from './format.ts'
import { countTo } from './motion.ts'
import type { Play } from './rounds.ts'

export interface Chrome {
  readonly stage: HTMLElement
  readonly controls: HTMLElement
  /** Says what happened, to eyes and to screen readers. */
  say(text: string, tone?: 'plain' | 'won' | 'lost'): void
  /** Shows the balance of the last answer; games call it when their animation has told the result. */
  showBalance(): void
}

export function createChrome(root: HTMLElement, play: Play, rules: () => HTMLElement): Chrome {
  const { game, texts, demo, wallet } = play.started
  const begun = play.balance()
  let shown = begun
  const figure = h('span', { class: 'money' }, money(begun))
  const net = h('span', { class: 'money' }, money(0))
  const status = h('p', { class: 'status', role: 'status' }, texts.ready)
  const dialog = rulesDialog(play, rules)
  const stage = h('section', { class: 'stage', 'aria-label': game.name })
  const controls = h('section', { class: 'controls' })
  root.replaceChildren(
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'names' },
        h('h1', { class: 'title' }, game.name),
        h('p', { class: 'mark' }, demo ? texts.demo : texts.notReal),
      ),
      button('round-btn', icon('info'), () => dialog.showModal(), texts.rules),
    ),
    h(
      'dl',
      { class: 'purse' },
      h('div', {}, h('dt', {}, wallet || texts.balance), h('dd', {}, figure)),
      h('div', { class: 'right' }, h('dt', {}, texts.net), h('dd', {}, net)),
    ),
    stage,
    h('footer', { class: 'bottom' }, status, controls),
    dialog,
  )
  root.className = `game game-${play.started.setup.kind}`
  play.onChecking(() => say(texts.checking))

  function say(text: string, tone: 'plain' | 'won' | 'lost' = 'plain') {
    status.textContent = text
    status.dataset.tone = tone
  }
  return {
    stage,
    controls,
    say,
    showBalance: () => {
      const target = play.balance()
      countTo(shown, target, (value) => (figure.textContent = money(value)))
      shown = target
      net.textContent = signedMoney(target - begun)
      net.dataset.tone = target > begun ? 'won' : target < begun ? 'lost' : 'plain'
    },
  }
}

function rulesDialog({ started: { texts, game } }: Play, rules: () => HTMLElement): HTMLDialogElement {
  const heading = h('h2', { id: 'rules-title', tabindex: '-1' }, texts.rules)
  const body = h('div', { class: 'rules-body' })
  const dialog = h(
    'dialog',
    { class: 'rules', 'aria-labelledby': 'rules-title' },
    h(
      'div',
      { class: 'rules-head' },
      heading,
      button('round-btn', icon('close'), () => dialog.close(), texts.close),
    ),
    body,
  )
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  // Drawn when it opens: the paytable shows amounts for the stake of the moment.
  const open = dialog.showModal.bind(dialog)
  dialog.showModal = () => {
    const rtp = game.rtp === null ? null : h('p', { class: 'faint' }, fill(texts.rtp, { rtp: game.rtp }))
    body.replaceChildren(rules(), ...(rtp ? [rtp] : []), h('p', { class: 'faint' }, texts.notReal))
    open()
    heading.focus()
  }
  return dialog
}
