/** The checks that a tool does by itself: its configuration is the file in the root that bears its name. */
import { readSources } from './sources.ts'
import { capture, toolFinding, type Step } from './step.ts'
import { at } from '../lib/paths.mjs'

const cache = ['--cache', '--cache-location', '.cache/prettier']

export const typesStep: Step = {
  name: 'Types',
  look: () =>
    toolFinding(
      'node_modules/@typescript/native/bin/tsc',
      ['--noEmit', '--pretty', 'false'],
      'TypeScript 7, strict',
    ),
}

export const lintStep: Step = {
  name: 'Lint',
  async look() {
    const { code, output } = await capture(at('node_modules/.bin/oxlint'), [
      '--deny-warnings',
      '--format',
      'unix',
    ])
    const summary = /on (\d+ files with \d+ rules)/.exec(output)?.[1]
    return { faults: code === 0 ? [] : [output.trim()], note: summary ?? `${readSources().length} files` }
  },
}

export const stylesStep: Step = {
  name: 'Style sheets',
  look: () =>
    toolFinding(
      'node_modules/stylelint/bin/stylelint.mjs',
      ['--max-warnings', '0', 'src/**/*.css', 'liff/**/*.css'],
      'stylelint: colours by token, widths by name, lengths on the scale',
    ),
}

export const formatStep: Step = {
  name: 'Format',
  look: () =>
    toolFinding(
      'node_modules/prettier/bin/prettier.cjs',
      ['--check', '--log-level', 'warn', ...cache, '.'],
      'prettier, the whole tree',
    ),
}

export const unusedStep: Step = {
  name: 'Nothing unused (files, exports, packages)',
  look: () =>
    toolFinding(
      'node_modules/knip/bin/knip.js',
      ['--no-progress', '--no-config-hints'],
      'knip, the whole tree',
    ),
}
