import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CommandError } from '../../src/cli/command-error.js'
import { packageRoot } from '../../src/package-root.js'

const execute = promisify(execFile)

/**
 * Files that are not as they were at a commit, new ones included.
 *
 * @param ref whatever git takes for a commit
 * @param folder root of the project, where paths begin
 * @throws CommandError when git does not know it, or is not there
 */
export async function changedFiles(ref: string, folder = packageRoot): Promise<readonly string[]> {
  const ask = async (...words: readonly string[]): Promise<readonly string[]> => {
    const { stdout } = await execute('git', words, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.split('\0').filter((path) => path !== '')
  }
  try {
    // A name that begins with a hyphen is no option of git's.
    const changed = await ask(
      'diff',
      '-z',
      '--name-only',
      '--no-renames',
      '--relative',
      '--end-of-options',
      ref,
    )
    const added = await ask('ls-files', '-z', '--others', '--exclude-standard')
    return [...new Set([...changed, ...added])].toSorted()
  } catch (error) {
    const [said = ''] = (error as { stderr?: string }).stderr?.split('\n') ?? []
    throw new CommandError(
      `git does not tell what changed since ${ref}${said === '' ? '' : ` (${said})`}; name a commit of this project`,
    )
  }
}
