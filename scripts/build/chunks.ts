/**
 * Few chunks of a good size, for a phone pays a round trip for each: React, which changes rarely; what the first
 * screen needs; what reads from the platform, loaded right after it; what the member's calls need; and what several
 * lazy pages share.
 */
const landingOnly =
  '/src/(pages/LandingPage|features/landing/|strings/landing|ui/(AnnounceStrip|Banner|Carousel|PromoTicket|QuickLink)\\.)'

export const codeSplitting = {
  groups: [
    // All that LIFF's entry needs before it asks LINE (liff/boot.ts): with it in `react` or `core` it would wait for both.
    {
      name: 'base',
      test: /vite\/preload-helper|\/src\/lib\/env\.ts|\/src\/platform\/line-host\.ts/,
      priority: 6,
    },
    {
      name: 'react',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
      priority: 5,
    },
    // LIFF's own code stays in LIFF's entry: the web bundle holds none of it. What only the landing needs stays out too: it
    // becomes a chunk that the web's entry announces, and LIFF loads for the landing alone.
    {
      name: 'core',
      tags: ['$initial' as const],
      test: new RegExp(`^(?!.*(\\.html|/src/app/(main|site-routes)\\.tsx|/liff/|/@line/|${landingOnly}))`),
      priority: 4,
    },
    { name: 'landing', test: new RegExp(landingOnly), priority: 3 },
    {
      name: 'helpers',
      test: /node_modules\/(tslib|@babel\/runtime|@oxc-project\/runtime)\//,
      minShareCount: 2,
      priority: 3,
    },
    // Public reads: all that a visitor's landing loads after its first screen (decision 015).
    {
      name: 'read',
      test: /node_modules\/zod\/|\/contracts\/(kit|wire|money|agent|games|member|promotion)\.ts|\/src\/api\/(?!transport|call)|\/src\/data\/public-reads/,
      priority: 4,
    },
    {
      name: 'call',
      test: /node_modules\/axios\/|\/contracts\/|\/src\/api\//,
      minShareCount: 2,
      priority: 3,
    },
    // LIFF needs the table of its pages before it needs any of `ui`.
    { name: 'liff-pages', test: /\/src\/lib\/liff-pages\.ts/, priority: 3 },
    {
      name: 'ui',
      test: /\/src\/(ui\/(?!antd\/(patch|locale))|dialogs|lib)|node_modules\/lucide-react/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'forms',
      test: /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\//,
      minShareCount: 2,
      priority: 1,
    },
    // What stands behind src/ui/antd/*Parts.tsx, each loaded when first shown; it must not come with the rest of ui.
    {
      name: 'antd',
      test: /node_modules\/(antd-mobile|@react-spring|@use-gesture|ahooks)\/|\/src\/ui\/antd\/(patch|locale)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
}
