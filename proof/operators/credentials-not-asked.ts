import type { LawAspects } from '../../src/contract/law/law-aspect.js'
import { answerAsLast, type LetThrough } from './answer-as-last.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'

type Admits = (
  key: string | null,
  token: string | null,
  known: LetThrough,
  refused: Response,
) => boolean

/** For each aspect, which callers are let in that should stay outside. */
const admissions: Readonly<
  Partial<Record<LawAspects['authentication'], readonly [words: string, admits: Admits]>>
> = {
  'without-credentials': ['who bring nothing', (key, token) => key === null && token === null],
  'without-key': ['who bring no key', (key, token) => key === null && token !== null],
  'without-token': ['who bring no token', (key, token) => key !== null && token === null],
  'wrong-key': [
    'whose key was never allocated',
    (key, token, { keys, tokens }) =>
      key !== null && !keys.has(key) && token !== null && tokens.has(token),
  ],
  'wrong-token': [
    'whose token was never issued',
    // Whose token is known and permits nothing is forbidden.
    (key, token, { keys, tokens }, { status }) =>
      key !== null && keys.has(key) && token !== null && !tokens.has(token) && status === 401,
  ],
}

/** Serves callers who have not shown who they are. */
export const credentialsNotAsked: Operator = (contract) =>
  testedLaw(contract, 'authentication').flatMap(({ id, aspect, operation }) => {
    const [words, admits] = admissions[aspect] ?? []
    if (admits === undefined) return []
    return {
      name: defectName('credentials-not-asked', id),
      sentence: `${operation.id} serves callers ${words}.`,
      breaks: [id],
      group: `credentials-not-asked ${operation.interface} ${operation.id}`,
      response: answerAsLast([operation], ({ headers }, refused, known) =>
        admits(headers.get('api-key'), headers.get('authorization'), known, refused),
      ),
    }
  })
