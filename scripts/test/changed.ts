/** What `npm test -- --changed` looks at: what differs from a commit, with what is not in git yet. */
import { capture } from '../check/step.ts'

/** The commit that `--changed` or `--changed=main` means; null without it. */
export function changedSince(args: readonly string[]): string | null {
  const told = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='))
  if (told === undefined) return null
  return told.slice('--changed='.length) || 'HEAD'
}

/** Paths from the project's folder; a commit that git does not know is an error. */
export async function changedFiles(since: string): Promise<string[]> {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', '--relative', since],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const answers = await Promise.all(lists.map((args) => capture('git', args)))
  const failed = answers.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output.trim())
  return answers.flatMap(({ output }) => output.split('\n').filter(Boolean))
}

/** The end-to-end tests among them: which others meet what was changed, no import tells. */
export const specsOf = (files: readonly string[]): string[] =>
  files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file))
