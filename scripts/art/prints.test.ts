import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { prints } from './prints.ts'

it('what the site serves are the prints of its drawings', async () => {
  const made = await prints()
  const served = readdirSync(at('public/art')).filter((file) => file.endsWith('.webp'))
  expect(served.toSorted()).toEqual([...made.keys()].toSorted())
  const old = [...made].filter(([file, bytes]) => !readFileSync(at('public/art', file)).equals(bytes))
  expect(
    old.map(([file]) => file),
    'npm run art',
  ).toEqual([])
})
