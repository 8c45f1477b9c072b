import { complaint, type Complaint } from './complaint.js'
import { declaresHeader } from './declares-header.js'
import { operations } from './operation.js'
import { takesHeader } from './takes-header.js'

/**
 * An operation that documents 304 takes If-None-Match and answers ETag, since nothing else leads to
 * 304 (RFC 9110, section 15.4.5); dates in place of entity tags do as well.
 */
export function notModified(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap((operation) => {
    const { at, name, responses } = operation
    if (!responses.some(({ status }) => status === '304')) return []
    const conditional = ['If-None-Match', 'If-Modified-Since'].some((header) =>
      takesHeader(operation, header),
    )
    const complaints = conditional
      ? []
      : [complaint(`${name} documents 304 and does not take If-None-Match`, at)]
    for (const response of responses)
      if (['200', '2XX'].includes(response.status) && !declaresValidator(response))
        complaints.push(
          complaint(
            `${name} documents 304, but its ${response.status} declares no ETag`,
            response.at,
          ),
        )
    return complaints
  })
}

function declaresValidator(response: Parameters<typeof declaresHeader>[0]): boolean {
  return ['ETag', 'Last-Modified'].some((header) => declaresHeader(response, header) !== 'no')
}
