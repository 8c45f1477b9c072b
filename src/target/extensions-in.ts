import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { FileError } from '../bounds/file-error.js'
import { readTextFile } from '../bounds/read-text-file.js'
import type { ExtensionFiles } from '../contract/extension-files.js'
import type { Mistake } from './mistake.js'
import { parseProfile } from './parse-profile.js'
import { ProfileError } from './profile-error.js'
import { pruneFaultyParts } from './prune-faulty-parts.js'
import { validateProfile } from './validate-profile.js'

/** What says, in the folder of an extension, what it brings. */
const manifest = 'assay.extension.yaml'
const mostBytes = 65_536
const members = ['name', 'specs', 'suites', 'rules', 'reporters', 'proof']

/**
 * The extensions that the data of a profile name. Nothing of them is run yet.
 *
 * @param folder that relative paths start from, and packages are looked up from
 * @param named where in a file each is named, if it is in one
 * @throws ProfileError for a folder without a manifest, or a manifest that names what is not there
 */
export function extensionsIn(
  data: unknown,
  folder: string,
  named?: (index: number) => NamingPlace,
): readonly ExtensionFiles[] {
  const { extensions = [] } = pruneFaultyParts(data, validateProfile(data))
  return extensions.map((given, index) =>
    readManifest(given, placeOf(given, folder), named?.(index)),
  )
}

/** Where a profile names an extension. */
type NamingPlace = Pick<Mistake, 'file' | 'line' | 'column'>

/** A path begins with a dot or a slash; anything else is the name of a package. */
function placeOf(given: string, folder: string): string {
  if (/^(\.|\/|[A-Za-z]:)/.test(given)) return resolve(folder, given)
  const { paths = () => [] } = createRequire(resolve(folder, 'x')).resolve
  const found = (paths(given) ?? []).find((one) => existsSync(join(one, given, manifest)))
  return found === undefined ? resolve(folder, 'node_modules', given) : join(found, given)
}

function readManifest(given: string, folder: string, named?: NamingPlace): ExtensionFiles {
  const file = join(folder, manifest)
  const shown = `${given}/${manifest}`
  const whole = { file: shown, line: 0, column: 0 }
  const refuse = (message: string, remedy: string): never => {
    throw new ProfileError([{ ...whole, message, remedy }])
  }
  const { data } = parseProfile(read(file, shown, named ?? whole), shown)
  const found = Object(data) as Readonly<Record<string, unknown>>
  const unknown = Object.keys(found).find((key) => !members.includes(key))
  if (unknown !== undefined)
    refuse(`unknown key '${unknown}'`, `An extension has ${members.join(', ')}.`)
  const { name } = found
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    return refuse('the extension has no name', 'For example: name: acme')
  const place = (one: unknown, key: string): string => {
    const path = resolve(dirname(file), String(one))
    if (typeof one === 'string' && existsSync(path)) return path
    return refuse(
      `${key} names ${typeof one === 'string' ? one : JSON.stringify(one)}, which is not there`,
      'Paths start from the manifest.',
    )
  }
  const optional = (key: string): string | undefined =>
    found[key] === undefined ? undefined : place(found[key], key)
  const list = (key: string): readonly string[] =>
    [found[key] ?? []].flat().map((one) => place(one, key))
  return {
    name,
    shown: given,
    specs: optional('specs'),
    suites: optional('suites'),
    rules: list('rules'),
    reporters: list('reporters'),
    proof: optional('proof'),
  }
}

function read(file: string, shown: string, named: NamingPlace): string {
  try {
    return readTextFile(file, mostBytes)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const message = `the extension ${shown} cannot be read: ${error.message}`
    const remedy = `Name a folder that has an ${manifest}, as ./acme, or a package that is installed.`
    throw new ProfileError([{ ...named, message, remedy }])
  }
}
