import { type Answer, type Verification } from '../../../../src/scenario/index.js'

/** Fewer digits turn up in addresses by chance. */
const isLong = (number: unknown): number is string =>
  typeof number === 'string' && number.length >= 8

/** A link may say more of where it leads, and no more of the account than is asked for. */
export function judgeLinksMasked(
  byDefault: Verification,
  answers: readonly Answer[],
  told: ReadonlySet<unknown>,
): void {
  const numbers = [...told].filter(isLong)
  for (const one of answers.filter(({ status }) => status === 200)) {
    // That addresses do not have it is a requirement of its own.
    const links = JSON.stringify(one.at('/_links') ?? {}, (name, value: unknown) =>
      name === 'href' ? undefined : value,
    )
    if (numbers.some((number) => links.includes(number)))
      byDefault(one).tells('/_links', 'links without the full number', () => false)
  }
}
