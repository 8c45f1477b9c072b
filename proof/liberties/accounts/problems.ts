import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const optional = 'No member of a problem document is required.'

/** The one problem type that the document names keeps it. */
function typeIfNamed({ type }: JsonObject): JsonObject {
  return typeof type === 'string' && type.includes('invalidAccountId') ? { type } : {}
}

const refused = {
  statuses: [400, 401, 403, 404, 405, 422, 429, 503],
  mediaType: 'application/problem+json',
}

function problem(
  name: string,
  sentence: string,
  because: string,
  change: (body: JsonObject) => JsonObject,
): Liberty {
  return { name, sentence, because, response: changeJson(refused, change) }
}

/** Other problem documents. */
const liberties: readonly Liberty[] = [
  problem(
    'problems-about-blank',
    'The type of a problem is about:blank, but for the one that the document names.',
    'The list of problem types is not shown, and about:blank is the default.',
    (body) => ({ ...body, type: 'about:blank', ...typeIfNamed(body) }),
  ),
  problem(
    'problems-only-status',
    'A problem document has nothing but its status.',
    optional,
    (body) => ({ status: body['status'], ...typeIfNamed(body) }),
  ),
  problem(
    'problems-only-title',
    'A problem document has nothing but its title.',
    optional,
    (body) => ({
      title: body['title'],
      ...typeIfNamed(body),
    }),
  ),
  problem('problems-empty', 'A problem document is an empty object.', optional, typeIfNamed),
  problem(
    'problems-instances',
    'instance is an absolute URI of no web page, title and detail are as long as they may be.',
    'instance is any URI reference; title has 120 characters at most, detail 256.',
    (body) => ({
      ...body,
      instance: 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
      title: 't'.repeat(120),
      detail: 'd'.repeat(256),
    }),
  ),
  problem(
    'problems-nested',
    'problems holds 128 problems, some of them with problems of their own.',
    'problems is an array of 128 nested problems at most.',
    (body) => ({
      ...body,
      problems: Array.from({ length: 128 }, (_, index) =>
        index % 2 === 0 ? { title: 'One of many' } : { problems: [{ status: 100 }] },
      ),
    }),
  ),
  {
    name: 'problems-of-version-12',
    sentence: 'Problem types have reached version 12.',
    because: 'A problem type ends in its version, whichever that is.',
    behaviour: { problemType: (name, baseUrl) => `${baseUrl}/errors/${name}/v12` },
  },
]

export default liberties
