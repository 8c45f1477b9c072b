import type { DeprecatedOperation } from '../run/interface-result.js'

/** What becomes of a deprecated operation: `deprecated since 0.25.0, to be removed in 0.35.0`. */
export function deprecationWords({ since, removal }: DeprecatedOperation): string {
  return [
    since === undefined ? 'deprecated' : `deprecated since ${since}`,
    ...(removal === undefined ? [] : [`to be removed in ${removal}`]),
  ].join(', ')
}
