import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../contract/contract.js'
import { packageRoot } from '../../package-root.js'

/**
 * Where an extension has a file that is named as those of the project are, absolute.
 *
 * @param file as `suites/rates/currency/worth-something.scenario.ts` or `extensions/acme/rules/trace-id.js`
 * @returns undefined for a file of the project
 */
export function fileInExtension({ extensions }: Contract, file: string): string | undefined {
  if (extensions.length === 0 || existsSync(join(packageRoot, file))) return undefined
  const [room, ...rest] = file.replace(/\.ts$/, '.js').split('/')
  const places = extensions.flatMap(({ name, specs, suites, rules, proof }) => {
    const [owner, ...within] = rest
    const own = room === 'extensions' && owner === name ? within.join('/') : undefined
    return [
      ...(room === 'specs' && specs !== undefined ? [join(specs, ...rest)] : []),
      ...(room === 'suites' && suites !== undefined ? [join(suites, ...rest)] : []),
      ...(own === undefined ? [] : rules.filter((one) => one.endsWith(`/${own}`))),
      ...(own === undefined || proof === undefined ? [] : [join(proof, own)]),
    ]
  })
  return places.find((one) => existsSync(one))
}
