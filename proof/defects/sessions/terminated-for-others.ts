import type { OpenedSession } from '../../../src/reference/books/sessions.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('terminated-for-others')

interface Row {
  readonly name: string
  readonly says: string
  readonly isOther: (
    asked: Readonly<Record<string, unknown>>,
    session: OpenedSession | undefined,
  ) => boolean
}

const rows: readonly Row[] = [
  {
    name: 'customer',
    says: 'calls it that of another customer',
    isOther: ({ customerId }, session) =>
      customerId !== undefined && customerId !== session?.customerId,
  },
  {
    name: 'institution',
    says: 'calls it that of another institution',
    isOther: ({ institutionId }, session) =>
      institutionId !== undefined && institutionId !== session?.institutionId,
  },
  {
    name: 'nobody',
    says: 'does not say whose it is',
    isOther: ({ customerId }) => customerId === undefined,
  },
]

/** Sessions that were terminated are looked for with their owner, and extended for others. */
const defects: readonly Defect[] = rows.map(({ name, says, isOther }) =>
  defect(
    name,
    `A session that was terminated is extended for who ${says}.`,
    'sessions.terminate.unusable',
    ({ sessionNamed, resumptionOf }) => {
      let asked: unknown
      return {
        sessionNamed(body, operation) {
          asked = body
          return sessionNamed(body, operation)
        },
        resumptionOf: (state, session) =>
          state === 'terminated' && isObject(asked) && isOther(asked, session)
            ? 'extend'
            : resumptionOf(state, session),
      }
    },
  ),
)

export default defects
