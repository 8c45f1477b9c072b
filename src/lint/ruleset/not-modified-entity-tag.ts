import { complaint, type Complaint } from './complaint.js'
import { declaresHeader } from './declares-header.js'
import { operations } from './operation.js'

/** A 304 repeats the ETag that the 200 would have had (RFC 9110, section 15.4.5). */
export function notModifiedEntityTag(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap(({ name, responses }) => {
    const tagged = responses.some(
      (response) => response.status === '200' && declaresHeader(response, 'ETag') === 'yes',
    )
    return responses
      .filter((response) => tagged && response.status === '304')
      .filter((response) => declaresHeader(response, 'ETag') === 'no')
      .map(({ at }) => complaint(`304 of ${name} declares no ETag, unlike its 200`, at))
  })
}
