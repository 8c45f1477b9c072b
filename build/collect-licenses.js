import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licences under which a package may be carried along. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

/**
 * The licences and notices of packages, each text once, with the packages that it belongs to.
 *
 * @param folders of the packages
 * @param apache text for packages under Apache-2.0 that bring no licence file
 * @throws Error for a package whose licence is not allowed, or whose text is missing
 */
export function collectLicenses(folders, apache) {
  const holders = new Map()
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    if (!allowed.has(license)) throw new Error(`${name} has the licence ${license}`)
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    if (texts.length === 0 && license === 'Apache-2.0') texts.push(apache.trim())
    if (texts.length === 0) throw new Error(`${name} brings no text of its licence ${license}`)
    for (const text of texts)
      holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${license})`])
  }
  return [...holders]
    .map(([text, packages]) => `${[...new Set(packages)].toSorted().join('\n')}\n\n${text}\n`)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`)
}
