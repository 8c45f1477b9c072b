import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Packs the package in `folder` as it is built and gives the path of the archive, which is put into `destination`. */
export async function pack(folder: string, destination: string): Promise<string> {
  const { stdout } = await execute(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', destination],
    { cwd: folder, shell: process.platform === 'win32' },
  )
  return join(destination, stdout.trim())
}
