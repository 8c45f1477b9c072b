import { dirname } from 'node:path'
import { openDrafts } from './drafts.js'
import { makeFolder } from './make-folder.js'

/**
 * Writes one file, which takes its place when it is whole; makes the folders on its way.
 *
 * @throws CommandError when it cannot
 */
export async function writeFile(path: string, content: string | Uint8Array): Promise<void> {
  makeFolder(dirname(path), dirname(path))
  const drafts = openDrafts()
  try {
    await drafts.write(path, () => content)
    drafts.commit()
  } finally {
    drafts.discard()
  }
}
