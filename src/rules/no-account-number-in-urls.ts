import { isObject } from './is-object.js'
import type { Remark, Rule, Sighting } from './rule.js'

/** Members and headers whose values are URLs, by name. */
const holdsUrl = /(?:url|uri|href|link|location)$/i
/** A plain word, such as the location of an account, is none. */
const looksLikeUrl = /[/?:#]/
/** Fewer digits turn up in identifiers by chance. */
const tellingLength = 6
const placesLookedAt = 50_000

/** The URLs that a target gives carry no account number. */
export const noAccountNumberInUrls: Rule = {
  id: 'rules/no-account-number-in-urls',
  title: 'No URL carries an account number',
  file: 'src/rules/no-account-number-in-urls.ts',
  decides: ({ id }) => id.endsWith('.urls.no-account-number'),
  remedy: ({ interface: name }) => `fixtures.${name}.accountNumbers`,
  judge: (sighting) => {
    const numbers = sighting.facts.accountNumbers.filter(({ length }) => length >= tellingLength)
    if (numbers.length === 0) return []
    const requirement = `${sighting.operation.interface}.urls.no-account-number`
    return urlsOf(sighting).map(({ url, pointer }): Remark => {
      const found = numbers.find((number) => decoded(url).includes(number))
      if (found === undefined) return { requirement, verdict: 'pass' }
      const expected = 'a URL without an account number'
      return { requirement, verdict: 'fail', expected, actual: url, pointer }
    })
  },
}

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

function urlsOf({ response, json }: Sighting): readonly { url: string; pointer: string }[] {
  const urls = response.headers
    .filter(([name]) => holdsUrl.test(name))
    .map(([, url]) => ({ url, pointer: '' }))
  const open: [unknown, string, string][] = json.kind === 'json' ? [[json.value, '', '']] : []
  for (let looked = 0; open.length > 0 && looked < placesLookedAt; looked += 1) {
    const [value, name, pointer] = open.pop() ?? ['', '', '']
    if (typeof value === 'string' && holdsUrl.test(name) && looksLikeUrl.test(value))
      urls.push({ url: value, pointer })
    else if (Array.isArray(value))
      for (const [index, one] of value.entries()) open.push([one, name, `${pointer}/${index}`])
    else if (isObject(value))
      for (const [key, one] of Object.entries(value))
        open.push([one, key, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`])
  }
  return urls
}
