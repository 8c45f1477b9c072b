import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchText } from './fetch-text.js'
import type { OpenFile } from './follow-reference.js'
import { parseSource } from './parse-source.js'
import { readText } from './read-text.js'
import type { SourceFile } from './source-file.js'

/** Opens each file once, local or remote. Local files are shown relative to how `root` is shown. */
export function openFiles(root: SourceFile): OpenFile {
  const opened = new Map<string, Promise<SourceFile>>([[root.uri, Promise.resolve(root)]])
  const open = async (uri: string): Promise<SourceFile> => {
    if (!uri.startsWith('file:')) return parseSource(await fetchText(uri), uri, uri)
    const path = fileURLToPath(uri)
    const shown = join(dirname(root.shown), relative(dirname(fileURLToPath(root.uri)), path))
    return parseSource(readText(path, shown), uri, shown)
  }
  return (uri) => {
    const file = opened.get(uri) ?? open(uri)
    opened.set(uri, file)
    return file
  }
}
