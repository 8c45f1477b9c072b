import { isObject } from '../../../src/reference/text/is-object.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Liberty } from '../../liberty.js'

const notSaid = 'Which characters a text may have is not shown.'

const replaced = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, one: unknown) =>
      typeof one === 'string' ? one.replaceAll(/\0|\p{Surrogate}/gu, '\u{fffd}') : one,
    ),
  )
const isHalf = (value: unknown): boolean => JSON.stringify(value ?? null).includes('\\ud800')
const isOdd = (value: unknown): boolean => /\\u0000|\\ud800/.test(JSON.stringify(value) ?? '')

/** What hardly ever stands in a request, and what a bank may make of it. */
const liberties: readonly Liberty[] = [
  {
    name: 'odd-requests-characters-replaced',
    sentence: 'The character NUL and half a pair of surrogates are replaced in memos and messages.',
    because: notSaid,
    behaviour: ({ memoText, readMessage }) => ({
      memoText: (body) => memoText(replaced(body)),
      readMessage: (body) => readMessage(replaced(body)),
    }),
  },
  {
    name: 'odd-requests-characters-refused',
    sentence:
      'Half a pair of surrogates is refused in memos and in what messages say, and NUL in memos.',
    because: notSaid,
    behaviour: ({ memoText, readMessage }) => ({
      memoText: (body) => (isOdd(body) ? undefined : memoText(body)),
      readMessage: (body) =>
        isObject(body) && isHalf(body['body']) ? undefined : readMessage(body),
    }),
  },
  {
    name: 'odd-requests-tags-malformed',
    sentence: 'What is no list of entity tags in If-Match is refused with 400.',
    because: 'A header field that is not what it is to be makes a request malformed.',
    behaviour: ({ mayWrite }) => ({
      mayWrite(ifMatch, current, operation) {
        if (ifMatch !== undefined && /^(?!W\/)\w/.test(ifMatch))
          throw new Refusal(400, 'badRequest', 'If-Match is no list of entity tags.')
        return mayWrite(ifMatch, current, operation)
      },
    }),
  },
]

export default liberties
