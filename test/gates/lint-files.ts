import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** Outside this project, whose ignored files the linter would leave out. */
const folder = async (): Promise<string> =>
  realpath(await mkdtemp(join(tmpdir(), 'assay-imports-')))

/**
 * Lints files in a project of their own, with the configuration of ours.
 *
 * @param rule of this house: `import-direction`
 * @returns a line for each place that it reports, which begins with the file
 */
export async function lintFiles(
  rule: string,
  files: readonly (readonly [file: string, text: string])[],
): Promise<readonly string[]> {
  const project = await folder()
  for (const file of [
    '.oxlintrc.json',
    'build/rooms.js',
    'build/import-direction.js',
    'build/id-put-together.js',
    'build/house-rules.js',
    'package.json',
  ])
    await cp(join(packageRoot, file), join(project, file))
  for (const [file, text] of files) {
    await mkdir(dirname(join(project, file)), { recursive: true })
    await writeFile(join(project, file), `${text}\n`)
  }
  const oxlint = join(packageRoot, 'node_modules/oxlint/bin/oxlint')
  const found = await new Promise<readonly string[]>((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format=unix', '--allow=all', `--deny=house/${rule}`],
      { cwd: project },
      (_, stdout) => resolve(stdout.split('\n').filter((line) => line.includes(`house(${rule})`))),
    )
  })
  await rm(project, { recursive: true })
  return found
}
