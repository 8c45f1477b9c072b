import { complaint, type Complaint } from './complaint.js'
import { declaresHeader } from './declares-header.js'
import { operations } from './operation.js'

/** A 401 carries WWW-Authenticate (RFC 9110, section 15.5.2). */
export function wwwAuthenticate(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap(({ name, responses }) =>
    responses
      .filter(
        (response) =>
          response.status === '401' && declaresHeader(response, 'WWW-Authenticate') === 'no',
      )
      .map(({ at }) => complaint(`401 of ${name} declares no header WWW-Authenticate`, at)),
  )
}
