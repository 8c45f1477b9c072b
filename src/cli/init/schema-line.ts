import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The line by which an editor finds the schema of a profile. Where the profile stands in the project that Assay is
 * installed in, or in Assay's own folder, it goes on being right when that is moved; elsewhere it names the place on
 * this machine.
 *
 * @param file the profile
 * @param root folder of the package
 */
export function schemaLine(file: string, root: string): string {
  const schema = join(root, 'schemas/profile.schema.json')
  const folder = dirname(resolve(file))
  const way = relative(projectOf(root), folder)
  const isWithin = way === '' || (!way.startsWith('..') && !isAbsolute(way))
  const path = relative(folder, schema).split(sep).join('/')
  const place = !isWithin ? pathToFileURL(schema).href : path.startsWith('.') ? path : `./${path}`
  return `# yaml-language-server: $schema=${place}`
}

/** The folder that moves as a whole with Assay in it: that of the outermost node_modules, else its own. */
function projectOf(root: string): string {
  const parts = root.split(sep)
  const at = parts.indexOf('node_modules')
  return at === -1 ? root : parts.slice(0, at).join(sep) || sep
}
