import type { AnsweredExchange } from '../../rule.js'

/** The accounts that a request names; none where it names one twice, or in another way. */
export function accountsAsked({ exchange }: AnsweredExchange): readonly string[] {
  const { url } = exchange.request
  const [given = '', another] = URL.canParse(url)
    ? new URL(url).searchParams.getAll('accounts')
    : []
  const asked = given.split(',').filter((id) => id !== '')
  return another === undefined && new Set(asked).size === asked.length ? asked : []
}
