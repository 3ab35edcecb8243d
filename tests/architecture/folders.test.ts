/** A circle between folders is found even where no file is in a circle. */
import { describe, expect, it } from 'vitest'
import { crowdedFolders, folderCircles } from '../../scripts/check/folders.ts'

/** `'server/a/one.ts server/b/two.ts'` is an import of the second file by the first. */
const imports = (...arrows: string[]) => ({
  modules: arrows.map((arrow) => {
    const [source = '', resolved = ''] = arrow.split(' ')
    return { source, valid: true, dependents: [], dependencies: [{ resolved }] }
  }) as unknown as Parameters<typeof folderCircles>[0]['modules'],
})

describe('folders', () => {
  it('that import each other by different files are a circle, named with the imports behind it', () => {
    const faults = folderCircles(
      imports('server/a/one.ts server/b/two.ts', 'server/b/three.ts server/a/four.ts'),
    )
    expect(faults).toEqual([
      [
        'server: a, b import each other in a circle',
        '  a → b: server/a/one.ts → server/b/two.ts',
        '  b → a: server/b/three.ts → server/a/four.ts',
      ].join('\n'),
    ])
  })

  it('are held against each other on every level, with all that is in them', () => {
    const ring = imports(
      'server/a/deep/one.ts server/b/two.ts',
      'server/b/deep/two.ts server/c/three.ts',
      'server/c/three.ts server/a/four.ts',
    )
    expect(folderCircles(ring)).toEqual([expect.stringMatching(/^server: a, b, c import/)])
    const trees = imports('scripts/a/one.ts tests/two.ts', 'tests/b/three.ts scripts/four.ts')
    expect(folderCircles(trees)).toEqual([expect.stringMatching(/^\.: scripts, tests import/)])
  })

  it('and a file beside them are a circle too', () => {
    const faults = folderCircles(
      imports('server/kit/one.ts server/deps.ts', 'server/deps.ts server/kit/two.ts'),
    )
    expect(faults).toEqual([expect.stringMatching(/^server: deps\.ts, kit import/)])
  })

  it('may import downward, share a floor below, and be looked at by tests', () => {
    const fine = imports(
      'server/a/one.ts server/b/two.ts',
      'server/a/one.ts server/c/three.ts',
      'server/b/two.ts server/c/three.ts',
      'server/c/three.test.ts server/a/one.ts',
      'server/testing/people.ts server/a/one.ts',
      'server/a/one.ts server/testing/people.ts',
    )
    expect(folderCircles(fine)).toEqual([])
  })

  it('have parts of their own, which are no neighbours of theirs', () => {
    const parts = imports(
      'server/a/one.ts server/a/parts/two.ts',
      'server/a/parts/three.ts server/a/four.ts',
      'server/a/four.ts server/a/parts/five.ts',
    )
    expect(folderCircles(parts)).toEqual([])
  })

  it('hold at most 25 files, styles and tests counted; lists are as long as they are', () => {
    const room = (folder: string, count: number) =>
      Array.from(
        { length: count },
        (_, index) => `${folder}/File${index}${['.tsx', '.module.css', '.test.tsx'][index % 3]}`,
      )
    const { faults, largest } = crowdedFolders([
      ...room('src/features/bill/check', 26),
      ...room('src/features/bill', 25),
      ...room('server/db/migrations', 90),
      'index.html',
    ])
    expect(faults).toEqual([
      'src/features/bill/check holds 26 files, styles and tests counted; the limit is 25',
    ])
    expect(largest).toBe('src/features/bill/check with 26 files')
  })
})
