import { findingAt } from './finding-at.js'
import { isMap, type DataMap } from './is-map.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'

/**
 * An operation that an alias of YAML repeats at another path is a second one with the same operationId. Once the file is
 * read it is one object in two places, as a path item is that is referred to twice.
 */
export function checkAliasedOperations({ root }: Library): readonly LintFinding[] {
  const first = new Map<DataMap, string>()
  const findings: LintFinding[] = []
  for (const section of ['paths', 'webhooks'])
    for (const [route, pathItem] of membersOf(root.data, section))
      for (const [method, operation] of Object.entries(isMap(pathItem) ? pathItem : {})) {
        if (!isMap(operation) || typeof operation['operationId'] !== 'string') continue
        const name = `${method.toUpperCase()} ${route}`
        const before = first.get(operation)
        if (before === undefined) first.set(operation, name)
        else {
          const message = `${operation['operationId']} names both ${before} and ${name}`
          const [around, own] = [
            [section, route],
            [section, route, method],
          ].map((at) => findingAt(root, at, 'operation-id-unique', message)) as [
            LintFinding,
            LintFinding,
          ]
          // Where the alias stands for the path item, its members are written elsewhere.
          findings.push({ ...(own.line < around.line ? around : own), severity: 'error' })
        }
      }
  return findings
}

function membersOf(data: unknown, section: string): readonly [string, unknown][] {
  const members = isMap(data) ? data[section] : undefined
  return Object.entries(isMap(members) ? members : {})
}
