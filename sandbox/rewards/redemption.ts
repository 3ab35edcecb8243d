/** The point shop's part of `/sandbox/rewards`: what is to be sent, on its way, arrived, or given up. */
import '../not-in-production.ts'
import { html } from 'hono/html'
import type { RedemptionRow } from '#server/modules/redemption/history.ts'
import { cancelParcel, markDelivered, markSent, openParcels } from '#server/modules/redemption/parcel.ts'
import type { Press, RewardsSection } from './section.ts'

/** Rows that are shown. */
const MOST = 50
/** Longest parcel number of any carrier of Thailand, and room to spare. */
const TRACKING = /^[A-Z0-9]{8,24}$/

const idIn = ({ form }: Press) => String(form.redemption_id)

function trackingIn({ form }: Press): string {
  const tracking = String(form.tracking ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  if (!TRACKING.test(tracking)) throw new RangeError('a parcel number has 8 to 24 letters and digits')
  return tracking
}

const hidden = ({ id }: RedemptionRow) => html`<input type="hidden" name="redemption_id" value="${id}" />`

const press = (row: RedemptionRow, name: string, label: string) =>
  html`<form method="post" action="/sandbox/rewards/redemption/${name}">
    ${hidden(row)}
    <button type="submit" aria-label="${label} redemption ${row.id}">${label}</button>
  </form>`

const sendForm = (row: RedemptionRow) =>
  html`<form method="post" action="/sandbox/rewards/redemption/sent" class="row">
    ${hidden(row)}
    <label>Parcel number <input name="tracking" required autocomplete="off" /></label>
    <button type="submit" class="primary" aria-label="Send redemption ${row.id}">Send</button>
  </form>`

const entry = (row: RedemptionRow) =>
  html`<li class="card" aria-label="redemption ${row.id}">
    <header>
      <span><span lang="th">${row.name}</span> × ${row.quantity}</span>
      <span>${row.state} ${row.tracking}</span>
    </header>
    <p lang="th">${row.deliverName} ${row.deliverMobile} ${row.deliverAddress}</p>
    ${row.state === 'preparing' ? sendForm(row) : ''}
    <div class="presses">
      ${press(row, 'delivered', 'Delivered')} ${press(row, 'cancel', 'Cancel, points back')}
    </div>
  </li>`

export const redemptionSection: RewardsSection = {
  name: 'redemption',
  title: 'Point shop: parcels',
  async show(db) {
    const rows = await openParcels(db, MOST)
    return rows.length === 0
      ? html`<p>Nothing is to be sent. Members redeem things at <a href="/redeem?kind=item">/redeem</a>.</p>`
      : html`<ul class="messages">
          ${rows.map(entry)}
        </ul>`
  },
  presses: {
    sent: (tx, wish) => markSent(tx, idIn(wish), trackingIn(wish), wish.now),
    delivered: (tx, wish) => markDelivered(tx, idIn(wish), wish.now),
    cancel: (tx, wish) => cancelParcel(tx, idIn(wish), wish.now),
  },
}
