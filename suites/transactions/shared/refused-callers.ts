import type { Sender, Stage } from '../../../src/scenario/index.js'

/** Callers who are to be refused: strangers, those with a key or a token that is missing or wrong, and one without permission. */
export function refusedCallers(
  stage: Pick<Stage, 'customer' | 'anonymous' | 'restricted' | 'knows'>,
): readonly Sender[] {
  const { customer, anonymous } = stage
  const own = customer.credentials
  const key = own.filter(([name]) => name.toLowerCase() === 'api-key')
  const token = own.filter((one) => !key.includes(one))
  const altered = [
    ...(token.length === 0
      ? []
      : [key, [...key, ...token.map(([name]) => [name, 'Bearer assay-never-issued'] as const)]]),
    ...(key.length === 0
      ? []
      : [token, [...key.map(([name]) => [name, 'assay-never-allocated'] as const), ...token]]),
  ]
  const restricted = stage.knows('restricted') ? [stage.restricted] : []
  return [anonymous, ...altered.map((one) => customer.bringing(one)), ...restricted]
}
