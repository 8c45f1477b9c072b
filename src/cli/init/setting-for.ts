import { shellLiteral } from '../../report/curl/shell-literal.js'
import type { SeenInterface } from './look-at-interface.js'

/** Characters of values that are put into a command. */
const longest = 300

/**
 * The option that gives a fixture: with the values that the owner of the target is to confirm, where some were seen,
 * else with a sign that something belongs there.
 *
 * @param path interface and name
 */
export function settingFor(path: string, seen: readonly SeenInterface[]): string {
  const [section, fixture = ''] = path.split('.')
  const values = seen.find(({ name }) => name === section)?.supposed.get(fixture) ?? []
  const text = values.join(',')
  const isPlain = text !== '' && text.length <= longest && !values.some((one) => one.includes(','))
  return `--set ${path}=${isPlain ? shellLiteral(text) : '…'}`
}
