import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Nothing here depends on which interfaces are loaded: one is enough. */
const one = ['--interface', 'notifications']

/** What makes Assay read a file as what it is given as, without sending anything. */
export async function commandFor(
  kind: string,
  file: string,
  folder: string,
): Promise<readonly string[]> {
  switch (kind) {
    case 'profile':
      return ['run', ...one, '--profile', file]
    case 'baseline':
      return ['run', ...one, '--baseline', file]
    case 'definition':
      return ['lint', file]
    case 'secret':
      return [
        'run',
        ...one,
        '--profile',
        await profileWith(folder, `actors: { customer: { apiKey: { file: '${file}' } } }`),
      ]
    default:
      return [
        'list',
        'requirements',
        ...one,
        '--profile',
        await profileWith(folder, `supplements: { notifications: '${file}' }`),
      ]
  }
}

async function profileWith(folder: string, line: string): Promise<string> {
  const path = join(folder, 'assay.yaml')
  await writeFile(path, `target: { baseUrl: http://127.0.0.1:9/api }\n${line}\n`)
  return path
}
