import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { applyAttribute } from '../../scripts/build/applied.ts'

/** `node_modules/.bin/vite --config tests/gallery/vite.config.ts`: every building block on one page, `?theme=light`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [applyAttribute(), react({ compiler: true })],
  server: { port: 5199 },
  build: { outDir: '../../.cache/gallery', emptyOutDir: true },
})
