import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `node_modules/.bin/vite --config tests/gallery/vite.config.ts`: every building block on one page, `?theme=light`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react({ compiler: true })],
  server: { port: 5199 },
  build: { outDir: '../../.cache/gallery', emptyOutDir: true },
})
