import { at } from '../lib/paths.mjs'

/**
 * Few chunks of a good size, for a phone pays a round trip for each: React, which changes rarely; what the first
 * screen needs; what reads from the platform, loaded right after it; what the member's calls need; and what several
 * lazy pages share, each kind by itself, so that a page without a form or a dialog goes without theirs.
 */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const landingOnly =
  /\/src\/(pages\/LandingPage|features\/landing\/|strings\/landing|ui\/(AnnounceStrip|Banner|Carousel|PromoTicket|SlideControls|QuickLink)\.)/

/** Of the shared ones: what only pages of one kind need. */
const kinds = {
  forms:
    /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\/(?!AmountField|BahtCell|PasswordDialog|use-asked-password)/,
  fields:
    /\/src\/(ui\/((Amount|Password|Text)Input|Field|Checkbox|ActionBar|Select|keyboard|field\/(?!use-)\w+))/,
  images:
    /\/src\/(ui\/(Image|field\/use-(image|pasted))|lib\/(image-|data-url)|dialogs\/keep-image\.|strings\/images)/,
  dialogs: /\/src\/ui\/(modal\/|Dialog\.|Sheet\.)/,
  otp: /\/src\/(ui\/(OtpInput|PhoneInput)|forms\/(Otp|PasswordChecks|Phone|Resend|otp-|sent-otp|use-web-otp|use-otp))/,
  writes: /\/src\/(forms\/(MoneyWrite|intent|use-idempotency)|data\/operations)/,
  acts: /\/src\/(forms\/use-money-act|data\/affected)/,
  lotto:
    /\/src\/(ui\/(DigitSlots|Keypad|LotteryBadge|Paper|VirtualRows|rows\/|use-digit-keys|use-server-time)|lib\/(focus-neighbour|lotto-round|rate-text)|forms\/slip\/)/,
  rewards:
    /\/src\/(ui\/(BarChart|bars|IntroHead|Tabs|TabPanel|TextArea)\.|dialogs\/reward\.)|\/lucide-react\/.*\/icons\/(bell|clock-exclamation-point|link-2|repeat|shuffle|sliders-horizontal)\./,
  bank: /\/src\/(ui\/(PickerButton|AccountNumberInput)|forms\/(Bank|bank-|Picker|Account|account-))/,
}

const isSpecial = (id: string) =>
  [kinds.otp, kinds.bank, kinds.writes, kinds.acts, kinds.lotto].some((kind) => kind.test(id))
const isUi = /\/src\/(ui\/(?!antd\/(patch|locale))|dialogs|lib|strings\/banks)|node_modules\/lucide-react/

/** All that the landing imports by itself, save its own. Icons come through one file, and the strip at its foot
 * is lazy: what they need is named. */
function isPart(id: string, modules: Modules): boolean {
  sharedByLanding ??= importedBy(landingPage, modules)
  return landingExtras.test(id) || (sharedByLanding.has(id) && !landingOnly.test(id))
}

const landingExtras =
  /\/lucide-react\/.*\/icons\/(badge-percent|crown|gem|megaphone|undo-2)\.|\/src\/ui\/Card\./
const landingPage = at('src', 'pages', 'LandingPage.tsx')
let sharedByLanding: ReadonlySet<string> | null = null

function importedBy(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id) || /node_modules|\/ui\/icons\.ts$/.test(id)) return found
  found.add(id)
  modules.getModuleInfo(id)?.importedIds.forEach((next) => importedBy(next, modules, found))
  return found
}

export const codeSplitting = {
  groups: [
    // All that LIFF's entry needs before it asks LINE (liff/boot.ts): with it in `react` or `core` it would wait for both.
    {
      name: 'base',
      test: /vite\/preload-helper|\/src\/lib\/env\.ts|\/src\/platform\/line-host\.ts/,
      priority: 9,
    },
    {
      name: 'react',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
      priority: 8,
    },
    // LIFF's own code stays in LIFF's entry: the web bundle holds none of it. The project itself may lie in a folder of
    // that name.
    {
      name: 'core',
      tags: ['$initial' as const],
      test: /^(?!.*(\.html|\/src\/app\/main\.tsx|\/liff\/(?!(src|contracts|rules|node_modules)\/)|\/@line\/))/,
      priority: 7,
    },
    // What the landing shares with other pages; a page of LIFF brings it when it needs it.
    { name: (id: string, modules: Modules) => (isPart(id, modules) ? 'parts' : null), priority: 6 },
    { name: 'landing', test: landingOnly, priority: 5 },
    // antd-mobile brings @babel/runtime; LINE's SDK has tslib alone.
    {
      name: 'helpers',
      test: /node_modules\/(tslib|@oxc-project\/runtime)\//,
      minShareCount: 2,
      priority: 5,
    },
    // Public reads: all that a visitor's landing loads after its first screen (decision 015).
    {
      name: 'read',
      test: /node_modules\/zod\/|\/contracts\/(kit|wire|money|agent|games|member|promotion)\.ts|\/src\/api\/(?!transport|call)|\/src\/data\/public-reads/,
      priority: 5,
    },
    // Contracts of few pages come with those pages.
    {
      name: 'call',
      test: /node_modules\/axios\/|\/contracts\/(?!account|affiliate|bills|cashback|inbox|lotto|payment|poll|quest|redemption|reward|statement|wheel|withdraw|yeekee)|\/src\/api\//,
      minShareCount: 2,
      priority: 4,
    },
    // LIFF needs the table of its pages before it needs any of `ui`.
    { name: 'liff-pages', test: /\/src\/lib\/liff-pages\.ts/, priority: 4 },
    // Before `forms`, which would take them along: a group takes what its modules import.
    { name: 'writes', test: kinds.writes, minShareCount: 2, priority: 3 },
    // Not with `writes`: registering keeps a key too, and moves no money.
    { name: 'acts', test: kinds.acts, minShareCount: 2, priority: 3 },
    {
      name: 'fields',
      test: (id: string) => kinds.fields.test(id) && !isSpecial(id),
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'forms',
      test: (id: string) => kinds.forms.test(id) && !isSpecial(id),
      minShareCount: 2,
      priority: 2,
    },
    ...(['images', 'dialogs', 'otp', 'bank', 'lotto', 'rewards'] as const).map((name) => ({
      name,
      test: kinds[name],
      minShareCount: 2,
      priority: 1,
    })),
    {
      name: 'ui',
      test: (id: string) => isUi.test(id) && !Object.values(kinds).some((kind) => kind.test(id)),
      minShareCount: 2,
      priority: 4,
    },
    // What stands behind src/ui/antd/*Parts.tsx, each loaded when first shown; it must not come with the rest of ui.
    {
      name: 'antd',
      test: /node_modules\/(antd-mobile|@babel\/runtime|@react-spring|@use-gesture|ahooks)\/|\/src\/ui\/antd\/(patch|locale)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
}

/** Of the chunks above, as far as their name is not another's. */
export const groupNames: ReadonlySet<string> = new Set([
  'parts',
  ...codeSplitting.groups.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
])
